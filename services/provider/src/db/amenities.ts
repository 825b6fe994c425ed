import { type AmenityStatus, amenityStatusOf } from '@waymark/domain/activity/amenity-status'
import { type ActivityStatus, activityStatuses } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import { activityRows, comingSessions } from './activities.ts'
import type { ProviderDatabase } from './schema.ts'

type Database = Kysely<ProviderDatabase>

/** What narrows the amenities of an organisation. */
export interface AmenityFilter {
  readonly accountId: AccountId
  /** Null for all locations of the organisation. */
  readonly serviceAreaIds: readonly ServiceAreaId[] | null
  readonly search: string
  readonly statuses: readonly ActivityStatus[]
  readonly amenityTypeId?: number | undefined
  readonly isBookable?: boolean | undefined
}

/** The filter of a list and of its export, as it is sent. */
export function amenityFilterOf(
  among: Pick<AmenityFilter, 'accountId' | 'serviceAreaIds'>,
  {
    status,
    ...sent
  }: Omit<AmenityFilter, keyof typeof among | 'statuses'> & {
    readonly status?: AmenityStatus | undefined
  },
): AmenityFilter {
  const statuses = status === undefined ? [] : activityStatuses.filter((one) => amenityStatusOf(one) === status)
  return { ...sent, ...among, statuses }
}

export interface AmenityOrder {
  readonly sort: 'title' | 'location' | 'newest' | 'next'
  readonly now: Date
  readonly max: number
  readonly offset: number
}

function amenityRows(db: Database, now: Date) {
  return activityRows(db, now)
    .where('t.amenity_type_id', 'is not', null)
    .select([sql<number>`t.amenity_type_id`.as('amenity_type_id'), 't.feature_ids', 't.whereabouts', 't.is_bookable'])
    .select(['t.lat', 't.lng', 't.opening_hours', 'a.name as area_name', 'a.lat as area_lat', 'a.lng as area_lng'])
    .select('a.opening_hours as area_opening_hours')
}

export type AmenityRow = Awaited<ReturnType<ReturnType<typeof amenityRows>['executeTakeFirstOrThrow']>>

export async function findAmenity(db: Database, amenityId: ActivityId, now: Date): Promise<AmenityRow | undefined> {
  return amenityRows(db, now).where('t.id', '=', amenityId).executeTakeFirst()
}

/** Some amenities, in the order of the ids; deleted ones are absent. */
export async function listAmenitiesById(db: Database, ids: readonly ActivityId[], now: Date): Promise<AmenityRow[]> {
  if (ids.length === 0) return []
  return amenityRows(db, now)
    .where('t.id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::bigint[], t.id)`)
    .execute()
}

function filteredAmenities(db: Database, filter: AmenityFilter) {
  const { serviceAreaIds, search, statuses, amenityTypeId, isBookable } = filter
  return db
    .selectFrom('activity as t')
    .innerJoin('service_area as a', 'a.id', 't.service_area_id')
    .where('t.amenity_type_id', 'is not', null)
    .where('a.account_id', '=', filter.accountId)
    .where((row) =>
      serviceAreaIds === null
        ? row.lit(true)
        : row('t.service_area_id', '=', sql<ServiceAreaId>`any(${[...serviceAreaIds]}::bigint[])`),
    )
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          containsSql('t.title', search),
          containsSql('t.description', search),
          containsSql('t.whereabouts', search),
          containsSql('a.name', search),
        ]),
      ),
    )
    .$if(statuses.length > 0, (query) => query.where('t.status', 'in', [...statuses]))
    .where((row) => (amenityTypeId === undefined ? row.lit(true) : row('t.amenity_type_id', '=', amenityTypeId)))
    .where((row) => (isBookable === undefined ? row.lit(true) : row('t.is_bookable', '=', isBookable)))
}

/** The ids of the amenities that pass the filter: by title, by location, the newest or those with the next session first. */
export async function listAmenityIds(db: Database, filter: AmenityFilter, order: AmenityOrder): Promise<ActivityId[]> {
  const rows = await sorted(selectedIds(db, filter), order).limit(order.max).offset(order.offset).execute()
  return rows.map(({ id }) => id)
}

function selectedIds(db: Database, filter: AmenityFilter) {
  return filteredAmenities(db, filter).select('t.id')
}

function sorted(found: ReturnType<typeof selectedIds>, { sort, now }: AmenityOrder) {
  switch (sort) {
    case 'newest':
      return found.orderBy('t.id', 'desc')
    case 'location':
      return found.orderBy(sql`lower(a.name)`).orderBy(sql`lower(t.title)`).orderBy('t.id')
    case 'title':
      return found.orderBy(sql`lower(t.title)`).orderBy('t.id')
    case 'next':
      return found
        .innerJoin(sql<{ starts_at: Date | null }>`lateral ${comingSessions(now)}`.as('coming'), (join) =>
          join.onTrue(),
        )
        .orderBy('coming.starts_at', (by) => by.asc().nullsLast())
        .orderBy('t.id')
  }
}

export async function countAmenities(db: Database, filter: AmenityFilter): Promise<number> {
  const { count } = await filteredAmenities(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The country of a location, which its amenities are in, too. */
export async function findAreaCountry(db: Database, serviceAreaId: ServiceAreaId) {
  const { country_id: countryId } = await db
    .selectFrom('service_area')
    .select('country_id')
    .where('id', '=', serviceAreaId)
    .executeTakeFirstOrThrow()
  return countryId
}
