import { bookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { EmptyState } from '@waymark/ui/empty-state'
import { PlaceArt } from '@waymark/ui/place-art'
import { RouteDays, RouteEntry } from '@waymark/ui/route-days'
import { SectionHeading } from '@waymark/ui/section-heading'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatTime, zonesText } from '@waymark/web-kit/format'
import type { ReactNode } from 'react'
import type { DashboardBooking } from './booking-data.ts'
import css from './dashboard-cards.module.css'

interface ComingUpProps {
  readonly of: { readonly comingUp: readonly DashboardBooking[]; readonly upcomingCount: number }
  readonly side: 'client' | 'provider'
  /** The text of the link to the list where one booking is all of it. */
  readonly onlyOne: string
  /** The small print under what is booked: who comes, or to whom. */
  readonly detailOf: (booking: DashboardBooking) => string
  readonly empty: { readonly title: string; readonly action: ReactNode; readonly children: string }
}

/** The next bookings, with a link to all of them. */
export function ComingUp({ of: { comingUp, upcomingCount }, side, onlyOne, detailOf, empty }: ComingUpProps) {
  return (
    <section aria-labelledby="coming-up" className={css.section}>
      <SectionHeading
        id="coming-up"
        actions={
          upcomingCount > 0 && (
            <TextLink href="/booking/upcoming" isStandalone>
              {upcomingCount === 1 ? onlyOne : `All ${upcomingCount} upcoming bookings`}
            </TextLink>
          )
        }
      >
        Coming up
      </SectionHeading>
      {comingUp.length > 0 ? (
        <NextDays bookings={comingUp} side={side} detailOf={detailOf} />
      ) : (
        <EmptyState headingLevel={3} picture={<PlaceArt of="walk" />} {...empty} />
      )}
    </section>
  )
}

interface NextDaysProps extends Pick<ComingUpProps, 'side' | 'detailOf'> {
  readonly bookings: readonly DashboardBooking[]
}

/** The next bookings on the route line, day by day. */
function NextDays({ bookings, side, detailOf }: NextDaysProps) {
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
