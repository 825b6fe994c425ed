import { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import { formatTime } from '@waymark/web-kit/format'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { sessionHref } from '../activities/activity-paths.ts'
import styles from './staffs.module.css'
import { useHasServices } from './use-has-services.ts'

interface TodaysJobsProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** What a person does today at the location, in the order of the day. Organisations without services have no jobs. */
export function TodaysJobs({ area, userProfileId }: TodaysJobsProps) {
  const hasServices = useHasServices()
  const sheet = useCall(
    bookingTeam.getDaySheet,
    { serviceAreaId: area.serviceAreaId, staffUserProfileId: userProfileId },
    { enabled: hasServices },
  )
  if (!hasServices) return null
  const hasJobs = sheet.data !== undefined && jobsOf(sheet.data).length > 0
  return (
    <Section
      title="Today"
      actions={
        hasJobs && (
          <TextLink isStandalone href={`/booking/upcoming?sheet=${sheet.data.date}&person=${userProfileId}`}>
            Day sheet to print
          </TextLink>
        )
      }
    >
      <Loaded of={mapLoaded(sheet, jobsOf)} what="today’s jobs" count={1} headingLevel={3}>
        {(jobs) =>
          jobs.length === 0 ? (
            <p>No jobs today.</p>
          ) : (
            <ol className={styles.people}>
              {jobs.map((job) => (
                <li key={job.href} className={styles.person}>
                  <span>
                    <b className={styles.time}>
                      {formatTime(job.start)} to {formatTime(job.end)}
                    </b>{' '}
                    {job.what}
                  </span>
                  <TextLink href={job.href}>{job.link}</TextLink>
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
function jobsOf({ items: [person] }: OutputOf<typeof bookingTeam.getDaySheet>) {
  const { jobs = [], sessions = [] } = person ?? {}
  return [
    ...jobs.map((job) => ({
      start: job.requestedStartDateTime,
      end: job.requestedEndDateTime,
      what: `${job.serviceName} for ${job.recipientName ?? job.clientName}`,
      href: `/booking/${job.bookingId}`,
      link: `Booking ${job.bookingId}`,
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
