import type { ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/**
 * Why the location of a row with this alias, a session or a booking, is closed on a day on which it is held, the first
 * one, with the day where it starts before it; null where it is open throughout. `timeZone` is the column of its zone.
 */
export const closedForOf = (alias: 's' | 'e' | 'b', timeZone: string) =>
  sql<string | null>`(select case when x.day > (${startOf(alias)} at time zone ${sql.ref(timeZone)})::date
        then to_char(x.day, 'FMDy FMDD Mon YYYY') || ', ' || x.name else x.name end
    from provider_api.closed_day x
    where x.service_area_id = ${sql.ref(`${alias}.service_area_id`)}
      and x.day >= (${startOf(alias)} at time zone ${sql.ref(timeZone)})::date
      and x.day::timestamp < ${sql.ref(`${alias}.ends_at`)} at time zone ${sql.ref(timeZone)}
    order by x.day limit 1)`

const startOf = (alias: string) => sql.ref(`${alias}.starts_at`)

/** The days from one to another, both included, on which a location is closed. */
export async function listClosedDaysBetween(
  db: Kysely<BookingDatabase>,
  serviceAreaId: ServiceAreaId,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
) {
  return db
    .selectFrom('provider_api.closed_day')
    .select(['day as date', 'name'])
    .where('service_area_id', '=', serviceAreaId)
    .where('day', '>=', fromDate)
    .where('day', '<=', toDate)
    .orderBy('day')
    .execute()
}
