import { findNamedOptions } from '@waymark/domain/access-fit/find-named-options'
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
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import type { VenueColumns } from '@waymark/service-kit/venue-rights-sql'
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
 * A page of the activities with sessions to book, and how many there are: from the activities in reach to the first
 * session of each that matches. services/booking/docs/explain.md has the plan.
 */
export async function findActivities(
  db: Kysely<BookingDatabase>,
  wanted: Wanted,
  { order, offset, limit }: FoundPart,
): Promise<{ readonly found: readonly FoundActivity[]; readonly totalCount: number }> {
  const { rows } = await sql<FoundActivity & { total_count: number }>`
    select t.id, t.service_area_id, (count(*) over ())::int as total_count
    from provider_api.activity_to_find t
    cross join lateral (
      select s.starts_at from activity_session s
      where s.service_area_id = t.service_area_id and s.activity_id = t.id and ${matchingSession(wanted)}
        and (t.shut_until is null or s.starts_at >= t.shut_until or not ${timeOfSql('s')} && ${shut})
      order by s.starts_at limit 1) s
    where ${matchingActivity(wanted)}
    order by ${orderSql(order, wanted)}s.starts_at, t.id limit ${limit} offset ${offset}`.execute(db)
  const [first] = rows
  if (first || offset === 0) return { found: rows, totalCount: first?.total_count ?? 0 }
  // A page after the last one: the count is still the same.
  const { totalCount } = await findActivities(db, wanted, { order: { by: 'when' }, offset: 0, limit: 1 })
  return { found: [], totalCount }
}

/** When the location of an activity `t` is shut: read only of those that are shut on some day to come. */
const shut = sql`(select a.shut from provider_api.area_place a where a.id = t.service_area_id)`

function orderSql(order: ActivityOrder, { near }: Wanted): RawBuilder<unknown> {
  switch (order.by) {
    case 'when':
      return sql``
    case 'distance':
      return near ? sql`${distanceTo(near)}, ` : sql``
    case 'fit':
      return sql`${fitOrderSql(factsAtVenue, order.needs)}, `
  }
}

const distanceTo = (near: NonNullable<Wanted['near']>) => distanceKmSql(sql.ref('t.lat'), sql.ref('t.lng'), near)

/** `factsAt`: the facts of an activity `t`, and those of its venue about everything else. */
const factsAtVenue: FactColumns = {
  met: sql`(t.facts_yes | (t.area_facts_yes & ~(t.facts_yes | t.facts_no)))`,
  notMet: sql`(t.facts_no | (t.area_facts_no & ~(t.facts_yes | t.facts_no)))`,
  measures: (optionId) =>
    sql`(case when (t.facts_yes | t.facts_no) & ${optionMask([optionId]).toString()}::bigint = 0
      then t.area_fact_measures else t.fact_measures end)`,
}

/** The condition on an activity `t` and its location. */
function matchingActivity(wanted: Wanted): RawBuilder<SqlBool> {
  const { near, within, serviceAreaId, kindIds, age, search, options } = wanted
  return every([
    wanted.isVisible(venueOfActivity),
    serviceAreaId !== null && sql`t.service_area_id = ${serviceAreaId}`,
    within && sql`t.lat between ${within.box.south} and ${within.box.north} and ${longitudeIn(within.box)}`,
    near !== null && within !== null && within.radiusKm !== null && sql`${distanceTo(near)} <= ${within.radiusKm}`,
    kindIds.length > 0 && sql`t.kind_ids && ${[...kindIds]}::int[]`,
    age !== null && sql`coalesce(t.min_age, ${age}) <= ${age} and coalesce(t.max_age, ${age}) >= ${age}`,
    search !== '' && sql`(${containsSql('t.title', search)} or ${placeContains(search)} or ${hasNamedOption(search)})`,
    options.length > 0 && meetsOptionsSql(factsAtVenue, options),
  ])
}

/** One of the options that the search names: "hearing loop". */
function hasNamedOption(search: string): RawBuilder<SqlBool> {
  const conditions = findNamedOptions(search).map(({ id }) =>
    meetsOptionsSql(factsAtVenue, [{ optionId: id, limit: null }]),
  )
  return sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`
}

/** Activities of locations that are not active are not to be found. */
const venueOfActivity: VenueColumns = {
  id: sql.ref('t.service_area_id'),
  accountId: sql.ref('t.account_id'),
  isPrivate: sql.ref('t.is_private'),
  isActive: true,
}

const placeContains = (search: string) => sql`exists (
  select from provider_api.area_place a
  where a.id = t.service_area_id and (${containsSql('a.name', search)} or ${containsSql('a.suburb', search)}))`

/** A box around a point near the 180th meridian goes round it. */
function longitudeIn({ west, east }: Box): RawBuilder<SqlBool> {
  return west <= east ? sql`t.lng between ${west} and ${east}` : sql`(t.lng >= ${west} or t.lng <= ${east})`
}

/** The condition on a session `s`, whether or not its location is open then. */
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

/**
 * The next sessions of each activity that match, at most `count` of each, each with how many there are of it and what is
 * out of order then at its location.
 */
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
          .select([...sessionColumns, 's.activity_id', 's.service_area_id'])
          .select(sql<null>`null::text`.as('closed_for'))
          .select(waitingCount.as('waiting'))
          .select(sql<number>`(count(*) over ())::int`.as('session_count'))
          .whereRef('s.activity_id', '=', 't.id')
          .where(matchingSession(wanted))
          .where(isNotShutSql(sql.ref('s.service_area_id'), timeOfSql('s')))
          .orderBy('s.starts_at')
          .limit(count)
          .as('s'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select(outOptionIds)
    .execute()
}

const outOptionIds = sql<number[]>`array(
  select o.accessibility_option_id from provider_api.outage o
  where o.service_area_id = s.service_area_id and o.accessibility_option_id is not null
    and o.starts_at < s.ends_at and (o.ends_at is null or o.ends_at > s.starts_at))`.as('out_option_ids')
