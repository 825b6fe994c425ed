import { optionsOutWith } from '@waymark/domain/access-fit/outages'
import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, BookingId, OutageId, ServiceAreaId } from '@waymark/domain/ids'
import { boxAround } from '@waymark/domain/place/distance'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
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

/**
 * The confirmed bookings to come that fall into an outage: of sessions there, of an amenity only its own, and of services
 * that are given at the location and not at somebody's home.
 */
export async function listBookingsInOutage(
  db: Kysely<BookingDatabase>,
  outage: OutageOfArea,
  now: Date,
): Promise<readonly BookingId[]> {
  const { rows } = await sql<{ id: BookingId }>`
    select b.id from booking b
    left join activity_session s on s.id = b.activity_session_id
    left join booking_series r on r.id = b.series_id
    left join provider_api.service_area a on a.id = b.service_area_id
    where b.service_area_id = ${outage.service_area_id} and b.status = ${bookingStatus.Confirmed} and b.ends_at > ${now}
      and b.ends_at > ${outage.starts_at} and (${outage.ends_at}::timestamptz is null or b.starts_at < ${outage.ends_at})
      and case when ${outage.activity_id}::bigint is not null then s.activity_id = ${outage.activity_id}
               else s.id is not null or (r.distance_km <= ${atLocationKm} and ${streetOf('r.address')} = ${streetOf('a.address')}) end
    order by b.id`.execute(db)
  return rows.map(({ id }) => id)
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
