import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

export async function findAreaTimeZone(
  db: Kysely<BookingDatabase>,
  serviceAreaId: number,
): Promise<string | undefined> {
  const area = await db
    .selectFrom('provider_api.service_area')
    .select('time_zone')
    .where('id', '=', serviceAreaId)
    .executeTakeFirst()
  return area?.time_zone
}

export async function findAreaNameAndZone(db: Kysely<BookingDatabase>, serviceAreaId: number) {
  return db
    .selectFrom('provider_api.service_area')
    .select(['name', 'time_zone'])
    .where('id', '=', serviceAreaId)
    .executeTakeFirstOrThrow()
}
