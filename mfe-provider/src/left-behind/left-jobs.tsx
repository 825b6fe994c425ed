import { bookingTeam } from '@waymark/contracts/booking-team'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { TextLink } from '@waymark/ui/text-link'
import { announce } from '@waymark/web-kit/announcement'
import { formatRange } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { FreeStaffField, type LeftJob, leaveIt } from './free-staff-field.tsx'
import styles from './left-jobs.module.css'
import type { PassOnState } from './use-pass-on.ts'

const shownAtOnce = 10

interface LeftJobsProps {
  readonly serviceAreaId: number
  readonly bookingIds: readonly number[]
  /** People whose jobs can be given to others; null where the start itself is removed. */
  readonly leavingStaffIds: readonly number[] | null
  readonly passOn: PassOnState
}

/** The bookings that a change affects: when, for whom, by whom, and who could do each instead. */
export function LeftJobs({ serviceAreaId, bookingIds, leavingStaffIds, passOn }: LeftJobsProps) {
  const [page, setPage] = useState(0)
  const shownIds = bookingIds.slice(page * shownAtOnce, (page + 1) * shownAtOnce)
  const jobs = useCall(
    bookingTeam.getBookingsToReassign,
    { serviceAreaId, bookingIds: shownIds },
    { enabled: shownIds.length > 0, keepPrevious: true },
  )
  const pageCount = Math.ceil(bookingIds.length / shownAtOnce)

  function open(next: number) {
    setPage(next)
    announce(`Bookings ${next * shownAtOnce + 1} to ${Math.min((next + 1) * shownAtOnce, bookingIds.length)}`)
  }

  return (
    <>
      <Loaded of={jobs} what="the bookings" headingLevel={3}>
        {(shown) => (
          <ul className={styles.jobs} aria-label="Bookings">
            {shown.map((job) => (
              <li key={job.bookingId} className={styles.job}>
                <div>
                  <b className={styles.when}>{formatRange(job.requestedStartDateTime, job.requestedEndDateTime)}</b>
                  <p className={styles.what}>
                    {job.serviceName} for {job.clientName}
                    {job.staff.length > 0 && `, with ${job.staff.map(fullName).join(' and ')}`}
                  </p>
                  <TextLink href={`/booking/${job.bookingId}`}>Open booking {job.bookingId}</TextLink>
                </div>
                {leavingStaffIds && (
                  <PassOnField {...{ serviceAreaId, job, passOn }} leavingStaffIds={leavingStaffIds} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Button
            size="small"
            disabledReason={page === 0 ? 'These are the first.' : undefined}
            onPress={() => open(page - 1)}
          >
            Earlier bookings
          </Button>
          <span>
            {page * shownAtOnce + 1} to {Math.min((page + 1) * shownAtOnce, bookingIds.length)} of {bookingIds.length}
          </span>
          <Button
            size="small"
            disabledReason={page === pageCount - 1 ? 'These are the last.' : undefined}
            onPress={() => open(page + 1)}
          >
            Later bookings
          </Button>
        </div>
      )}
    </>
  )
}

interface PassOnFieldProps {
  readonly serviceAreaId: number
  readonly job: LeftJob
  readonly leavingStaffIds: readonly number[]
  readonly passOn: PassOnState
}

/** Shows nothing for a job that none of them does any more: it has been handed over. */
function PassOnField({ serviceAreaId, job, leavingStaffIds, passOn }: PassOnFieldProps) {
  const leaving = job.staff.find(({ userProfileId }) => leavingStaffIds.includes(userProfileId))
  if (!leaving) return <p>Handed over.</p>
  const choice = passOn.choices.find(({ bookingId }) => bookingId === job.bookingId)
  return (
    <FreeStaffField
      serviceAreaId={serviceAreaId}
      job={job}
      leavingName={fullName(leaving)}
      value={choice?.toStaffId ?? leaveIt}
      onChange={(toStaffId) =>
        passOn.choose(
          job.bookingId,
          toStaffId === leaveIt ? null : { bookingId: job.bookingId, fromStaffId: leaving.userProfileId, toStaffId },
        )
      }
      errorMessage={passOn.errors[job.bookingId]}
    />
  )
}
