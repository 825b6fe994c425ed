import { jobs } from '@waymark/contracts/jobs'
import type { ActivitySessionId, UserProfileId } from '@waymark/domain/ids'
import { sentenceOf } from '@waymark/domain/text/sentence'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { LockedSession } from '../db/lock-sessions.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { listBookedSessions } from '../db/session-bookings.ts'
import { releaseSessionStaff } from '../db/session-staff.ts'
import { endWaiting, writeSession } from '../db/write-sessions.ts'
import { spokenStart } from './plan-dates.ts'
import { findStaffing, tellSessionStaff } from './tell-session-staff.ts'

interface CancelledBy {
  readonly reason: string
  readonly byUserProfileId: UserProfileId | null
  readonly now: Date
}

/**
 * Cancels sessions: nobody can book them any more, their staff is free, and a job for each cancels its bookings one by
 * one, however many they are. Those who help are told, and those who manage activities once of each session that
 * somebody has booked. Call it with the sessions locked.
 */
export async function cancelSessions(
  trx: Transaction<BookingDatabase>,
  sessions: readonly Pick<LockedSession, 'id'>[],
  { reason, byUserProfileId, now }: CancelledBy,
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  const before = await findStaffing(trx, ids)
  for (const id of ids) {
    await writeSession(
      trx,
      id,
      { status: 'Cancelled', cancel_reason: reason === '' ? null : reason, cancelled_at: now },
      now,
    )
    await addToOutbox(trx, jobs.booking.cancelSessionBookings, { activitySessionId: id, byUserProfileId })
  }
  await tellManagers(trx, ids, byUserProfileId)
  await releaseSessionStaff(trx, ids)
  await tellSessionStaff(trx, { before, after: await findStaffing(trx, ids) }, { byUserProfileId, now })
  for (const waiting of await endWaiting(trx, ids))
    await addToOutbox(trx, jobs.notify.waitlistEnded, {
      waitlistEntryId: waiting.id,
      activityId: waiting.activity_id,
      startsAt: waiting.starts_at.toISOString(),
      timeZone: waiting.time_zone,
      reason: waiting.cancel_reason ?? '',
      userProfileId: waiting.client_user_profile_id,
      contactName: waiting.contact_name,
      contactEmail: waiting.contact_email,
    })
}

/** One piece of news for each session, however many bookings are cancelled with it. */
async function tellManagers(
  trx: Transaction<BookingDatabase>,
  ids: readonly ActivitySessionId[],
  byUserProfileId: UserProfileId | null,
): Promise<void> {
  for (const session of await listBookedSessions(trx, ids)) {
    const { bookingCount: count, cancelReason: reason } = session
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `session ${session.id} cancelled`,
      to: {
        kind: 'activityManagers',
        serviceAreaId: session.serviceAreaId,
        accountId: session.accountId,
        exceptUserProfileId: byUserProfileId,
      },
      newsKind: 'session cancelled',
      preference: 'booking cancelled',
      title: `A session is cancelled: ${spokenStart(session.timeZone, session.startsAt.getTime())}`,
      text: [
        `${session.title}: ${count === 1 ? '1 booking is' : `${count} bookings are`} cancelled with it, and whoever had booked is told.`,
        ...(reason === null ? [] : [sentenceOf(reason)]),
      ].join(' '),
      href: `/service-area/activities-events/activity-session/${session.id}`,
    })
  }
}
