import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { formatCount } from '@waymark/web-kit/format'
import css from './bookings.module.css'

/** How many bookings fit, and which of them are shown. */
export function BookingsResult({ page }: { readonly page: OutputOf<typeof booking.getBookingList> }) {
  const { items, totalCount, pageNumber, pageSize, isMore } = page
  const first = (pageNumber - 1) * pageSize + 1
  return (
    <p className={css.result} role="status">
      <b>
        {isMore && 'More than '}
        {formatCount(totalCount, 'booking')}
      </b>
      .{totalCount > items.length && ` You see ${first} to ${first + items.length - 1}.`}
      {isMore && ' Search or filter to find the others.'}
    </p>
  )
}
