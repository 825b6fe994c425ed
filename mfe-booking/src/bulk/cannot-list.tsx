import { Disclosure } from '@waymark/ui/disclosure'
import { formatCount } from '@waymark/web-kit/format'
import { bookingName } from '../booking-list/booking-row.ts'
import type { BulkChoice } from './bulk-choice.ts'

/** The chosen ones that are left out, each with why. */
export function CannotList({ cannot }: Pick<BulkChoice, 'cannot'>) {
  if (cannot.length === 0) return null
  return (
    <Disclosure title={`${formatCount(cannot.length, 'booking')} left out, and why`} headingLevel={3} isDefaultExpanded>
      <ul>
        {cannot.map(({ row, isSession, why }) => (
          <li key={row.bookingId}>
            <b>{bookingName(row)}</b>
            {isSession ? '' : `, ${row.clientName}`}: {why}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** How many people are told: two bookings of one client are one person. */
export function clientsText(rows: BulkChoice['can']): string {
  return formatCount(new Set(rows.map(({ clientName }) => clientName)).size, 'client')
}
