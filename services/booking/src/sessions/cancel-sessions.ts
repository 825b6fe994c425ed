import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { LockedSession } from '../db/lock-sessions.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { releaseSessionStaff } from '../db/session-staff.ts'
import { endWaiting, writeSession } from '../db/write-sessions.ts'
import { findStaffing, tellSessionStaff } from './tell-session-staff.ts'

interface CancelledBy {
  readonly reason: string
  readonly byUserProfileId: UserProfileId | null
  readonly now: Date
}

/**
 * Cancels sessions: nobody can book them any more, their staff is free, and a job for each cancels its bookings one by
 * one, however many they are. Those who help are told. Call it with the sessions locked.
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
