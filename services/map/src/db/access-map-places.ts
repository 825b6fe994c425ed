import type { AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import type { AccessMapTown } from '@waymark/domain/place/access-map'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MapEdition } from './access-maps.ts'
import type { MapDatabase } from './schema.ts'
import { worldPosition } from './world-position.ts'

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

const equatorKm = 40_075.017

/** The part of the square world map within the radius of a town: projected, a circle stays a circle. */
function circleOf({ radiusKm, ...middle }: AccessMapTown): RawBuilder<unknown> {
  const { x, y } = worldPosition(middle)
  const radius = radiusKm / (equatorKm * Math.cos((middle.latitude * Math.PI) / 180))
  return sql`circle(point(${x}, ${y}), ${radius})`
}

/**
 * Ids of the public places of some sources, as a subquery of `id`. One scan per source, so that each uses its index;
 * private places are in another table.
 */
function placesOf({ accountIds, badgePartnerIds, towns }: MapSources): RawBuilder<unknown> {
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
