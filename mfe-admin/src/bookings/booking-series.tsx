import { bookingStatusNames } from '@waymark/domain/booking/status'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatWall } from '@waymark/web-kit/format'
import type { BookingDetail } from './booking-words.ts'
import css from './bookings.module.css'
import { bookingsPath } from './bookings-query.ts'

/** The other dates of the same series, each with its own page. */
export function BookingSeries({
  detail: { bookingDatesSummary: dates, bookingId },
}: {
  readonly detail: BookingDetail
}) {
  if (dates.length < 2) return null
  return (
    <section className={css.card} aria-labelledby="booking-series">
      <h2 id="booking-series" className={css.cardTitle}>
        One of {formatCount(dates.length, 'date')}
      </h2>
      <ul className={css.list}>
        {dates.map((date) => (
          <li key={date.bookingId}>
            {date.bookingId === bookingId ? (
              <b>{formatWall(date.bookingStartDateTime)} (this one)</b>
            ) : (
              <TextLink href={`${bookingsPath}/${date.bookingId}`} isStandalone>
                {formatWall(date.bookingStartDateTime)}
              </TextLink>
            )}
            <StatusBadge status={bookingStatusNames[date.status]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
