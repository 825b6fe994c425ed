import { activityBooking } from '@waymark/contracts/activity-booking'
import { wishes } from '@waymark/domain/activity/wishes'
import { MonthCalendar } from '@waymark/ui/month-calendar'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDate, formatEnd, formatTime, zoneName } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { stockText } from '../activity/activity-words.ts'
import { outThenText } from '../activity/out-then.ts'
import { wallNow } from '../time/wall-now.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'
import { SessionAct } from './session-act.tsx'
import { SpacesLeft } from './spaces-left.tsx'

type Session = AskedActivity['sessions'][number]

const spaces = { nouns: ['space left', 'spaces left'], short: 'left', none: 'Full' } as const

/** The sessions as a month: each day says how many spaces are left, and below it are the sessions of the chosen one. */
export function SessionsCalendar({ activity }: { readonly activity: AskedActivity }) {
  const [first] = activity.sessions
  const timeZone = first?.timeZone ?? 'Pacific/Auckland'
  const [today] = useState(() => wallNow(timeZone, Date.now()).slice(0, 10))
  const firstDay = first?.startDateTime.slice(0, 10) ?? today
  const [month, setMonth] = useState(firstDay.slice(0, 7))
  const [day, setDay] = useState(firstDay)
  const found = useCall(
    activityBooking.getActivityForNewBooking,
    { activityId: activity.activityId, month },
    { ignore401: true },
  )
  const sessions = found.data?.sessions ?? []
  const byDay = Map.groupBy(sessions, ({ startDateTime }) => startDateTime.slice(0, 10))
  const ofDay = byDay.get(day) ?? []
  return (
    <div className={css.calendar}>
      <MonthCalendar
        label={`Sessions of ${activity.title}`}
        value={day}
        onChange={setDay}
        freeCountOf={(date) =>
          byDay.get(date)?.reduce((sum, { spacesLeft, closedFor }) => sum + (closedFor === null ? spacesLeft : 0), 0)
        }
        counted={spaces}
        isFullChoosable
        isLoading={found.isFetching && found.data === undefined}
        today={today}
        onMonthChange={setMonth}
        firstDay={firstDay}
      />
      <Stack gap={3}>
        <p role="status">
          {found.data &&
            (ofDay.length > 0
              ? `${formatDate(day)}: ${formatCount(ofDay.length, 'session')}. ${zoneName(timeZone)}.`
              : `No session on ${formatDate(day)}. This month has ${formatCount(sessions.length, 'session')}.`)}
        </p>
        {found.error && <Notice tone="warning">{found.error.message}</Notice>}
        <ul className={css.daySessions}>
          {ofDay.map((session) => (
            <li key={session.activitySessionId}>
              <SessionOfDay session={session} outThen={outThenText(activity.outages, session)} />
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}

interface SessionOfDayProps {
  readonly session: Session
  /** What is out of order at it. */
  readonly outThen: string | null
}

function SessionOfDay({ session, outThen }: SessionOfDayProps) {
  const { startDateTime, endDateTime, accessStock, note } = session
  const places = wishes.filter(({ stock }) => accessStock[stock].total > 0)
  return (
    <>
      <div className={css.dayWords}>
        <b>
          {formatTime(startDateTime)} to {formatEnd(startDateTime, endDateTime)}
        </b>
        <SpacesLeft {...session} />
        {outThen !== null && <p className={css.small}>{outThen}</p>}
        <p className={css.small}>
          {places.map(({ stock, label }) => `${label}: ${stockText(session, stock).toLowerCase()}`).join(', ')}
          {note !== '' && ` ${note}`}
        </p>
      </div>
      <SessionAct session={session} />
    </>
  )
}
