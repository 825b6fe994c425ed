import { jobs } from '@waymark/contracts/jobs'
import type { WaitlistEntryId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'
import { findPlaceOnWaitlist } from '../db/waitlist.ts'

/** Has somebody emailed what they wait for, and where they see it and can leave. */
export async function tellOfPlace(
  trx: Transaction<BookingDatabase>,
  waitlistEntryId: WaitlistEntryId,
  onceKey: string,
): Promise<void> {
  const place = await findPlaceOnWaitlist(trx, waitlistEntryId)
  await addToOutbox(trx, jobs.notify.waitlistJoined, {
    activityId: place.activity_id,
    activitySessionId: place.activity_session_id,
    startsAt: place.starts_at.toISOString(),
    timeZone: place.time_zone,
    spaces: place.spaces,
    userProfileId: place.client_user_profile_id,
    guestId: place.guest_id,
    contactName: place.contact_name,
    contactEmail: place.contact_email,
    onceKey,
  })
}
