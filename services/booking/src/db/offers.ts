import type { ServiceAreaId, ServiceAreaServiceId } from '@waymark/domain/ids'
import { catalogueIdSql } from '@waymark/service-kit/catalogue-id-sql'
import { prepareShared, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { type StaffRow, staffJson } from './shown-staff.ts'

interface SizeRow {
  readonly id: number
  readonly feeKind: 'fixed' | 'per hour' | 'quote'
  readonly priceCents: number | null
  readonly maxPeople: number | null
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
      's.own_name',
      's.own_description',
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
      sql<StaffRow[]>`coalesce((select json_agg(${staffJson('p')} order by p.first_name, p.id)
        from provider_api.service_staff t join identity_api.person p on p.id = t.user_profile_id and p.can_work
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

/** Whether one service of one area is offered. */
export async function isOffered(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<boolean> {
  const service = await db
    .selectFrom('provider_api.service_area_service')
    .select('is_enabled')
    .where('id', '=', serviceAreaServiceId)
    .executeTakeFirst()
  return service?.is_enabled ?? false
}

/** The day from which a location is closed for good; undefined where none is set. */
export async function findClosingDay(
  db: Kysely<BookingDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<string | undefined> {
  const closing = await db
    .selectFrom('provider_api.location_closing')
    .select('closes_on')
    .where('service_area_id', '=', serviceAreaId)
    .executeTakeFirst()
  return closing?.closes_on
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
  return offers(db)
    .where('s.service_area_id', '=', serviceAreaId)
    .orderBy(catalogueIdSql(sql.ref('s.service_id')))
    .orderBy('s.service_id')
    .execute()
}
