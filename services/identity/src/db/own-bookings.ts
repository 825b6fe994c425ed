import { bookingStatus } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Everything a person booked, oldest first. */
export async function listOwnBookings(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.booking as b')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .select([
      'b.id',
      'a.name as area_name',
      'b.service_id',
      'b.own_service_name',
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

/** Every session that a person booked spaces of, oldest first. */
export async function listOwnActivityBookings(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.activity_booking as b')
    .innerJoin('provider_api.activity as t', 't.id', 'b.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .select(['b.id', 'a.name as area_name', 't.title', 'b.status', 'b.starts_at', 'b.ends_at', 'b.time_zone'])
    .select(['b.contact_name', 'b.contact_email', 'b.contact_phone', 'b.spaces', 'b.companions', 'b.total_cents'])
    .select(['b.currency', 'b.cancel_reason', 'b.created_at'])
    .where('b.client_user_profile_id', '=', userProfileId)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}

/** What a person wrote for waitlists, oldest first. */
export async function listOwnWaitlistEntries(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.own_waitlist_entry as w')
    .innerJoin('booking_api.activity_session as s', 's.id', 'w.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['a.name as area_name', 't.title', 's.starts_at', 'a.time_zone', 'w.state', 'w.spaces', 'w.people'])
    .select(['w.contact_name', 'w.contact_email', 'w.contact_phone', 'w.created_at'])
    .where('w.client_user_profile_id', '=', userProfileId)
    .orderBy('w.id')
    .execute()
}

/** Whether a person has bookings to come, as client or as staff. */
export async function hasComingBookings(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<boolean> {
  const [booked, space, job, session] = await Promise.all([
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
      .selectFrom('booking_api.activity_booking')
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
    db
      .selectFrom('booking_api.session_staff as t')
      .innerJoin('booking_api.activity_session as s', 's.id', 't.activity_session_id')
      .select('t.user_profile_id')
      .where('t.user_profile_id', '=', userProfileId)
      .where('s.status', '=', 'Active')
      .where('s.starts_at', '>', now)
      .limit(1)
      .executeTakeFirst(),
  ])
  return [booked, space, job, session].some((row) => row !== undefined)
}

/** The locations on a person's shortlist. */
export async function listOwnShortlist(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('booking_api.shortlist as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['a.id', 'a.name'])
    .where('s.user_profile_id', '=', userProfileId)
    .orderBy('a.name')
    .execute()
}
