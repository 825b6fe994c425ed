import { optionMask } from '@waymark/domain/access-fit/fit'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import type { Box } from '@waymark/domain/place/distance'
import {
  type FactColumns,
  fitOrderSql,
  meetsOptionsSql,
  type RankedNeed,
  type WantedOption,
} from '@waymark/service-kit/access-fit-sql'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { type VenueColumns, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { closedFor, isBeforeClosing, sessionColumns, waitingCount } from './sessions-to-book.ts'

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
  /** What must be known to be met, by the activity or its venue. */
  readonly options: readonly WantedOption[]
  /** The venues that the caller sees. */
  readonly isVisible: (venue: VenueColumns) => RawBuilder<SqlBool>
}

export interface FoundActivity {
  readonly id: ActivityId
  readonly service_area_id: ServiceAreaId
}

/** `fit` is the best fit for these needs first, and among equals the soonest. */
export type ActivityOrder =
  | { readonly by: 'when' | 'distance' }
  | { readonly by: 'fit'; readonly needs: readonly RankedNeed[] }

interface FoundPart {
  readonly order: ActivityOrder
  readonly offset: number
  readonly limit: number
}

/**
 * A page of the activities with sessions to book, and how many there are. From the locations in reach to what they
 * offer, and from there to the first session that matches: services/booking/docs/explain.md.
 */
export async function findActivities(
  db: Kysely<BookingDatabase>,
  wanted: Wanted,
  { order, offset, limit }: FoundPart,
): Promise<{ readonly found: readonly FoundActivity[]; readonly totalCount: number }> {
  const { near, within, search } = wanted
  const radiusKm = near && within ? within.radiusKm : null
  const distance =
    near && (radiusKm !== null || order.by === 'distance')
      ? distanceKmSql(sql.ref('a.lat'), sql.ref('a.lng'), near)
      : sql`0::float8`
  const names = search === '' ? sql`` : sql`, a.name, a.suburb`
  const facts = comparesFacts(wanted, order) ? sql`, a.facts_yes, a.facts_no, a.fact_measures` : sql``
  const { rows } = await sql<FoundActivity & { total_count: number }>`
    with place as materialized (
      select a.id, ${distance} as distance_km${names}${facts}, ${closesAt} as closes_at,
        ${closedDays(wanted.now)} as closed_days
      from provider_api.area_place a where ${matchingPlace(wanted)}
    )
    select t.id, p.id as service_area_id, (count(*) over ())::int as total_count
    from place p join provider_api.activity_to_find t on t.service_area_id = p.id
    cross join lateral (
      select s.starts_at from activity_session s
      where s.service_area_id = p.id and s.activity_id = t.id and s.starts_at < p.closes_at
        and (p.closed_days is null or not s.starts_at <@ p.closed_days) and ${matchingSession(wanted)}
      order by s.starts_at limit 1) s
    where ${radiusKm === null ? sql`true` : sql`p.distance_km <= ${radiusKm}`} and ${matchingActivity(wanted)}
    order by ${orderSql(order)}s.starts_at, t.id limit ${limit} offset ${offset}`.execute(db)
  const [first] = rows
  if (first || offset === 0) return { found: rows, totalCount: first?.total_count ?? 0 }
  // A page after the last one: the count is still the same.
  const { totalCount } = await findActivities(db, wanted, { order: { by: 'when' }, offset: 0, limit: 1 })
  return { found: [], totalCount }
}

const comparesFacts = ({ options }: Wanted, { by }: ActivityOrder) => options.length > 0 || by === 'fit'

function orderSql(order: ActivityOrder): RawBuilder<unknown> {
  switch (order.by) {
    case 'when':
      return sql``
    case 'distance':
      return sql`p.distance_km, `
    case 'fit':
      return sql`${fitOrderSql(factsAtVenue, order.needs)}, `
  }
}

/** `factsAt`: the facts of an activity `t`, and those of its venue `p` about everything else. */
const factsAtVenue: FactColumns = {
  met: sql`(t.facts_yes | (p.facts_yes & ~(t.facts_yes | t.facts_no)))`,
  notMet: sql`(t.facts_no | (p.facts_no & ~(t.facts_yes | t.facts_no)))`,
  measures: (optionId) =>
    sql`(case when (t.facts_yes | t.facts_no) & ${optionMask([optionId]).toString()}::bigint = 0
      then p.fact_measures else t.fact_measures end)`,
}

function matchingPlace(wanted: Wanted): RawBuilder<SqlBool> {
  const { within } = wanted
  return every([
    wanted.isVisible(venueColumns('a')),
    wanted.serviceAreaId !== null && sql`a.id = ${wanted.serviceAreaId}`,
    within && sql`a.lat between ${within.box.south} and ${within.box.north} and ${longitudeIn(within.box)}`,
  ])
}

/** The condition on an activity `t` of a location `p`. */
function matchingActivity({ kindIds, age, search, options }: Wanted): RawBuilder<SqlBool> {
  return every([
    sql`true`,
    kindIds.length > 0 && sql`t.kind_ids && ${[...kindIds]}::int[]`,
    age !== null && sql`coalesce(t.min_age, ${age}) <= ${age} and coalesce(t.max_age, ${age}) >= ${age}`,
    search !== '' &&
      sql`(${containsSql('t.title', search)} or ${containsSql('p.name', search)} or ${containsSql('p.suburb', search)})`,
    options.length > 0 && meetsOptionsSql(factsAtVenue, options),
  ])
}

/** A box around a point near the 180th meridian goes round it. */
function longitudeIn({ west, east }: Box): RawBuilder<SqlBool> {
  return west <= east ? sql`a.lng between ${west} and ${east}` : sql`(a.lng >= ${west} or a.lng <= ${east})`
}

/** When a location `a` closes for good. Looked up once for each, since its sessions are many. */
const closesAt = sql`coalesce((select x.closes_at from provider_api.location_closing x where x.service_area_id = a.id), 'infinity')`

/** The days from today on which a location `a` is closed, as one value for all its sessions; null for none. */
const closedDays = (now: Date) => sql`(
  select range_agg(tstzrange(x.day::timestamp at time zone o.time_zone, (x.day + 1)::timestamp at time zone o.time_zone))
  from provider_api.closed_day x join provider_api.service_area o on o.id = x.service_area_id
  where x.service_area_id = a.id and x.day >= ${now}::date - 1)`

/** The condition on a session `s` of a location that is open then. */
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
          .select(closedFor.as('closed_for'))
          .select(waitingCount.as('waiting'))
          .select(sql<number>`(count(*) over ())::int`.as('session_count'))
          .whereRef('s.activity_id', '=', 't.id')
          .where(matchingSession(wanted))
          .where(isBeforeClosing)
          .where(closedFor, 'is', null)
          .orderBy('s.starts_at')
          .limit(count)
          .as('s'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .execute()
}
