import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { likePattern } from '@waymark/service-kit/like-pattern'
import { prepareShared, type Slots } from '@waymark/service-kit/prepare'
import {
  isPublicVenueSql,
  isShortlistedSql,
  mayBookVenueSql,
  venueColumns,
} from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

interface SizeRow {
  readonly id: number
  readonly feeKind: 'fixed' | 'per hour' | 'quote'
  readonly priceCents: number | null
  readonly maxPeople: number | null
}

interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
}

/** Each service of an area, while it is offered. */
export function offers(db: Kysely<BookingDatabase>) {
  return db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 's.account_id')
    .leftJoin('provider_api.business as b', 'b.account_id', 's.account_id')
    .select([
      's.id',
      's.service_area_id',
      's.account_id',
      's.service_id',
      's.description',
      's.preparation',
      's.lead_hours',
      's.buffer_minutes',
      's.pricing_description',
      'a.name as area_name',
      'a.suburb',
      'a.country_id',
      'a.lat',
      'a.lng',
      'a.radius_km',
      'a.time_zone',
      'a.is_private',
      'c.name as account_name',
      'b.small_logo_key as logo_key',
      'b.description as account_description',
      sql<SizeRow[]>`coalesce((select json_agg(json_build_object('id', z.service_size_option_id, 'feeKind', z.fee_kind,
        'priceCents', z.price_cents, 'maxPeople', z.max_people) order by z.position, z.service_size_option_id)
        from provider_api.service_size z where z.service_area_service_id = s.id), '[]'::json)`.as('sizes'),
      sql<StaffRow[]>`coalesce((select json_agg(json_build_object('userProfileId', p.id, 'firstName', p.first_name,
        'lastName', p.last_name) order by p.first_name, p.id)
        from provider_api.service_staff t join identity_api.person p on p.id = t.user_profile_id and p.is_active
        where t.service_area_service_id = s.id), '[]'::json)`.as('staff'),
    ])
    .where('s.is_enabled', '=', true)
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>

const offerById = prepareShared((db: Kysely<BookingDatabase>, { id }: Slots<{ id: ServiceAreaServiceId }>) =>
  offers(db).where('s.id', '=', id),
)

/** One service of one area, while it is offered. */
export async function findOffer(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<OfferRow | undefined> {
  const [offer] = await offerById(db, { id: serviceAreaServiceId })
  return offer
}

/** How many hours ahead a service is booked, whether or not it is still offered; undefined for one that is gone. */
export async function findLeadHours(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<number | undefined> {
  const service = await db
    .selectFrom('provider_api.service_area_service')
    .select('lead_hours')
    .where('id', '=', serviceAreaServiceId)
    .executeTakeFirst()
  return service?.lead_hours
}

/** How a client gets ready for a service, whether or not it is still offered. */
export async function findPreparation(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<string | null> {
  const service = await db
    .selectFrom('provider_api.service_area_service')
    .select('preparation')
    .where('id', '=', serviceAreaServiceId)
    .executeTakeFirst()
  return service?.preparation ?? null
}

export async function listOffersOfArea(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId): Promise<OfferRow[]> {
  return offers(db).where('s.service_area_id', '=', serviceAreaId).orderBy('s.service_id').execute()
}

function serviceStaff(db: Kysely<BookingDatabase>, serviceAreaServiceId: ServiceAreaServiceId) {
  return db
    .selectFrom('provider_api.service_staff as t')
    .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
    .where('t.service_area_service_id', '=', serviceAreaServiceId)
    .where('p.is_active', '=', true)
}

const staffColumns = ['p.id as userProfileId', 'p.first_name as firstName', 'p.last_name as lastName'] as const

/** Staff of a service whose name contains `search`, at most `limit`, with the total number of its staff. */
export async function listServiceStaff(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<{ people: StaffRow[]; count: number }> {
  const staff = serviceStaff(db, serviceAreaServiceId)
  const [people, counted] = await Promise.all([
    staff
      .select(staffColumns)
      .$if(search !== '', (query) =>
        query.where(sql<boolean>`(p.first_name || ' ' || p.last_name) ilike ${likePattern(search)}`),
      )
      .orderBy('p.first_name')
      .orderBy('p.id')
      .limit(limit)
      .execute(),
    staff.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { people, count: Number(counted.count) }
}

/** A staff member of a service; undefined for anyone else. */
export async function findServiceStaff(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  userProfileId: UserProfileId,
): Promise<StaffRow | undefined> {
  return serviceStaff(db, serviceAreaServiceId)
    .select(staffColumns)
    .where('p.id', '=', userProfileId)
    .executeTakeFirst()
}

/** Who looks for services; without an account `clientId` is null. */
export interface Finder {
  readonly clientId: UserProfileId | null
  readonly countryId: CountryId
  readonly restrictedToAccountId: AccountId | null
}

/** Counts, for each service, the areas of the client's country in which they may book it. */
export async function countAreasByService(
  db: Kysely<BookingDatabase>,
  { clientId, countryId, restrictedToAccountId }: Finder,
): Promise<ReadonlyMap<ServiceId, number>> {
  const rows = await db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select((row) => ['s.service_id', row.fn.countAll<number>().as('count')])
    .where('s.is_enabled', '=', true)
    .where('a.country_id', '=', countryId)
    .where(mayBookVenueSql({ restrictedToAccountId, isShortlisted: shortlistedBy(clientId) }, venueColumns('a')))
    .groupBy('s.service_id')
    .execute()
  return new Map(rows.map((row) => [row.service_id, row.count]))
}

/** The lowest fees of each service in the areas of a country that are open to everybody. */
export async function listLowestFees(db: Kysely<BookingDatabase>, countryId: CountryId) {
  return db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('provider_api.service_size as z', 'z.service_area_service_id', 's.id')
    .select((row) => ['s.service_id', 'z.fee_kind', row.fn.min('z.price_cents').as('price_cents')])
    .where('s.is_enabled', '=', true)
    .where('a.country_id', '=', countryId)
    .where('z.price_cents', 'is not', null)
    .where(isPublicVenueSql(venueColumns('a')))
    .groupBy(['s.service_id', 'z.fee_kind'])
    .execute()
}

/** Whether the area in `a` is on the shortlist of a client. Somebody without an account has none. */
function shortlistedBy(clientId: UserProfileId | null) {
  return clientId === null ? sql<boolean>`false` : isShortlistedSql(clientId, venueColumns('a'))
}

export interface ProvidersNear {
  readonly serviceId: ServiceId
  readonly latitude: number
  readonly longitude: number
  /** The bounding box of the largest service radius around the address. */
  readonly box: { readonly south: number; readonly north: number; readonly west: number; readonly east: number }
  /** Null for somebody without an account. */
  readonly clientId: UserProfileId | null
  readonly restrictedToAccountId: AccountId | null
  readonly isShortlistedOnly: boolean
}

const distanceKm = (near: ProvidersNear) => distanceKmSql(sql.ref('a.lat'), sql.ref('a.lng'), near)

/**
 * All areas that serve an address: within their own radius and open to the client. Nearest first and unpaged, since a
 * radius is at most 25 km.
 */
export async function listProvidersNear(db: Kysely<BookingDatabase>, near: ProvidersNear) {
  const isShortlisted = sql<boolean>`l.user_profile_id is not null`
  return offers(db)
    .leftJoin('shortlist as l', (join) =>
      join
        .onRef('l.service_area_id', '=', 's.service_area_id')
        .on('l.user_profile_id', '=', sql<UserProfileId>`${near.clientId}::bigint`),
    )
    .leftJoin('booking_api.rating as r', 'r.service_area_id', 's.service_area_id')
    .select([
      distanceKm(near).as('distance_km'),
      'r.average as rating_average',
      'r.rating_count',
      isShortlisted.as('is_shortlisted'),
      sql<
        { name: string; logoKey: string | null }[]
      >`coalesce((select json_agg(json_build_object('name', v.name, 'logoKey', v.logo_key) order by v.name)
        from admin_api.venue_badge v where v.service_area_id = s.service_area_id), '[]'::json)`.as('badges'),
    ])
    .where('s.service_id', '=', near.serviceId)
    .where('a.lat', '>=', near.box.south)
    .where('a.lat', '<=', near.box.north)
    .where('a.lng', '>=', near.box.west)
    .where('a.lng', '<=', near.box.east)
    .where(distanceKm(near), '<=', sql<number>`a.radius_km`)
    .where(mayBookVenueSql({ restrictedToAccountId: near.restrictedToAccountId, isShortlisted }, venueColumns('a')))
    .$if(near.isShortlistedOnly, (query) => query.where(isShortlisted))
    .orderBy('distance_km')
    .orderBy('s.id')
    .limit(500)
    .execute()
}
