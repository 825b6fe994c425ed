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
