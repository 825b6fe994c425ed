import { bookingTeam } from '@waymark/contracts/booking-team'
import { Notice } from '@waymark/ui/notice'
import { SectionHeading } from '@waymark/ui/section-heading'
import { TextLink } from '@waymark/ui/text-link'
import { formatTime } from '@waymark/web-kit/format'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useId } from 'react'
import styles from './staffs.module.css'
import { useHasServices } from './use-has-services.ts'

interface TodaysJobsProps {
  readonly area: CurrentServiceArea
  readonly userProfileId: number
}

/** What a person does today at the location, in the order of the day. Organisations without services have no jobs. */
export function TodaysJobs({ area, userProfileId }: TodaysJobsProps) {
  const titleId = useId()
  const hasServices = useHasServices()
  const sheet = useCall(
    bookingTeam.getDaySheet,
    { serviceAreaId: area.serviceAreaId, staffUserProfileId: userProfileId },
    { enabled: hasServices },
  )
  if (!hasServices || sheet.isPending) return null
  const jobs = sheet.data?.items[0]?.jobs ?? []
  return (
    <section aria-labelledby={titleId} className={styles.page}>
      <SectionHeading
        id={titleId}
        actions={
          jobs.length > 0 && (
            <TextLink isStandalone href={`/booking/upcoming?sheet=${sheet.data?.date}&person=${userProfileId}`}>
              Day sheet to print
            </TextLink>
          )
        }
      >
        Today
      </SectionHeading>
      {sheet.isError && (
        <Notice tone="warning" title="Today’s jobs did not load.">
          {sheet.error.message}
        </Notice>
      )}
      {sheet.data && jobs.length === 0 && <p>No jobs today.</p>}
      {jobs.length > 0 && (
        <ol className={styles.people}>
          {jobs.map((job) => (
            <li key={job.bookingId} className={styles.person}>
              <span>
                <b className={styles.time}>
                  {formatTime(job.requestedStartDateTime)} to {formatTime(job.requestedEndDateTime)}
                </b>{' '}
                {job.serviceName} for {job.recipientName ?? job.clientName}
              </span>
              <TextLink href={`/booking/${job.bookingId}`}>Booking {job.bookingId}</TextLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
