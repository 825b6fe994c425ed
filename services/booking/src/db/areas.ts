import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

export async function findAreaTimeZone(
  db: Kysely<BookingDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<string | undefined> {
  const area = await db
    .selectFrom('provider_api.service_area')
    .select('time_zone')
    .where('id', '=', serviceAreaId)
    .executeTakeFirst()
  return area?.time_zone
}

export async function findAreaPlace(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('provider_api.service_area')
    .select(['name', 'time_zone', 'country_id'])
    .where('id', '=', serviceAreaId)
    .executeTakeFirstOrThrow()
}

/** A location and the others of its organisation in the same country, which share its currency. */
export async function listAreaIdsBeside(
  db: Kysely<BookingDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<readonly ServiceAreaId[]> {
  const rows = await db
    .selectFrom('provider_api.service_area as a')
    .innerJoin('provider_api.service_area as o', (join) =>
      join.onRef('o.account_id', '=', 'a.account_id').onRef('o.country_id', '=', 'a.country_id'),
    )
    .select('o.id')
    .where('a.id', '=', serviceAreaId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listAreaIdsOfAccount(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
): Promise<readonly ServiceAreaId[]> {
  const rows = await db
    .selectFrom('provider_api.service_area')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ id }) => id)
}

/** The name of a location and of its organisation. */
export async function findAreaAndAccount(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('provider_api.service_area as a')
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .select(['a.name as serviceAreaName', 'c.name as accountName'])
    .where('a.id', '=', serviceAreaId)
    .executeTakeFirst()
}

export async function findAreaAddress(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('provider_api.service_area')
    .select(['address', 'lat', 'lng'])
    .where('id', '=', serviceAreaId)
    .executeTakeFirst()
}

/** Which of the prerequisites for bookings a location has. */
export async function findSetUp(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  const enabled = db
    .selectFrom('provider_api.service_area_service as s')
    .where('s.service_area_id', '=', serviceAreaId)
    .where('s.is_enabled', '=', true)
  const has = await db
    .selectNoFrom((row) => [
      row.exists(enabled.select(sql`1`.as('one'))).as('services'),
      row
        .exists(
          enabled
            .innerJoin('provider_api.service_staff as t', 't.service_area_service_id', 's.id')
            .select(sql`1`.as('one')),
        )
        .as('staff'),
      row
        .exists(
          enabled
            .innerJoin('provider_api.schedule_line as l', 'l.service_area_service_id', 's.id')
            .select(sql`1`.as('one')),
        )
        .as('times'),
    ])
    .executeTakeFirstOrThrow()
  return { services: has.services === true, staff: has.staff === true, times: has.times === true }
}
