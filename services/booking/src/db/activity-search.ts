import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import type { Box } from '@waymark/domain/place/distance'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { likePattern } from '@waymark/service-kit/like-pattern'
import { type VenueColumns, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { sessionColumns, waitingCount } from './sessions-to-book.ts'

/** What somebody looks for. Wall times are of the time zone of each session. */
export interface Wanted {
  readonly now: Date
  readonly until: Date
  readonly fromWall: string | null
  readonly untilWall: string | null
  /** The point that distances are measured from. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null
  /** Only locations in this box, and no further than that from `near`. */
  readonly within: { readonly box: Box; readonly radiusKm: number | null } | null
  readonly serviceAreaId: number | null
  readonly kindIds: readonly number[]
  readonly age: number | null
  readonly maxPriceCents: number | null
  readonly spaces: number
  readonly stock: readonly ('wheelchair_spaces' | 'hearing_receivers' | 'interpreter_places' | 'quiet_places')[]
  readonly search: string
  /** The venues that the caller sees. */
  readonly isVisible: (venue: VenueColumns) => RawBuilder<SqlBool>
}

export interface FoundActivity {
  readonly id: ActivityId
  readonly service_area_id: ServiceAreaId
}

/** More than anybody looks through; narrower filters show the rest. */
export const maxFound = 2000

interface FoundPart {
  readonly order: 'when' | 'distance'
  readonly offset: number
  readonly limit: number
}

/**
 * A part of the activities with sessions to book, by their next one or the nearest first, and how many there are. From
 * the locations in reach to their sessions, and only then to what each activity is: services/booking/docs/explain.md.
 */
export async function findActivities(
  db: Kysely<BookingDatabase>,
  wanted: Wanted,
  { order, offset, limit }: FoundPart,
): Promise<{ readonly found: readonly FoundActivity[]; readonly totalCount: number }> {
  const { near, within, search } = wanted
  const radiusKm = near && within ? within.radiusKm : null
  const distance =
    near && (radiusKm !== null || order === 'distance')
      ? distanceKmSql(sql.ref('a.lat'), sql.ref('a.lng'), near)
      : sql`0::float8`
  const names = search === '' ? sql`` : sql`, a.name, a.suburb`
  const foundNames = search === '' ? sql`` : sql`, any_value(p.name) as name, any_value(p.suburb) as suburb`
  const { rows } = await sql<FoundActivity & { total_count: number }>`
    with place as materialized (
      select a.id, ${distance} as distance_km${names} from provider_api.area_place a where ${matchingPlace(wanted)}
    ), found as (
      select s.activity_id as id, any_value(p.id) as service_area_id, any_value(p.distance_km) as distance_km,
        min(s.starts_at) as next_start${foundNames}
      from place p join activity_session s on s.service_area_id = p.id
      where ${radiusKm === null ? sql`true` : sql`p.distance_km <= ${radiusKm}`} and ${matchingSession(wanted)}
      group by s.activity_id
    )
    select f.id, f.service_area_id, (count(*) over ())::int as total_count
    from found f join provider_api.activity_to_find t on t.id = f.id
    where ${matchingActivity(wanted)}
    order by ${order === 'distance' ? sql`f.distance_km, ` : sql``}f.next_start, f.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const [first] = rows
  if (first || offset === 0) return { found: rows, totalCount: first?.total_count ?? 0 }
  // A page after the last one: the count is still the same.
  const { totalCount } = await findActivities(db, wanted, { order, offset: 0, limit: 1 })
  return { found: [], totalCount }
}

function matchingPlace(wanted: Wanted): RawBuilder<SqlBool> {
  const { within } = wanted
  return every([
    wanted.isVisible(venueColumns('a')),
    wanted.serviceAreaId !== null && sql`a.id = ${wanted.serviceAreaId}`,
    within && sql`a.lat between ${within.box.south} and ${within.box.north} and ${longitudeIn(within.box)}`,
  ])
}

/** The condition on an activity `t`, found at a location `f`. */
function matchingActivity({ kindIds, age, search }: Wanted): RawBuilder<SqlBool> {
  return every([
    sql`true`,
    kindIds.length > 0 && sql`t.kind_ids && ${[...kindIds]}::int[]`,
    age !== null && sql`coalesce(t.min_age, ${age}) <= ${age} and coalesce(t.max_age, ${age}) >= ${age}`,
    search !== '' &&
      sql`(t.title ilike ${likePattern(search)} or f.name ilike ${likePattern(search)}
        or f.suburb ilike ${likePattern(search)})`,
  ])
}

/** A box around a point near the 180th meridian goes round it. */
function longitudeIn({ west, east }: Box): RawBuilder<SqlBool> {
  return west <= east ? sql`a.lng between ${west} and ${east}` : sql`(a.lng >= ${west} or a.lng <= ${east})`
}

/** The condition on a session `s`. */
function matchingSession(wanted: Wanted): RawBuilder<SqlBool> {
  return every([
    sql`s.status = 'Active' and s.starts_at > ${wanted.now} and s.starts_at < ${wanted.until}`,
    sql`s.max_spaces - s.spaces_taken >= ${wanted.spaces}::int`,
    wanted.fromWall !== null && sql`s.starts_at >= ${wanted.fromWall}::timestamp at time zone s.time_zone`,
    wanted.untilWall !== null && sql`s.starts_at < ${wanted.untilWall}::timestamp at time zone s.time_zone`,
    wanted.maxPriceCents !== null && sql`s.price_cents <= ${wanted.maxPriceCents}`,
    ...wanted.stock.map((kind) => sql`s.${sql.ref(kind)} > s.${sql.ref(`${kind}_taken`)}`),
  ])
}

function every(conditions: readonly (RawBuilder<unknown> | false | null)[]): RawBuilder<SqlBool> {
  return sql`${sql.join(
    conditions.filter((condition) => typeof condition === 'object' && condition !== null),
    sql` and `,
  )}`
}

/** The next sessions of each activity that match, at most `count` of each, each with how many there are of it. */
export async function listNextSessions(
  db: Kysely<BookingDatabase>,
  activityIds: readonly ActivityId[],
  wanted: Wanted,
  count: number,
) {
  if (activityIds.length === 0) return []
  return db
    .selectFrom(sql<{ id: ActivityId }>`unnest(${[...activityIds]}::bigint[])`.as<'t'>(sql`t(id)`))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('activity_session as s')
          .select([...sessionColumns, 's.activity_id'])
          .select(waitingCount.as('waiting'))
          .select(sql<number>`(count(*) over ())::int`.as('session_count'))
          .whereRef('s.activity_id', '=', 't.id')
          .where(matchingSession(wanted))
          .orderBy('s.starts_at')
          .limit(count)
          .as('s'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .execute()
}
