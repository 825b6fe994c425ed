import { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import { formatEnd, formatTime } from '@waymark/web-kit/format'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { allTimesText } from '@waymark/web-kit/viewer-zone'
import { sessionHref } from '../activities/activity-paths.ts'
import { useHasServices } from '../use-has-services.ts'
import styles from './staffs.module.css'

interface TodaysBookingsProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** What a person does today at the location, in the order of the day. Organisations without services have no bookings. */
export function TodaysBookings({ area, userProfileId }: TodaysBookingsProps) {
  const hasServices = useHasServices()
  const sheet = useCall(
    bookingTeam.getDaySheet,
    { serviceAreaId: area.serviceAreaId, staffUserProfileId: userProfileId },
    { enabled: hasServices },
  )
  if (!hasServices) return null
  const hasBookings = sheet.data !== undefined && bookingsOf(sheet.data).length > 0
  return (
    <Section
      title="Today"
      hint={hasBookings ? allTimesText(sheet.data.timeZone) : null}
      actions={
        hasBookings && (
          <TextLink isStandalone href={`/booking/upcoming?sheet=${sheet.data.date}&person=${userProfileId}`}>
            Day sheet to print
          </TextLink>
        )
      }
    >
      <Loaded of={mapLoaded(sheet, bookingsOf)} what="today’s bookings" count={1} headingLevel={3}>
        {(bookings) =>
          bookings.length === 0 ? (
            <p>No bookings today.</p>
          ) : (
            <ol className={styles.people}>
              {bookings.map((booking) => (
                <li key={booking.href} className={styles.person}>
                  <span>
                    <b className={styles.time}>
                      {formatTime(booking.start)} to {formatEnd(booking.start, booking.end)}
                    </b>{' '}
                    {booking.what}
                  </span>
                  <TextLink href={booking.href}>{booking.link}</TextLink>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Section>
  )
}

/** Bookings and sessions in the order of the day. */
function bookingsOf({ items: [person] }: OutputOf<typeof bookingTeam.getDaySheet>) {
  const { bookings = [], sessions = [] } = person ?? {}
  return [
    ...bookings.map((booking) => ({
      start: booking.requestedStartDateTime,
      end: booking.requestedEndDateTime,
      what: `${booking.serviceName} for ${booking.recipientName ?? booking.clientName}`,
      href: `/booking/${booking.bookingId}`,
      link: `Booking ${booking.bookingId}`,
    })),
    ...sessions.map((session) => ({
      start: session.startDateTime,
      end: session.endDateTime,
      what: session.activityTitle,
      href: sessionHref(session.activitySessionId),
      link: `Who comes to ${session.activityTitle}`,
    })),
  ].sort((a, b) => a.start.localeCompare(b.start))
}
