import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Icon } from '@waymark/ui/icon'
import { formatCount, zoneName } from '@waymark/web-kit/format'
import Clock from 'lucide-react/icons/clock'
import css from './booking-list.module.css'
import type { ListView } from './list-views.ts'

interface ResultLineProps {
  readonly page: OutputOf<typeof booking.getBookingList>
  readonly view: ListView
}

/** How many there are, which of them are shown, and whose clock the times are of. */
export function ResultLine({ page: { items, totalCount, pageNumber, pageSize }, view }: ResultLineProps) {
  const first = (pageNumber - 1) * pageSize + 1
  const last = first + items.length - 1
  const zones = [...new Set(items.map(({ timeZone }) => timeZone))]
  const [zone] = zones
  return (
    <div className={css.result}>
      <p role="status">
        <b>{formatCount(totalCount, 'booking')}</b>
        {view.period === 'upcoming' && ' from now on'}.{totalCount > items.length && ` You see ${first} to ${last}.`}
      </p>
      {zone !== undefined && (
        <p className={css.zone}>
          <Icon of={Clock} />
          {zones.length === 1 ? zoneName(zone) : 'Each in the time of its place'}
        </p>
      )}
    </div>
  )
}
