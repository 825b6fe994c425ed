import { busyText } from '@waymark/domain/activity/session-availability'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { listSessionsById, type SessionRow } from '../db/activity-sessions.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { listBusyStaff } from '../db/session-plan.ts'
import { type SessionStaff, takeSessionStaff } from '../db/session-staff.ts'
import { spokenStart } from './plan-dates.ts'

/** Takes the time of staff for their sessions; refuses with the name of the first who has something else then, or is on leave. */
export async function takeStaffOrRefuse(
  trx: Transaction<BookingDatabase>,
  pairs: readonly SessionStaff[],
  now: Date,
): Promise<Refused<'StaffBusy'> | undefined> {
  const sessions = await listSessionsById(trx, [...new Set(pairs.map((pair) => pair.activitySessionId))])
  const busy = await findBusyStaff(trx, pairs, sessions)
  if (busy) return busy
  if (await takeSessionStaff(trx, pairs, now)) return undefined
  // A visit was placed there since we looked.
  const since = await findBusyStaff(trx, pairs, sessions)
  return (
    since ??
    refuse('StaffBusy', { name: 'Somebody of them', why: busyText({ isOnLeave: false }), time: 'one of these times' })
  )
}

async function findBusyStaff(
  trx: Transaction<BookingDatabase>,
  pairs: readonly SessionStaff[],
  sessions: readonly SessionRow[],
): Promise<Refused<'StaffBusy'> | undefined> {
  const ids = sessions.map(({ id }) => id)
  for (const { id, starts_at: from, ends_at: until, time_zone: timeZone } of sessions) {
    const staffIds = pairs.filter((pair) => pair.activitySessionId === id).map((pair) => pair.userProfileId)
    const [busy] = await listBusyStaff(trx, staffIds, { from, until }, ids)
    if (busy)
      return refuse('StaffBusy', { name: busy.name, why: busyText(busy), time: spokenStart(timeZone, from.getTime()) })
  }
  return undefined
}
