import { optionsOut, optionsOutWith } from '@waymark/domain/access-fit/outages'
import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, BookingId, OutageId, ServiceAreaId } from '@waymark/domain/ids'
import { boxAround } from '@waymark/domain/place/distance'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase, ProviderOutageView } from './schema.ts'

/** When somebody is where. */
export interface Visit {
  readonly service_area_id: ServiceAreaId
  readonly activity_id: ActivityId
  readonly starts_at: Date
  readonly ends_at: Date
}

interface OutDuring {
  /** Options of the venue, and what is booked where that is an amenity. */
  readonly outages: readonly ProviderOutageView[]
  /** Those options with all that goes with them. */
  readonly optionIds: readonly number[]
  readonly isAmenityOut: boolean
}

/** What is out of order during a visit. */
export async function outDuring(db: Kysely<BookingDatabase>, visit: Visit): Promise<OutDuring> {
  const outages = await db
    .selectFrom('provider_api.outage')
    .selectAll()
    .where('service_area_id', '=', visit.service_area_id)
    .where((where) => where.or([where('activity_id', 'is', null), where('activity_id', '=', visit.activity_id)]))
    .where('starts_at', '<', visit.ends_at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', visit.starts_at)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return {
    outages,
    optionIds: outages.flatMap(({ accessibility_option_id: id }) => (id === null ? [] : optionsOutWith(id))),
    isAmenityOut: outages.some(({ activity_id }) => activity_id === visit.activity_id),
  }
}

interface OutagesAsked {
  readonly serviceAreaId: ServiceAreaId
  readonly now: Date
}

/** What is out of order at a location, now or later. */
export const listOutagesToCome = prepare((db: Kysely<BookingDatabase>, { serviceAreaId, now }: Slots<OutagesAsked>) =>
  db
    .selectFrom('provider_api.outage')
    .selectAll()
    .where(sql<boolean>`service_area_id = ${serviceAreaId}`)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .orderBy('starts_at')
    .orderBy('id'),
)

/** What is out of order now at each of some locations, with what goes with it; those where everything works are absent. */
export async function listOptionsOutNow(
  db: Kysely<BookingDatabase>,
  areaIds: readonly ServiceAreaId[],
  now: Date,
): Promise<ReadonlyMap<ServiceAreaId, readonly number[]>> {
  if (areaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('provider_api.outage')
    .select(['service_area_id', 'accessibility_option_id as accessibilityOptionId'])
    .where('service_area_id', 'in', areaIds)
    .where('accessibility_option_id', 'is not', null)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .execute()
  const byArea = Map.groupBy(rows, (row) => row.service_area_id)
  return new Map([...byArea].map(([areaId, outages]) => [areaId, optionsOut(outages)]))
}

/** An outage with the location where it is. */
export async function findOutage(db: Kysely<BookingDatabase>, outageId: OutageId) {
  return db
    .selectFrom('provider_api.outage as o')
    .innerJoin('provider_api.service_area as a', 'a.id', 'o.service_area_id')
    .leftJoin('provider_api.amenity as m', 'm.id', 'o.activity_id')
    .select(['o.id', 'o.service_area_id', 'o.accessibility_option_id', 'o.activity_id', 'o.title', 'o.starts_at'])
    .select(['o.ends_at', 'o.note', 'a.name as area_name', 'a.time_zone', 'a.lat', 'a.lng', 'm.amenity_type_id'])
    .where('o.id', '=', outageId)
    .executeTakeFirst()
}

export type OutageOfArea = NonNullable<Awaited<ReturnType<typeof findOutage>>>

/** A visit at the location itself is this close to it, and at its street and number. */
const atLocationKm = 0.1

const streetOf = (address: string) => sql`lower(trim(split_part(${sql.ref(address)}, ',', 1)))`

/** Whether the service of a series `r` is given at its location `a`. */
const isGivenAtLocation = sql<boolean>`(r.distance_km <= ${atLocationKm} and ${streetOf('r.address')} = ${streetOf('a.address')})`

/**
 * The confirmed bookings to come that fall into an outage: of sessions there, of an amenity only its own, and of services
 * that are given at the location and not at somebody's home.
 */
export async function listBookingsInOutage(
  db: Kysely<BookingDatabase>,
  outage: Pick<OutageOfArea, 'service_area_id' | 'activity_id' | 'starts_at' | 'ends_at'>,
  { now, only }: { readonly now: Date; readonly only?: BookingId | undefined },
): Promise<readonly BookingId[]> {
  const { rows } = await sql<{ id: BookingId }>`
    select b.id from booking b
    left join activity_session s on s.id = b.activity_session_id
    left join booking_series r on r.id = b.series_id
    left join provider_api.service_area a on a.id = b.service_area_id
    where b.service_area_id = ${outage.service_area_id} and b.status = ${bookingStatus.Confirmed} and b.ends_at > ${now}
      and b.ends_at > ${outage.starts_at} and (${outage.ends_at}::timestamptz is null or b.starts_at < ${outage.ends_at})
      and case when ${outage.activity_id}::bigint is not null then s.activity_id = ${outage.activity_id}
               else s.id is not null or ${isGivenAtLocation} end
      and (${only ?? null}::bigint is null or b.id = ${only ?? null})
    order by b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What of its location is out of order during a service that is given there. */
export async function listOutagesOfVisit(
  db: Kysely<BookingDatabase>,
  bookingId: BookingId,
): Promise<readonly OutageId[]> {
  const { rows } = await sql<{ id: OutageId }>`
    select o.id from booking b
    join booking_series r on r.id = b.series_id
    join provider_api.service_area a on a.id = b.service_area_id
    join provider_api.outage o on o.service_area_id = b.service_area_id and o.activity_id is null
      and o.starts_at < b.ends_at and (o.ends_at is null or o.ends_at > b.starts_at)
    where b.id = ${bookingId} and ${isGivenAtLocation}
    order by o.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A thing of a location: an option, or an amenity. */
interface ThingOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly accessibilityOptionId: number | null
  readonly amenityId: ActivityId | null
}

/** Whether a thing is out of order now or later. */
export async function isOutNowOrLater(db: Kysely<BookingDatabase>, thing: ThingOfArea, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from provider_api.outage where service_area_id = ${thing.serviceAreaId}
      and (accessibility_option_id = ${thing.accessibilityOptionId} or activity_id = ${thing.amenityId})
      and (ends_at is null or ends_at > ${now}) limit 1`.execute(db)
  return rows.length > 0
}

/** The location of a thing, with the title of an amenity. */
export async function findThing(db: Kysely<BookingDatabase>, { serviceAreaId, amenityId }: ThingOfArea) {
  return db
    .selectFrom('provider_api.service_area as a')
    .leftJoin('provider_api.amenity as m', (join) => join.on('m.id', '=', amenityId))
    .select(['a.name as area_name', 'm.title'])
    .where('a.id', '=', serviceAreaId)
    .executeTakeFirst()
}

const nearbyKm = 20
const placesNamed = 3

/** Public places nearby that have what is out of order, the nearest first: venues, or amenities of the same kind. */
export async function listOtherPlaces(db: Kysely<BookingDatabase>, outage: OutageOfArea, now: Date) {
  const here = { latitude: outage.lat, longitude: outage.lng }
  const { south, north, west, east } = boxAround(here, nearbyKm)
  const works = sql`not exists (select from provider_api.outage o where o.service_area_id = p.venue_id
    and (o.accessibility_option_id = ${outage.accessibility_option_id} or o.activity_id = p.amenity_id)
    and o.starts_at <= ${now} and (o.ends_at is null or o.ends_at > ${now}))`
  const places =
    outage.activity_id === null
      ? sql`select a.id as venue_id, null::bigint as amenity_id, a.name, a.suburb, a.lat, a.lng from provider_api.area_place a
            join provider_api.venue_fact f on f.service_area_id = a.id and f.is_met
              and f.accessibility_option_id = ${outage.accessibility_option_id}
            where a.id <> ${outage.service_area_id} and a.is_active and not a.is_private
              and a.lat between ${south} and ${north} and a.lng between ${west} and ${east}`
      : sql`select m.service_area_id as venue_id, m.id as amenity_id, m.title || ', ' || m.venue_name as name, m.suburb, m.lat, m.lng
            from provider_api.amenity m where m.amenity_type_id = ${outage.amenity_type_id} and m.id <> ${outage.activity_id}
              and m.status = 'Active' and m.is_active and not m.is_private
              and m.lat between ${south} and ${north} and m.lng between ${west} and ${east}`
  const { rows } = await sql<{ venue_id: ServiceAreaId; name: string; suburb: string; distance_km: number }>`
    select p.venue_id, p.name, p.suburb, ${distanceKmSql(sql.ref('p.lat'), sql.ref('p.lng'), here)} as distance_km
    from (${places}) p where ${works} order by distance_km, p.venue_id limit ${placesNamed}`.execute(db)
  return rows
}
