import { wishes } from '@waymark/domain/activity/wishes'
import { Cluster } from '@waymark/ui/cluster'
import { DataTable } from '@waymark/ui/data-table'
import { LinkButton } from '@waymark/ui/link-button'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate, formatEnd, formatTime, zoneName } from '@waymark/web-kit/format'
import { useState } from 'react'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { type OpenSession, placesLeft, stockText } from '../activity/activity-words.ts'
import { outThenText } from '../activity/out-then.ts'
import { SessionDay } from '../activity/session-day.tsx'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'
import { SessionAct } from './session-act.tsx'
import { SpacesLeft } from './spaces-left.tsx'

type Stock = (typeof wishes)[number]['stock']

/** The sessions to come with what each has left. Those without an access place that is asked for go last; none vanishes. */
export function SessionsTable({ activity }: { readonly activity: AskedActivity }) {
  const [wanted, setWanted] = useState<readonly Stock[]>([])
  const { sessions, outages, sessionCount, sessionsPage, sessionsPageSize, activityId } = activity
  const has = (session: OpenSession) => wanted.every((stock) => placesLeft(session, stock) > 0)
  const rows = [...sessions].sort((a, b) => Number(has(b)) - Number(has(a)))
  const without = rows.filter((session) => !has(session)).length
  const [first] = sessions
  const offered = wishes.filter(({ stock }) => sessions.some(({ accessStock }) => accessStock[stock].total > 0))
  const lastPage = Math.max(1, Math.ceil(sessionCount / sessionsPageSize))
  return (
    <>
      {offered.length > 0 && (
        <ToggleBadges
          label="Only what has this left comes first"
          isLabelHidden
          options={offered.map(({ stock, label }) => ({ id: stock, label: `${label} left` }))}
          value={wanted}
          onChange={setWanted}
        />
      )}
      <p role="status">
        <b>{formatCount(sessionCount, 'session')}</b> to come
        {without > 0 &&
          `. ${formatCount(without, 'of them has', 'of them have')} not all of this left, and ${without === 1 ? 'is' : 'are'} shown last`}
        .{first && ` ${zoneName(first.timeZone)}.`}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption={`Sessions of ${activity.title}`}
          rows={rows}
          idOf={({ activitySessionId }) => activitySessionId}
          columns={[
            {
              id: 'when',
              header: 'When',
              isRowHeader: true,
              cell: (session) => (
                <span className={css.when}>
                  <SessionDay wall={session.startDateTime} />
                  <span>
                    <VisuallyHidden>{formatDate(session.startDateTime)}, </VisuallyHidden>
                    <b>{formatTime(session.startDateTime)}</b>
                    <br />
                    to {formatEnd(session.startDateTime, session.endDateTime)}
                    <OutThen words={outThenText(outages, session)} />
                  </span>
                </span>
              ),
            },
            {
              id: 'spaces',
              header: 'Spaces left',
              cell: (session) => <SpacesLeft {...session} />,
            },
            ...offered.map(({ stock, column }) => ({
              id: stock,
              header: column,
              cell: (session: OpenSession) => stockText(session, stock),
            })),
          ]}
          actions={(session) => <SessionAct session={session} />}
        />
      )}
      {lastPage > 1 && (
        <Cluster>
          {sessionsPage > 1 && (
            <LinkButton href={newActivityBookingHref({ activityId, page: sessionsPage - 1 })}>
              Earlier sessions
            </LinkButton>
          )}
          {sessionsPage < lastPage && (
            <LinkButton href={newActivityBookingHref({ activityId, page: sessionsPage + 1 })}>
              Later sessions
            </LinkButton>
          )}
        </Cluster>
      )}
    </>
  )
}

/** What is out of order at a session. */
function OutThen({ words }: { readonly words: string | null }) {
  return words !== null && <span className={css.outThen}>{words}</span>
}
