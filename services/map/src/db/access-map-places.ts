import { optionMask } from '@waymark/domain/access-fit/fit'
import type { AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import type { AccessMapTown } from '@waymark/domain/place/access-map'
import type { Point } from '@waymark/domain/place/coordinates'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MapEdition } from './access-maps.ts'
import type { MapDatabase } from './schema.ts'
import { worldDistance, worldPosition, worldRadius } from './world-position.ts'

type Reads = Kysely<MapDatabase>

/** Whose places an access map shows. */
export interface MapSources {
  readonly accountIds: readonly AccountId[]
  readonly badgePartnerIds: readonly BadgePartnerId[]
  readonly towns: readonly AccessMapTown[]
}

export function sourcesOf(edition: Pick<MapEdition, 'account_ids' | 'badge_partner_ids' | 'towns'>): MapSources {
  return { accountIds: edition.account_ids, badgePartnerIds: edition.badge_partner_ids, towns: edition.towns }
}

/** The part of the square world map within the radius of a town: projected, a circle stays a circle. */
function circleOf({ radiusKm, ...middle }: AccessMapTown): RawBuilder<unknown> {
  const { x, y } = worldPosition(middle)
  return sql`circle(point(${x}, ${y}), ${worldRadius(middle, radiusKm)})`
}

/**
 * Ids of the public places of some sources, as a subquery of `id`. One scan per source, so that each uses its index;
 * private places are in another table.
 */
export function placesOf({ accountIds, badgePartnerIds, towns }: MapSources): RawBuilder<unknown> {
  const scans = [
    sql`select v.service_area_id as id from venue v where v.account_id = any(${[...accountIds]}::bigint[])`,
    sql`select v.service_area_id as id from admin_api.venue_badge b join venue v on v.service_area_id = b.service_area_id
        where b.badge_partner_id = any(${[...badgePartnerIds]}::bigint[])`,
    ...towns.map(
      (town) => sql`select v.service_area_id as id from venue v where v.world_position <@ ${circleOf(town)}`,
    ),
  ]
  return sql`(${sql.join(scans, sql` union `)})`
}

/** Ids of the public places of an access map. */
export async function listPlaceIds(reads: Reads, sources: MapSources): Promise<ServiceAreaId[]> {
  const { rows } = await sql<{ id: ServiceAreaId }>`select p.id from ${placesOf(sources)} p`.execute(reads)
  return rows.map(({ id }) => id)
}

/** How many public places an access map shows; one that stands in several sources counts once. */
export async function countPlaces(reads: Reads, sources: MapSources): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${placesOf(sources)} p`.execute(
    reads,
  )
  return rows[0]?.count ?? 0
}

export interface PlaceNear {
  readonly serviceAreaId: ServiceAreaId
  readonly name: string
  readonly suburb: string
  readonly latitude: number
  readonly longitude: number
}

/** The public places of an access map, the nearest first. */
export async function listPlacesNear(
  reads: Reads,
  sources: MapSources,
  { near, limit }: { readonly near: Point; readonly limit: number },
): Promise<PlaceNear[]> {
  const { rows } = await sql<PlaceNear>`
    select v.service_area_id as "serviceAreaId", v.name, v.suburb, v.lat as latitude, v.lng as longitude
    from ${placesOf(sources)} p join venue v on v.service_area_id = p.id
    order by ${worldDistance(sql`v.world_position`, near)}, v.service_area_id limit ${limit}`.execute(reads)
  return rows
}

export interface SourceCounts {
  readonly placeCount: number
  readonly sharedCount: number
  readonly staleCount: number
  /** By the position of each source: organisations, then networks, then towns. */
  readonly bySource: readonly number[]
  /** Places known to pass each option, in the order of `optionIds`. */
  readonly byOption: readonly number[]
}

/**
 * How many public places each source of a map has, how many stand in several, how many have a fact that was not checked
 * since `staleBefore` (a local date), and how many are known to pass each accessibility option.
 */
export async function countBySource(
  reads: Reads,
  sources: MapSources,
  optionIds: readonly number[],
  staleBefore: string,
): Promise<SourceCounts> {
  const { accountIds, badgePartnerIds, towns } = sources
  const alone = [
    ...accountIds.map((id) => ({ ...none, accountIds: [id] })),
    ...badgePartnerIds.map((id) => ({ ...none, badgePartnerIds: [id] })),
    ...towns.map((town) => ({ ...none, towns: [town] })),
  ]
  if (alone.length === 0)
    return { placeCount: 0, sharedCount: 0, staleCount: 0, bySource: [], byOption: optionIds.map(() => 0) }
  const inSource = sql.join(
    alone.map((source, index) => sql`select ${sql.lit(index)} as source, p.id from ${placesOf(source)} p`),
    sql` union all `,
  )
  const options = optionIds.map(
    (optionId) => sql`count(*) filter (where v.known_met & ${optionMask([optionId]).toString()}::bigint <> 0)::int`,
  )
  const { rows } = await sql<{ places: number; shared: number; stale: number; sources: number[]; options: number[] }>`
    with listed as materialized (${inSource}), place as (select id, count(*) as times from listed group by id)
    select count(*)::int as places, count(*) filter (where p.times > 1)::int as shared,
      count(*) filter (where exists (
        select from jsonb_array_elements(v.facts) f where (f ->> 'checkedOn')::date < ${staleBefore}::date))::int as stale,
      array(select (select count(*)::int from listed l where l.source = s) from generate_series(0, ${sql.lit(alone.length - 1)}) s order by s) as sources,
      array[${options.length > 0 ? sql.join(options) : sql``}]::int[] as options
    from place p join venue v on v.service_area_id = p.id`.execute(reads)
  const [row] = rows
  if (!row) throw new Error('An aggregate has no row')
  return {
    placeCount: row.places,
    sharedCount: row.shared,
    staleCount: row.stale,
    bySource: row.sources,
    byOption: row.options,
  }
}

const none: MapSources = { accountIds: [], badgePartnerIds: [], towns: [] }
