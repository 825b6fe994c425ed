import type { closedDay } from '@waymark/contracts/closed-day'
import type { OutputOf } from '@waymark/contracts/define-call'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { sessionHref } from '../activities/activity-paths.ts'

type Day = Pick<OutputOf<typeof closedDay.getPublicHolidays>['holidays'][number], 'sessionCount' | 'sessions'>

/** The sessions that people have booked on some days, by name and time; nothing where there are none. */
export function BookedSessions({ days }: { readonly days: readonly Day[] }) {
  const sessions = days.flatMap((day) => day.sessions)
  const count = days.reduce((sum, { sessionCount }) => sum + sessionCount, 0)
  if (sessions.length === 0) return null
  return (
    <>
      <ul aria-label="Booked sessions">
        {sessions.map(({ activitySessionId, title, startDateTime, timeZone, bookingCount, isRunning }) => (
          <li key={activitySessionId}>
            <TextLink href={sessionHref(activitySessionId)}>
              {title}, {formatDateTime(startDateTime, namedZone(timeZone))}
            </TextLink>
            {isRunning && ', running now'}: {formatCount(bookingCount, 'booking')}
          </li>
        ))}
      </ul>
      {count > sessions.length && <p>And {formatCount(count - sessions.length, 'more session')}.</p>}
    </>
  )
}
