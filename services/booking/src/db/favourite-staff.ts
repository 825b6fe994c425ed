import { maxSaved } from '@waymark/contracts/address-book'
import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { staffJson } from './shown-staff.ts'

type Database = Kysely<BookingDatabase>

/** Somebody who does visits for a location: can work, and is on one of its services. */
const doesVisits = sql<boolean>`p.can_work and exists (
  select from provider_api.service_staff t
  join provider_api.service_area_service s on s.id = t.service_area_service_id and s.is_enabled
  where t.user_profile_id = f.staff_user_profile_id and s.service_area_id = f.service_area_id)`

/** Whom a person asks for first, by location; whoever does no visits there any more is left out. */
export async function listFavouriteStaff(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('favourite_staff as f')
    .innerJoin('identity_api.person as p', 'p.id', 'f.staff_user_profile_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'f.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .select(['f.service_area_id', 'a.name as area_name', 'c.name as account_name', staffJson('p').as('staff')])
    .where('f.user_profile_id', '=', userProfileId)
    .where(doesVisits)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()
}

/** Whom a person asks for first at a location, whether or not they are still there. */
export async function findFavouriteStaffId(
  db: Database,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
): Promise<UserProfileId | undefined> {
  const found = await db
    .selectFrom('favourite_staff')
    .select('staff_user_profile_id')
    .where('user_profile_id', '=', userProfileId)
    .where('service_area_id', '=', serviceAreaId)
    .executeTakeFirst()
  return found?.staff_user_profile_id
}

/** Keeps somebody in place of whom the person asked for there before; false when they keep as many as they can. */
export async function keepFavourite(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  { serviceAreaId, staffId }: { readonly serviceAreaId: ServiceAreaId; readonly staffId: UserProfileId },
): Promise<boolean> {
  const { rows } = await sql`
    insert into favourite_staff (user_profile_id, service_area_id, staff_user_profile_id)
    select ${userProfileId}, ${serviceAreaId}, ${staffId}
    where (select count(*) from favourite_staff
      where user_profile_id = ${userProfileId} and service_area_id <> ${serviceAreaId}) < ${maxSaved}
    on conflict (user_profile_id, service_area_id)
      do update set staff_user_profile_id = excluded.staff_user_profile_id, created_at = now()
    returning service_area_id`.execute(trx)
  return rows.length > 0
}

export async function removeFavourite(
  db: Database,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('favourite_staff')
    .where('user_profile_id', '=', userProfileId)
    .where('service_area_id', '=', serviceAreaId)
    .returning('service_area_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Of a deleted person: whom they asked for, and who asked for them. */
export async function forgetFavouriteStaff(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<void> {
  await trx
    .deleteFrom('favourite_staff')
    .where((row) =>
      row.or([row('user_profile_id', '=', userProfileId), row('staff_user_profile_id', '=', userProfileId)]),
    )
    .execute()
}
