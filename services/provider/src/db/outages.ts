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

/** Options that a location has, by its own facts or by those of what takes place there. */
const hadOptions = (serviceAreaId: ServiceAreaId) => sql<{ option_id: number }>`
    select accessibility_option_id as option_id from venue_fact where service_area_id = ${serviceAreaId} and is_met
    union
    select f.accessibility_option_id from activity a join activity_fact f on f.activity_id = a.id
    where a.service_area_id = ${serviceAreaId} and a.status = 'Active' and f.is_met`

/** The options of a location that can be out of order. */
export async function listOptionsHad(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId): Promise<number[]> {
  const { rows } = await hadOptions(serviceAreaId).execute(db)
  return rows.map((row) => row.option_id)
}

/** Whether a location has what is said to be out of order: an option that is yes, or an amenity that is open. */
export async function hasThing(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  thing: { readonly accessibilityOptionId: number | null; readonly amenityId: ActivityId | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from (${hadOptions(serviceAreaId)}) h where h.option_id = ${thing.accessibilityOptionId}
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

/** Ends an outage now; one that has not begun is deleted. Returns it as it was; undefined when there is none to end. */
export async function endOutageNow(
  trx: Transaction<ProviderDatabase>,
  at: { readonly serviceAreaId: ServiceAreaId; readonly outageId: OutageId; readonly now: Date },
) {
  const outage = await trx
    .selectFrom('outage')
    .select(['id', 'accessibility_option_id', 'activity_id', 'starts_at', 'ends_at'])
    .where('id', '=', at.outageId)
    .where('service_area_id', '=', at.serviceAreaId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at.now)]))
    .forUpdate()
    .executeTakeFirst()
  if (!outage) return undefined
  await (outage.starts_at < at.now
    ? trx.updateTable('outage').set({ ends_at: at.now }).where('id', '=', outage.id).execute()
    : trx.deleteFrom('outage').where('id', '=', outage.id).execute())
  return outage
}
