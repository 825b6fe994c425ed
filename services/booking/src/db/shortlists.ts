import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { isNotRestrictedElsewhereSql, mayShortlistVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The provider that a person `p` is restricted to, if any. */
const restriction = { restrictedToAccountId: sql.ref<AccountId | null>('p.restricted_to_account_id') }

export async function listShortlistedIds(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<ServiceAreaId[]> {
  const rows = await db
    .selectFrom('shortlist')
    .select('service_area_id')
    .where('user_profile_id', '=', userProfileId)
    .orderBy('service_area_id')
    .execute()
  return rows.map((row) => row.service_area_id)
}

/** The shortlisted areas as cards show them, newest first; restricted people only see those of their provider. */
export async function listShortlist(db: Kysely<BookingDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('shortlist as l')
    .innerJoin('provider_api.service_area as a', 'a.id', 'l.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .innerJoin('identity_api.person as p', 'p.id', 'l.user_profile_id')
    .leftJoin('provider_api.business as b', 'b.account_id', 'a.account_id')
    .leftJoin('booking_api.rating as r', 'r.service_area_id', 'a.id')
    .select([
      'a.id',
      'a.name',
      'a.suburb',
      'a.radius_km',
      'a.time_zone',
      'a.is_private',
      'a.is_active',
      'a.venue_type_id',
      'a.banner_key',
      'a.banner_alt',
      'l.note',
      'c.name as account_name',
      'b.small_logo_key as logo_key',
      'r.average',
      'r.rating_count',
      sql<
        string[]
      >`array(select v.name from admin_api.venue_badge v where v.service_area_id = a.id order by v.name)`.as('badges'),
      sql<number>`(select count(*) from provider_api.service_area_service s where s.service_area_id = a.id and s.is_enabled)::int`.as(
        'service_count',
      ),
    ])
    .where('l.user_profile_id', '=', userProfileId)
    .where(isNotRestrictedElsewhereSql(restriction, venueColumns('a')))
    .orderBy('l.created_at', 'desc')
    .orderBy('a.id')
    .execute()
}

/** Adds an area to a shortlist; false when this person can see no such area. */
export async function addToShortlist(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with found as (
      select a.id from provider_api.service_area a join identity_api.person p on p.id = ${userProfileId}
      where a.id = ${serviceAreaId} and ${mayShortlistVenueSql(restriction, venueColumns('a'))}
    ), added as (
      insert into shortlist (user_profile_id, service_area_id, created_at) select ${userProfileId}, id, ${now} from found
      on conflict do nothing
    )
    select 1 from found
    union all select 1 from shortlist where user_profile_id = ${userProfileId} and service_area_id = ${serviceAreaId}`.execute(
    db,
  )
  return rows.length > 0
}

/** Saves a person's note on a shortlist entry; false when there is no entry. */
export async function writeShortlistNote(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
  note: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortlist')
    .set({ note })
    .where('user_profile_id', '=', userProfileId)
    .where('service_area_id', '=', serviceAreaId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeFromShortlist(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
): Promise<void> {
  await db
    .deleteFrom('shortlist')
    .where('user_profile_id', '=', userProfileId)
    .where('service_area_id', '=', serviceAreaId)
    .execute()
}

export async function isShortlisted(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
): Promise<boolean> {
  const found = await db
    .selectFrom('shortlist')
    .select('service_area_id')
    .where('user_profile_id', '=', userProfileId)
    .where('service_area_id', '=', serviceAreaId)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds an area that invited a person, private or not; a no-op when it is closed or already listed. */
export async function addInvitedToShortlist(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
  now: Date,
): Promise<void> {
  await sql`
    insert into shortlist (user_profile_id, service_area_id, created_at)
    select ${userProfileId}, a.id, ${now} from provider_api.service_area a where a.id = ${serviceAreaId} and a.is_active
    on conflict do nothing`.execute(db)
}
