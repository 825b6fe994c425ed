import type { ActivityId, OutageId, ServiceAreaId } from '@waymark/domain/ids'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { OutageTable, ProviderDatabase } from './schema.ts'

/** What is out of order at a location now or soon, the first to begin first. */
export async function listOutages(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId, now: Date) {
  return db
    .selectFrom('outage as o')
    .leftJoin('activity as t', 't.id', 'o.activity_id')
    .select(['o.id', 'o.accessibility_option_id', 'o.activity_id', 't.title', 'o.starts_at', 'o.ends_at', 'o.note'])
    .where('o.service_area_id', '=', serviceAreaId)
    .where((where) => where.or([where('o.ends_at', 'is', null), where('o.ends_at', '>', now)]))
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .execute()
}

export type OutageRow = Awaited<ReturnType<typeof listOutages>>[number]

/** Whether a location has what is said to be out of order: an option that is yes, or an amenity that is open. */
export async function hasThing(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  thing: { readonly accessibilityOptionId: number | null; readonly amenityId: ActivityId | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from venue_fact where service_area_id = ${serviceAreaId} and accessibility_option_id = ${thing.accessibilityOptionId} and is_met
    union all
    select from activity where id = ${thing.amenityId} and service_area_id = ${serviceAreaId} and amenity_type_id is not null
      and status = 'Active'`.execute(db)
  return rows.length > 0
}

export async function insertOutage(
  trx: Transaction<ProviderDatabase>,
  outage: Insertable<OutageTable>,
): Promise<OutageId> {
  const { id } = await trx.insertInto('outage').values(outage).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Ends an outage now; one that has not begun is deleted. False when there is none to end. */
export async function endOutageNow(
  trx: Transaction<ProviderDatabase>,
  at: { readonly serviceAreaId: ServiceAreaId; readonly outageId: OutageId; readonly now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('outage')
    .set({ ends_at: at.now })
    .where('id', '=', at.outageId)
    .where('service_area_id', '=', at.serviceAreaId)
    .where('starts_at', '<', at.now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at.now)]))
    .returning('id')
    .executeTakeFirst()
  if (ended) return true
  const deleted = await trx
    .deleteFrom('outage')
    .where('id', '=', at.outageId)
    .where('service_area_id', '=', at.serviceAreaId)
    .where('starts_at', '>=', at.now)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
