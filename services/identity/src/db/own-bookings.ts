import { bookingStatus } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

type Database = Kysely<IdentityDatabase> | Transaction<IdentityDatabase>

/** Everything a person booked, oldest first. */
export async function listOwnBookings(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.booking as b')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .select([
      'b.id',
      'a.name as area_name',
      'b.service_id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.time_zone',
      'b.recipient_name',
      'b.address',
      'b.unit_number',
      'b.fee_display',
      'b.cancel_reason',
      'b.created_at',
    ])
    .where('b.client_user_profile_id', '=', userProfileId)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}

/** Whether a person has bookings to come, as client or as staff. */
export async function hasComingBookings(db: Database, userProfileId: UserProfileId, now: Date): Promise<boolean> {
  const [booked, job] = await Promise.all([
    db
      .selectFrom('booking_api.booking')
      .select('id')
      .where('client_user_profile_id', '=', userProfileId)
      .where('user_service_area_id', 'is', null)
      .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
      .where('starts_at', '>', now)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('booking_api.busy_staff')
      .select('user_profile_id')
      .where('user_profile_id', '=', userProfileId)
      .where('status', '=', bookingStatus.Confirmed)
      .where('starts_at', '>', now)
      .limit(1)
      .executeTakeFirst(),
  ])
  return booked !== undefined || job !== undefined
}

/** The locations on a person's shortlist. */
export async function listOwnShortlist(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.shortlist as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['a.id', 'a.name'])
    .where('s.user_profile_id', '=', userProfileId)
    .orderBy('a.name')
    .execute()
}
