import type { ActivityStatus } from '@waymark/domain/enums'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

type Database = Kysely<ProviderDatabase>

/** What narrows the activities of a location; amenities are listed by `amenities.ts`. */
export interface ActivityFilter {
  readonly serviceAreaId: ServiceAreaId
  readonly search: string
  readonly status?: ActivityStatus | undefined
  readonly activityKindId?: number | undefined
}

export interface ActivityOrder {
  readonly sort: 'next' | 'newest' | 'title'
  readonly now: Date
  readonly max: number
  readonly offset: number
}

/** The scheduled sessions of an activity `t` that have not begun; of a cancelled one a job has yet to cancel them. */
export function comingSessions(now: Date) {
  return sql`(
    select count(*)::int as count, min(s.starts_at) as starts_at from booking_api.activity_session s
    where s.activity_id = t.id and s.status = 'Active' and s.starts_at > ${now} and t.status <> 'Cancelled')`
}

export function activityRows(db: Database, now: Date) {
  return db
    .selectFrom('activity as t')
    .innerJoin('service_area as a', 'a.id', 't.service_area_id')
    .leftJoin('activity_picture as b', (join) => join.onRef('b.activity_id', '=', 't.id').on('b.kind', '=', 'banner'))
    .innerJoin(sql<{ count: number; starts_at: Date | null }>`lateral ${comingSessions(now)}`.as('coming'), (join) =>
      join.onTrue(),
    )
    .select(['t.id', 't.service_area_id', 't.version', 't.status', 't.title', 't.description', 't.kind_ids'])
    .select(['t.min_age', 't.max_age', 't.price_cents', 't.concession_price_cents', 't.has_free_companion'])
    .select(['t.spaces_per_session', 't.spaces_per_client', 't.refund_until_hours', 't.policy_note', 't.preparation'])
    .select(['t.contact_name', 't.contact_email', 't.contact_phone', 't.wheelchair_spaces', 't.hearing_receivers'])
    .select('t.amenity_type_id')
    .select(['t.interpreter_places', 't.quiet_places', 'a.account_id', 'a.country_id', 'a.time_zone'])
    .select(['b.file_key as banner_key', 'b.small_key as banner_small_key', 'b.alt as banner_alt'])
    .select(['coming.count as coming_sessions', 'coming.starts_at as next_starts_at'])
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activityRows>['executeTakeFirstOrThrow']>>

export async function findActivity(db: Database, activityId: ActivityId, now: Date): Promise<ActivityRow | undefined> {
  return activityRows(db, now).where('t.id', '=', activityId).executeTakeFirst()
}

/** Some activities, in the order of the ids; deleted ones are absent. */
export async function listActivitiesById(db: Database, ids: readonly ActivityId[], now: Date): Promise<ActivityRow[]> {
  if (ids.length === 0) return []
  return activityRows(db, now)
    .where('t.id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::bigint[], t.id)`)
    .execute()
}

function filteredActivities(db: Database, { serviceAreaId, search, status, activityKindId }: ActivityFilter) {
  return db
    .selectFrom('activity as t')
    .where('t.service_area_id', '=', serviceAreaId)
    .where('t.amenity_type_id', 'is', null)
    .$if(search !== '', (query) =>
      query.where((row) => row.or([containsSql('t.title', search), containsSql('t.description', search)])),
    )
    .where((row) => (status === undefined ? row.lit(true) : row('t.status', '=', status)))
    .$if(activityKindId !== undefined, (query) => query.where(sql<boolean>`${activityKindId} = any(t.kind_ids)`))
}

/** The ids of a location's activities that pass the filter: those with the next session first, the newest, or by title. */
export async function listActivityIds(
  db: Database,
  filter: ActivityFilter,
  order: ActivityOrder,
): Promise<ActivityId[]> {
  const found = filteredActivities(db, filter).select('t.id').limit(order.max).offset(order.offset)
  const sorted =
    order.sort === 'newest'
      ? found
      : order.sort === 'title'
        ? found.orderBy(sql`lower(t.title)`)
        : found
            .innerJoin(sql<{ starts_at: Date | null }>`lateral ${comingSessions(order.now)}`.as('coming'), (join) =>
              join.onTrue(),
            )
            .orderBy('coming.starts_at', (by) => by.asc().nullsLast())
  const rows = await sorted.orderBy('t.id', 'desc').execute()
  return rows.map(({ id }) => id)
}

export async function countActivities(db: Database, filter: ActivityFilter): Promise<number> {
  const { count } = await filteredActivities(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What decides whether an activity can be published or completed (`activityChangeRefusal`). */
export async function countSessions(db: Database, activityId: ActivityId, now: Date) {
  return db
    .selectFrom('booking_api.activity_session')
    .where('activity_id', '=', activityId)
    .select([
      sql<number>`(count(*) filter (where status in ('Draft', 'Active') and starts_at > ${now}))::int`.as(
        'plannedSessions',
      ),
      sql<number>`(count(*) filter (where status = 'Active' and ends_at > ${now}))::int`.as('openSessions'),
    ])
    .executeTakeFirstOrThrow()
}
