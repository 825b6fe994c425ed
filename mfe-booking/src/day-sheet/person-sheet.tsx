import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { sessionPath } from '@waymark/domain/booking/booking-path'
import { bookingStatus } from '@waymark/domain/enums'
import { AddressLink } from '@waymark/ui/address-link'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDate, formatTime } from '@waymark/web-kit/format'
import { useId } from 'react'
import { needLabels } from '../access-fit/need-label.ts'
import css from './day-sheet.module.css'

type DayWork = OutputOf<typeof bookingTeam.getDaySheet>['nobody']
type DayJob = DayWork['jobs'][number]

interface PersonSheetProps {
  /** Whose day it is, or "Nobody yet". */
  readonly name: string
  readonly work: DayWork
  readonly date: string
}

/** The day of one person with its jobs and sessions; starts a new page in print. */
export function PersonSheet({ name, work, date }: PersonSheetProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.person}>
      <h2 id={titleId} className={css.name}>
        {name}{' '}
        <span className={css.small}>
          {[
            ...(work.jobs.length > 0 ? [formatCount(work.jobs.length, 'job')] : []),
            ...(work.sessions.length > 0 ? [formatCount(work.sessions.length, 'session')] : []),
            formatDate(date),
          ].join(', ')}
        </span>
      </h2>
      <ol className={css.jobs}>
        {entriesOf(work).map(({ id, start, end, facts }) => (
          <li key={id} className={css.job}>
            <p className={css.time}>
              {formatTime(start)}
              <span className={css.small}>to {formatTime(end)}</span>
            </p>
            {facts}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Jobs and sessions in the order of the day. */
function entriesOf({ jobs, sessions }: DayWork) {
  return [
    ...jobs.map((job) => ({
      id: `job-${job.bookingId}`,
      start: job.requestedStartDateTime,
      end: job.requestedEndDateTime,
      facts: <JobFacts job={job} />,
    })),
    ...sessions.map((session) => ({
      id: `session-${session.activitySessionId}`,
      start: session.startDateTime,
      end: session.endDateTime,
      facts: <SessionFacts session={session} />,
    })),
  ].sort((a, b) => a.start.localeCompare(b.start))
}

function SessionFacts({ session }: { readonly session: DayWork['sessions'][number] }) {
  const { activitySessionId, activityTitle, spacesTaken, maxSpaces } = session
  return (
    <div className={css.facts}>
      <p className={css.what}>
        <b>{activityTitle}</b>
        <TextLink href={sessionPath(activitySessionId)}>Who comes</TextLink>
      </p>
      <p className={css.small}>
        {spacesTaken} of {maxSpaces} spaces taken
      </p>
    </div>
  )
}

function JobFacts({ job }: { readonly job: DayJob }) {
  const needs = needLabels(job.sharedNeeds)
  const people = job.RequestedPeopleQty > 1 ? `, ${job.RequestedPeopleQty} people` : ''
  return (
    <div className={css.facts}>
      <p className={css.what}>
        <b>{job.recipientName ?? job.clientName}</b>
        {job.phone && <span>{job.phone}</span>}
        <TextLink href={`/booking/${job.bookingId}`}>Booking {job.bookingId}</TextLink>
      </p>
      <p>
        {job.UnitNumberForService && `Unit ${job.UnitNumberForService}, `}
        <AddressLink address={job.AddressForService} isPlain />
      </p>
      <p className={css.small}>
        {job.serviceName}, {job.sizeOptionName.toLowerCase()}
        {people}
        {job.recipientName && `. Booked by ${job.clientName}`}
        {job.status === bookingStatus.Completed && '. Completed'}
      </p>
      {job.withStaff.length > 0 && (
        <p className={css.small}>
          Together with {job.withStaff.map((one) => `${one.firstName} ${one.lastName}`).join(', ')}
        </p>
      )}
      {needs.length > 0 && <p>Needs: {needs.join('; ')}</p>}
      {job.Notes && <p>Notes: {job.Notes}</p>}
      {job.recipientNotes && <p>About the visit: {job.recipientNotes}</p>}
    </div>
  )
}
