import { randomUUID } from 'node:crypto'
import { jobs } from '@waymark/contracts/jobs'
import type { ActivitySessionId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { findPersonName } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { listSessionStaff, listToldSessions, type SessionStaff, type ToldSession } from '../db/session-staff.ts'
import { type StaffChange, sessionStaffNews } from './session-staff-words.ts'

/** Who helps with which sessions, at one moment of a transaction. */
export interface Staffing {
  readonly pairs: readonly SessionStaff[]
  readonly sessions: readonly ToldSession[]
}

interface ChangedBy {
  /** Null: Waymark. */
  readonly byUserProfileId: UserProfileId | null
  readonly now: Date
}

/** Read it before and after a change, with the sessions locked. */
export async function findStaffing(
  trx: Transaction<BookingDatabase>,
  ids: readonly ActivitySessionId[],
): Promise<Staffing> {
  return { pairs: await listSessionStaff(trx, ids), sessions: await listToldSessions(trx, ids) }
}

/**
 * Tells everybody whom the change gave sessions, took them away, or moved them, in one piece of news each, however many
 * sessions it concerns. Whoever made the change knows of it, and a draft is nobody's work yet.
 */
export async function tellSessionStaff(
  trx: Transaction<BookingDatabase>,
  { before, after }: { readonly before: Staffing; readonly after: Staffing },
  { byUserProfileId, now }: ChangedBy,
): Promise<void> {
  const people = new Set([...before.pairs, ...after.pairs].map(({ userProfileId }) => userProfileId))
  if (byUserProfileId !== null) people.delete(byUserProfileId)
  if (people.size === 0) return
  const byName = byUserProfileId === null ? 'Waymark' : await findPersonName(trx, byUserProfileId)
  for (const userProfileId of people) {
    const changes = changesFor(userProfileId, before, after).filter(({ session }) => session.endsAt > now)
    if (changes.length === 0) continue
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `session staff ${randomUUID()}`,
      to: { kind: 'person', userProfileId },
      newsKind: 'session staff',
      preference: 'session staff',
      ...sessionStaffNews(changes, byName),
      href: hrefOf(changes),
    })
  }
}

function changesFor(userProfileId: UserProfileId, before: Staffing, after: Staffing): StaffChange[] {
  const had = workOf(userProfileId, before)
  const has = workOf(userProfileId, after)
  return after.sessions.flatMap((session): StaffChange[] => {
    const [earlier, later] = [had.get(session.id), has.get(session.id)]
    if (!earlier) return later ? [{ kind: 'given', session, before: session }] : []
    if (later) return isAtSameTime(earlier, later) ? [] : [{ kind: 'moved', session, before: earlier }]
    const kinds = { Cancelled: 'cancelled', Draft: 'draft again', Active: 'taken', Completed: 'taken' } as const
    return [{ kind: kinds[session.status], session, before: earlier }]
  })
}

/** The sessions that somebody's days show. */
function workOf(userProfileId: UserProfileId, { pairs, sessions }: Staffing): ReadonlyMap<number, ToldSession> {
  const ids = new Set(
    pairs.filter((pair) => pair.userProfileId === userProfileId).map((pair) => pair.activitySessionId),
  )
  return new Map(
    sessions
      .filter(({ id, status }) => ids.has(id) && (status === 'Active' || status === 'Completed'))
      .map((session) => [session.id, session]),
  )
}

function isAtSameTime(one: ToldSession, other: ToldSession): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime()
}

/** A session is shown to those alone who help with it. */
function hrefOf(changes: readonly StaffChange[]): string {
  const [first, ...others] = changes
  if (first && others.length === 0 && (first.kind === 'given' || first.kind === 'moved'))
    return `/service-area/activities-events/activity-session/${first.session.id}`
  return changes.every(({ session }) => session.isOfAmenity)
    ? '/dashboard'
    : '/service-area/activities-events/scheduled-activities'
}
