import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './bookings-to-reassign.module.css'
import { type FoundStaff, FreeStaffField, leaveIt } from './free-staff-field.tsx'
import type { PassOnState } from './use-reassignment.ts'
import { WorkPages } from './work-pages.tsx'

type SessionToReassign = OutputOf<typeof activitySession.getSessionsToReassign>['items'][number]

const shownAtOnce = 10

interface SessionsToReassignProps {
  readonly serviceAreaId: number
  readonly leavingStaffId: number
  readonly reassignment: PassOnState
  readonly headingLevel: 3 | 4
  /** Those in the leave of somebody who stays; all of somebody who leaves when omitted. */
  readonly activitySessionIds?: readonly number[] | undefined
}

/** The sessions that somebody helps with and leaves: when, who else helps, and who could instead. Nothing where there are none. */
export function SessionsToReassign({
  serviceAreaId,
  leavingStaffId,
  reassignment,
  headingLevel,
  activitySessionIds,
}: SessionsToReassignProps) {
  const [page, setPage] = useState(0)
  const sessions = useCall(
    activitySession.getSessionsToReassign,
    {
      serviceAreaId,
      staffUserProfileId: leavingStaffId,
      ...(activitySessionIds && { activitySessionIds: [...activitySessionIds] }),
      pageNumber: page + 1,
      pageSize: shownAtOnce,
    },
    { keepPrevious: true, staleMs: 0 },
  )
  const staysTheirs = activitySessionIds !== undefined
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  if (sessions.data?.totalCount === 0) return null
  return (
    <Loaded of={sessions} what="the sessions" headingLevel={3}>
      {({ items, totalCount }) => (
        <Stack gap={3}>
          <Heading>{formatCount(totalCount, 'session')}</Heading>
          <p>
            {staysTheirs
              ? 'A session that you give to nobody stays with them, although they are away.'
              : 'A session that you give to nobody goes on without them.'}
          </p>
          <ul className={styles.bookings} aria-label="Sessions">
            {items.map((session) => (
              <li key={session.activitySessionId} className={styles.booking}>
                <div>
                  <b className={styles.when}>
                    {formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone))}
                  </b>
                  <p className={styles.what}>
                    {session.activityTitle}, {withWords(session, leavingStaffId)}
                  </p>
                  <TextLink href={`/service-area/activities-events/activity-session/${session.activitySessionId}`}>
                    Open this session
                  </TextLink>
                </div>
                <HelperField {...{ serviceAreaId, session, leavingStaffId, staysTheirs, reassignment }} />
              </li>
            ))}
          </ul>
          {totalCount > shownAtOnce && (
            <WorkPages what="sessions" page={page} pageSize={shownAtOnce} count={totalCount} onOpen={setPage} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** "with Mere Tui", or "with nobody else". */
function withWords({ staff }: SessionToReassign, leavingStaffId: number): string {
  const others = staff.filter(({ userProfileId }) => userProfileId !== leavingStaffId)
  return others.length === 0 ? 'with nobody else' : `with ${others.map(fullName).join(' and ')}`
}

interface HelperFieldProps {
  readonly serviceAreaId: number
  readonly session: SessionToReassign
  readonly leavingStaffId: number
  readonly staysTheirs: boolean
  readonly reassignment: PassOnState
}

function HelperField({ serviceAreaId, session, leavingStaffId, staysTheirs, reassignment }: HelperFieldProps) {
  const [search, onSearch] = useState('')
  const found = useFoundStaff(serviceAreaId, session.activitySessionId, leavingStaffId, search)
  const work = { kind: 'session', id: session.activitySessionId } as const
  return (
    <FreeStaffField
      work={session}
      {...{ search, onSearch, found }}
      words={{
        leaveIt: staysTheirs ? 'Leave it as it is' : 'Nobody instead',
        nobody: 'Nobody else of this location is free then.',
        many: (count) =>
          `${formatCount(count, 'person', 'people')} are free then. ${staysTheirs ? 'Leave it empty to leave it as it is.' : 'Leave it empty for nobody.'}`,
      }}
      value={reassignment.choiceOf(work)?.toStaffId ?? leaveIt}
      onChange={(toStaffId) =>
        reassignment.choose(work, toStaffId === leaveIt ? null : { ...work, fromStaffId: leavingStaffId, toStaffId })
      }
      errorMessage={reassignment.errorOf(work)}
    />
  )
}

function useFoundStaff(
  serviceAreaId: number,
  activitySessionId: number,
  staffUserProfileId: number,
  search: string,
): FoundStaff {
  const input = { serviceAreaId, activitySessionId, staffUserProfileId, search, pageNumber: 1, pageSize: 5 as const }
  const found = useCall(activitySession.getSessionsToReassign, input, { enabled: search !== '', keepPrevious: true })
  return { people: found.data?.items[0]?.freeStaff ?? [], isLoading: found.isFetching }
}
