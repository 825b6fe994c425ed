import type { ActivityId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

type Database = Kysely<ProviderDatabase> | Transaction<ProviderDatabase>

/** The editable fields of an activity. */
export interface ActivityToWrite {
  readonly title: string
  readonly description: string
  readonly kind_ids: number[]
  readonly min_age: number | null
  readonly max_age: number | null
  readonly price_cents: number
  readonly spaces_per_session: number
  readonly spaces_per_client: number
}

function activityRows(db: Database) {
  return db
    .selectFrom('activity as t')
    .innerJoin('service_area as a', 'a.id', 't.service_area_id')
    .select(['t.id', 't.service_area_id', 't.version', 't.status', 't.title', 't.description', 't.kind_ids'])
    .select(['t.min_age', 't.max_age', 't.price_cents', 't.spaces_per_session', 't.spaces_per_client', 'a.country_id'])
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRows>['executeTakeFirstOrThrow']>>

/** An activity of one location. */
export async function findActivity(
  db: Database,
  of: { readonly serviceAreaId: ServiceAreaId; readonly activityId: ActivityId },
): Promise<ActivityRow | undefined> {
  return activityRows(db)
    .where('t.id', '=', of.activityId)
    .where('t.service_area_id', '=', of.serviceAreaId)
    .executeTakeFirst()
}

/** One page of a location's activities, newest first. */
export async function listActivities(
  db: Database,
  filter: { readonly serviceAreaId: ServiceAreaId; readonly pageNumber: number; readonly pageSize: number },
) {
  const [rows, total] = await Promise.all([
    activityRows(db)
      .where('t.service_area_id', '=', filter.serviceAreaId)
      .orderBy('t.id', 'desc')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    db
      .selectFrom('activity')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('service_area_id', '=', filter.serviceAreaId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: total.count }
}

/** Adds an activity as a draft. Idempotent per key and location: a repeat returns the first one's id. */
export async function insertActivity(
  db: Database,
  added: ActivityToWrite & {
    readonly service_area_id: ServiceAreaId
    readonly created_by: UserProfileId
    readonly created_at: Date
    readonly idempotency_key: string | null
  },
): Promise<ActivityId> {
  const row = await db
    .insertInto('activity')
    .values({ ...added, updated_at: added.created_at })
    .onConflict((conflict) => conflict.constraint('activity_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return row.id
  const first = await db
    .selectFrom('activity')
    .select('id')
    .where('service_area_id', '=', added.service_area_id)
    .where('idempotency_key', '=', added.idempotency_key)
    .executeTakeFirstOrThrow()
  return first.id
}

/** Updates an activity that is still at `version`; false on a conflict. */
export async function updateActivity(
  db: Database,
  at: { readonly activityId: ActivityId; readonly version: number | null; readonly now: Date },
  activity: ActivityToWrite,
): Promise<boolean> {
  const changed = await db
    .updateTable('activity')
    .set({ ...activity, version: sql`version + 1`, updated_at: at.now })
    .where('id', '=', at.activityId)
    .where('version', '=', at.version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
