import { allHoursFeatureIds } from '@waymark/domain/catalogue/amenity-types'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import type { Point } from '@waymark/domain/place/coordinates'
import type { WantedOption } from '@waymark/service-kit/access-fit-sql'
import { maySeeVenueSql, type VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OpenAt } from '../open-now.ts'
import { indexedVenue } from './indexed-venue.ts'
import { isNotShut, isWithinHours } from './open-now-sql.ts'
import type { MapDatabase } from './schema.ts'
import { meetsOptions } from './venue-filter.ts'
import { worldDistance } from './world-position.ts'

export interface AmenityFilter {
  readonly near: Point
  /** Empty: every kind. */
  readonly typeIds: readonly number[]
  readonly featureIds: readonly number[]
  /** Null when it need not be open. */
  readonly openAt: OpenAt | null
  /** Leaves out what is out of order then. */
  readonly worksAt: Date | null
  /** What it must have. */
  readonly musts: readonly WantedOption[]
  readonly isBookable?: boolean | undefined
  readonly serviceAreaId?: ServiceAreaId | undefined
  readonly visitor: VisitorOfVenues | null
}

function passes(filter: AmenityFilter): RawBuilder<boolean> {
  const conditions = [
    maySeeVenueSql(filter.visitor, indexedVenue('venue')),
    filter.typeIds.length > 0 && sql`v.amenity_type_id = any(${[...filter.typeIds]}::int[])`,
    filter.featureIds.length > 0 && sql`v.feature_ids @> ${[...filter.featureIds]}::int[]`,
    filter.openAt && isWithinHours(filter.openAt),
    filter.openAt && sql`(v.feature_ids && ${[...allHoursFeatureIds]}::int[] or ${isNotShut(filter.openAt)})`,
    filter.worksAt &&
      sql`not exists (select from provider_api.outage o where o.activity_id = v.activity_id
          and o.starts_at <= ${filter.worksAt} and (o.ends_at is null or o.ends_at > ${filter.worksAt}))`,
    filter.musts.length > 0 && meetsOptions(filter.musts),
    filter.isBookable !== undefined && sql`v.is_bookable = ${filter.isBookable}`,
    filter.serviceAreaId !== undefined && sql`v.service_area_id = ${filter.serviceAreaId}`,
  ]
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => typeof condition === 'object' && condition !== null),
    sql` and `,
  )}`
}

/** What is shown of one; the masks of the index do not fit into a number. */
const shown = [
  'v.activity_id',
  'v.service_area_id',
  'v.amenity_type_id',
  'v.title',
  'v.description',
  'v.feature_ids',
  'v.whereabouts',
  'v.is_bookable',
  'v.price_cents',
  'v.country_id',
  'v.venue_name',
  'v.suburb',
  'v.lat',
  'v.lng',
  'v.opening_hours',
  'v.time_zone',
  'v.picture_key',
  'v.picture_alt',
  'v.facts',
] as const

export type IndexedAmenity = Awaited<ReturnType<typeof listAmenitiesNear>>['rows'][number]

/** An amenity of a public venue. */
export async function findAmenity(
  reads: Kysely<MapDatabase>,
  amenityId: ActivityId,
): Promise<IndexedAmenity | undefined> {
  return reads.selectFrom('amenity as v').select(shown).where('v.activity_id', '=', amenityId).executeTakeFirst()
}

/** The amenities of some public venues, by their title. */
export async function listAmenitiesOf(
  reads: Kysely<MapDatabase>,
  serviceAreaIds: readonly ServiceAreaId[],
): Promise<IndexedAmenity[]> {
  return reads
    .selectFrom('amenity as v')
    .select(shown)
    .where(sql<boolean>`service_area_id = any(${[...serviceAreaIds]}::bigint[])`)
    .orderBy('title')
    .orderBy('activity_id')
    .execute()
}

/** One page of the amenities that pass the filter, the nearest first, and how many there are. */
export async function listAmenitiesNear(
  reads: Kysely<MapDatabase>,
  filter: AmenityFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const found = reads.selectFrom('amenity as v').where(passes(filter))
  const [rows, { count }] = await Promise.all([
    found
      .select(shown)
      .orderBy(worldDistance(sql`v.world_position`, filter.near))
      .orderBy('v.activity_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: Number(count) }
}
