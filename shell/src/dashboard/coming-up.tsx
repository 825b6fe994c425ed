import { bookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { RouteDays, RouteEntry } from '@waymark/ui/route-days'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatTime, zonesText } from '@waymark/web-kit/format'
import type { DashboardBooking } from './booking-data.ts'
import css from './dashboard-cards.module.css'

interface ComingUpProps {
  readonly bookings: readonly DashboardBooking[]
  readonly side: 'client' | 'provider'
  /** The small print under what is booked: who comes, or to whom. */
  readonly detailOf: (booking: DashboardBooking) => string
}

/** The next bookings on the route line, day by day. */
export function ComingUp({ bookings, side, detailOf }: ComingUpProps) {
  const days = Map.groupBy(bookings, ({ requestedStartDateTime }) => requestedStartDateTime.slice(0, 10))
  return (
    <>
      <p className={css.soft}>{zonesText(bookings)}</p>
      <RouteDays
        days={[...days].map(([date, list]) => ({
          date,
          children: list.map((booking) => (
            <RouteEntry
              key={booking.bookingId}
              time={formatTime(booking.requestedStartDateTime)}
              title={<TextLink href={bookingPath(booking, side)}>{booking.itemName}</TextLink>}
              detail={detailOf(booking)}
              status={<StatusBadge status={bookingStatusNames[booking.status]} />}
            />
          )),
        }))}
      />
    </>
  )
}
