import type { PublishedFact } from '@waymark/contracts/published-venue'
import type { AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import type { Point } from '@waymark/domain/place/coordinates'
import type { Box } from '@waymark/domain/place/distance'
import { cellShift } from '@waymark/domain/place/morton'
import type { RankedNeed, WantedOption } from '@waymark/service-kit/access-fit-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'
import { tileRanges } from './tile-ranges.ts'
import { fitOrder, mayMeetOptions, meetsOptions, passesRest, type VenueFilter } from './venue-filter.ts'
import { worldPosition } from './world-position.ts'

type Reads = Kysely<MapDatabase>

export interface View {
  readonly bounds: Box
  readonly zoom: number
  readonly filter: VenueFilter
  /** Also shows places where a requested option is unknown. */
  readonly includeUnknown: boolean
  /** Private places that this caller may see beside the public ones. */
  readonly privateVenueIds: readonly ServiceAreaId[] | 'all'
}

/** The places that a view reads from; for most people just the public table. */
function venuesFor({ privateVenueIds }: View): RawBuilder<unknown> {
  if (privateVenueIds.length === 0) return sql`venue`
  const isTheirs = privateVenueIds === 'all' ? sql`true` : sql`service_area_id = any(${[...privateVenueIds]}::bigint[])`
  return sql`(select *, false as is_private from venue union all
              select *, true from private_venue where ${isTheirs})`
}

/** Name and suburb of the place that a cell `c` names, by its key; `lateral` and apart, or the planner reads whole tables. */
function namesIn({ privateVenueIds }: View): RawBuilder<unknown> {
  const nameFrom = (table: RawBuilder<unknown>) =>
    sql`select name, suburb from ${table} where service_area_id = c.first_id`
  const tables = privateVenueIds.length === 0 ? [sql`venue`] : [sql`venue`, sql`private_venue`]
  return sql`lateral (${sql.join(tables.map(nameFrom), sql` union all `)}) named`
}

const isPrivate = ({ privateVenueIds }: View) => (privateVenueIds.length === 0 ? sql`false` : sql`v.is_private`)

/** The places of one cell of the map. `firstId`, `name` and `suburb` are those of one of them. */
export interface CellRow {
  readonly cell: number
  readonly count: number
  readonly unchecked: number
  readonly lat: number
  readonly lng: number
  readonly firstId: ServiceAreaId
  readonly name: string
  readonly suburb: string
  readonly ids: readonly ServiceAreaId[]
}

export interface CellGrid {
  /** Places are grouped by the cells of this map zoom: 64 px of a tile of 512. */
  readonly zoom: number
  /** Whether to list the places of each cell. */
  readonly withIds: boolean
  readonly limit: number
}

const listedPerCell = 20

const inBounds = ({ bounds }: View) =>
  sql<boolean>`v.lat between ${bounds.south} and ${bounds.north} and v.lng between ${bounds.west} and ${bounds.east}`

function rangesOf(view: View): RawBuilder<unknown> {
  const { from, to } = tileRanges(view.bounds, view.zoom)
  return sql`unnest(${[...from]}::bigint[], ${[...to]}::bigint[]) as r(lo, hi)`
}

/**
 * The places of a view, grouped by cells of the map.
 *
 * One LATERAL scan per tile keeps every scan inside the index venue_map: joined to the ranges instead, the planner
 * reads the whole table as soon as a filter is added (200 ms and more at a million places). EXPLAIN in docs/explain.md.
 */
export async function readCells(reads: Reads, view: View, grid: CellGrid): Promise<CellRow[]> {
  const { options } = view.filter
  const isShown = view.includeUnknown ? sql<boolean>`true` : meetsOptions(options)
  const isChecked = meetsOptions(options)
  const shift = sql.lit(cellShift(grid.zoom))
  const ids = grid.withIds
    ? sql`(array_agg(v.service_area_id order by v.service_area_id) filter (where ${isShown}))[1:${sql.lit(listedPerCell)}]`
    : sql`null::bigint[]`
  const { rows } = await sql<CellRow>`
    select c.cell, coalesce(c.count, 0) as count, c.unchecked, coalesce(c.lat, 0) as lat, coalesce(c.lng, 0) as lng,
           coalesce(c.first_id, 0) as "firstId", coalesce(named.name, '') as name, coalesce(named.suburb, '') as suburb,
           coalesce(c.ids, '{}') as ids
    from (
      select s.* from ${rangesOf(view)} cross join lateral (
        select v.morton >> ${shift} as cell,
               count(*) filter (where ${isShown})::int as count,
               count(*) filter (where not ${isChecked})::int as unchecked,
               avg(v.lat) filter (where ${isShown}) as lat,
               avg(v.lng) filter (where ${isShown}) as lng,
               min(v.service_area_id) filter (where ${isShown}) as first_id,
               ${ids} as ids
        from ${venuesFor(view)} v
        where v.morton >= r.lo and v.morton < r.hi
          and ${inBounds(view)} and ${mayMeetOptions(options)} and ${passesRest(view.filter)}
        group by 1) s
      limit ${sql.lit(grid.limit)}) c
    left join ${namesIn(view)} on true`.execute(reads)
  return rows
}

export type Ranking =
  | { readonly by: 'nearest' | 'checked' | 'name' }
  | { readonly by: 'fit'; readonly needs: readonly RankedNeed[] }

export interface ListedVenue {
  readonly serviceAreaId: ServiceAreaId
  readonly isPrivate: boolean
  readonly name: string
  readonly venueTypeId: number
  readonly suburb: string
  readonly lat: number
  readonly lng: number
  readonly costTier: 3 | 4 | 5 | 6 | null
  readonly pictureKey: string | null
  readonly pictureAlt: string | null
  readonly facts: readonly PublishedFact[]
  readonly checkedOn: string | null
}

export interface ListPage {
  readonly near: Point
  readonly ranking: Ranking
  readonly offset: number
  readonly limit: number
}

const listedColumns = (view: View) => sql`
  v.service_area_id as "serviceAreaId", ${isPrivate(view)} as "isPrivate", v.name, v.venue_type_id as "venueTypeId", v.suburb, v.lat, v.lng,
  v.cost_tier as "costTier", v.picture_key as "pictureKey", v.picture_alt as "pictureAlt", v.facts,
  v.checked_on as "checkedOn"`

const shownOptions = (view: View) =>
  view.includeUnknown ? mayMeetOptions(view.filter.options) : meetsOptions(view.filter.options)

/** Each place of a view as `v`, with these columns: one scan for each tile, as in `readCells`. */
export function venuesInView(view: View, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${rangesOf(view)} cross join lateral (
    select ${columns} from ${venuesFor(view)} v
    where v.morton >= r.lo and v.morton < r.hi
      and ${inBounds(view)} and ${shownOptions(view)} and ${passesRest(view.filter)}
    offset 0) v`
}

/** One page of the places of a view, in the requested order. */
export async function readPlaces(reads: Reads, view: View, page: ListPage): Promise<ListedVenue[]> {
  const { ranking } = page
  const query = ranking.by === 'fit' ? placesByFit(view, page, ranking.needs) : placesFromNear(view, page, ranking.by)
  return (await query.execute(reads)).rows
}

/** Nearest first is read straight from the index venue_near, and stops when the page is full. */
function placesFromNear(
  view: View,
  { near, limit, offset }: ListPage,
  by: 'nearest' | 'checked' | 'name',
): RawBuilder<ListedVenue> {
  const northWest = worldPosition({ latitude: view.bounds.north, longitude: view.bounds.west })
  const southEast = worldPosition({ latitude: view.bounds.south, longitude: view.bounds.east })
  const from = worldPosition(near)
  const box = sql`box(point(${northWest.x}, ${northWest.y}), point(${southEast.x}, ${southEast.y}))`
  return sql<ListedVenue>`
    select ${listedColumns(view)} from ${venuesFor(view)} v
    where v.world_position <@ ${box} and ${shownOptions(view)} and ${passesRest(view.filter)}
    order by ${orderOf(by)} v.world_position <-> point(${from.x}, ${from.y})
    limit ${limit} offset ${offset}`
}

/**
 * Best fit ranks every place of the view, so it only reads the index, and the table just for the page's rows. `offset
 * 0` keeps the scans separate: joined to the ranges, the planner reads the whole table.
 */
function placesByFit(
  view: View,
  { near, limit, offset }: ListPage,
  needs: readonly RankedNeed[],
): RawBuilder<ListedVenue> {
  const ranked = sql`v.service_area_id, v.known_met, v.known_not_met, ${needsMeasures(needs) ? sql`v.measures,` : sql``} v.lat, v.lng`
  const eastScale = Math.cos((near.latitude * Math.PI) / 180)
  return sql<ListedVenue>`
    select ${listedColumns(view)}
    from (
      select v.service_area_id, row_number() over (order by ${fitOrder(needs)},
               (v.lat - ${near.latitude}) ^ 2 + ((v.lng - ${near.longitude}) * ${eastScale}) ^ 2) as place
      from ${venuesInView(view, ranked)}
      order by place limit ${limit} offset ${offset}) best
    cross join lateral (select * from ${venuesFor(view)} w where w.service_area_id = best.service_area_id limit 1) v
    order by best.place`
}

const needsMeasures = (needs: readonly WantedOption[]) => needs.some(({ limit }) => limit !== null)

function orderOf(by: 'nearest' | 'checked' | 'name'): RawBuilder<unknown> {
  switch (by) {
    case 'nearest':
      return sql``
    case 'name':
      return sql`lower(unaccent(v.name)),`
    case 'checked':
      return sql`v.checked_on desc nulls last,`
  }
}

export interface LocationRow {
  readonly serviceAreaId: ServiceAreaId
  readonly name: string
  readonly venueTypeId: number
  readonly address: string
  readonly suburb: string
  readonly lat: number
  readonly lng: number
  readonly totalCount: number
}

/** The public venues of one organisation, or those that one network vouches for, by name. */
export async function readLocations(
  reads: Reads,
  of: { readonly accountId: AccountId } | { readonly badgePartnerId: BadgePartnerId },
  page: { offset: number; limit: number },
): Promise<LocationRow[]> {
  const isTheirs =
    'accountId' in of
      ? sql`v.account_id = ${of.accountId}`
      : sql`v.service_area_id in (select b.service_area_id from admin_api.venue_badge b where b.badge_partner_id = ${of.badgePartnerId})`
  const { rows } = await sql<LocationRow>`
    select v.service_area_id as "serviceAreaId", v.name, v.venue_type_id as "venueTypeId", v.address, v.suburb, v.lat, v.lng,
           count(*) over () as "totalCount"
    from venue v where ${isTheirs}
    order by v.name, v.service_area_id limit ${page.limit} offset ${page.offset}`.execute(reads)
  return rows
}
