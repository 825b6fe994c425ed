import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { catalogueIdSql } from '@waymark/service-kit/catalogue-id-sql'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** One size that an area offers of a service. */
export interface SizeRow {
  readonly id: number
  readonly feeKind: 'fixed' | 'per hour' | 'quote'
  readonly priceCents: number | null
  readonly maxPeople: number | null
}

export interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
}

function areaServices(db: Kysely<ProviderDatabase>) {
  return db
    .selectFrom('service_area_service as s')
    .innerJoin('service_area as a', 'a.id', 's.service_area_id')
    .leftJoin('own_service as o', 'o.id', 's.service_id')
    .select([
      'o.name as own_name',
      'o.description as own_description',
      'o.version as own_version',
      's.id',
      's.service_area_id',
      's.service_id',
      's.is_enabled',
      's.buffer_minutes',
      's.lead_hours',
      's.schedule_version',
      's.version',
      's.description',
      's.preparation',
      's.cost_tier',
      's.pricing_description',
      'a.account_id',
      'a.time_zone',
      sql<SizeRow[]>`coalesce((select json_agg(json_build_object('id', z.service_size_option_id, 'feeKind', z.fee_kind,
        'priceCents', z.price_cents, 'maxPeople', z.max_people) order by z.position, z.service_size_option_id)
        from service_size z where z.service_area_service_id = s.id), '[]'::json)`.as('sizes'),
      sql<number>`(select count(*) from schedule_line l where l.service_area_service_id = s.id)::int`.as('line_count'),
    ])
}

export type AreaServiceRow = Awaited<ReturnType<ReturnType<typeof areaServices>['executeTakeFirstOrThrow']>>

/** Own services stand after what they stand beside. */
const catalogueOrder = catalogueIdSql(sql.ref('s.service_id'))

/** The services an area offers. */
export async function listServicesOfArea(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return areaServices(db)
    .where('s.service_area_id', '=', serviceAreaId)
    .where('s.is_enabled', '=', true)
    .orderBy(catalogueOrder)
    .orderBy('s.service_id')
    .execute()
}

function staffedServices(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return areaServices(db)
    .select(
      sql<UserProfileId[]>`array(select t.user_profile_id from service_staff t
        join identity_api.person p on p.id = t.user_profile_id and p.is_active
        where t.service_area_service_id = s.id order by t.user_profile_id)`.as('staff_ids'),
    )
    .where('s.service_area_id', '=', serviceAreaId)
}

/** All services of an area, enabled or not, with their staff. */
export async function listAllServicesOfArea(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return staffedServices(db, serviceAreaId).orderBy(catalogueOrder).orderBy('s.service_id').execute()
}

interface ServiceFilter {
  readonly serviceAreaId: ServiceAreaId
  /** What own services are found by beside `catalogueIds`; empty for all. */
  readonly search: string
  /** Catalogue services that are found, in listing order; the catalogue is code, not a table. */
  readonly catalogueIds: readonly ServiceId[]
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of the services of an area, enabled or not, with the total. */
export async function listServicePage(db: Kysely<ProviderDatabase>, filter: ServiceFilter) {
  const ids = sql`${[...filter.catalogueIds]}::int[]`
  const fitting =
    filter.search === ''
      ? sql<boolean>`true`
      : sql<boolean>`(${catalogueOrder} = any(${ids}) or ${containsSql('o.name', filter.search)})`
  const [rows, count] = await Promise.all([
    staffedServices(db, filter.serviceAreaId)
      .where(fitting)
      .orderBy(sql`array_position(${ids}, ${catalogueOrder})`)
      .orderBy('s.service_id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    db
      .selectFrom('service_area_service as s')
      .leftJoin('own_service as o', 'o.id', 's.service_id')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('s.service_area_id', '=', filter.serviceAreaId)
      .where(fitting)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: Number(count.count) }
}

/** One service of an area by its catalogue id. */
export async function findAreaServiceOf(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  serviceId: ServiceId,
) {
  return areaServices(db)
    .where('s.service_area_id', '=', serviceAreaId)
    .where('s.service_id', '=', serviceId)
    .executeTakeFirst()
}

/** One service of one area, enabled or not. */
export async function findAreaService(db: Kysely<ProviderDatabase>, serviceAreaServiceId: ServiceAreaServiceId) {
  return areaServices(db).where('s.id', '=', serviceAreaServiceId).executeTakeFirst()
}

/** The people assigned to a service who still work here. */
export async function listServiceStaff(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<StaffRow[]> {
  return db
    .selectFrom('service_staff as t')
    .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
    .select(['p.id as userProfileId', 'p.first_name as firstName', 'p.last_name as lastName'])
    .where('t.service_area_service_id', '=', serviceAreaServiceId)
    .where('p.is_active', '=', true)
    .orderBy('p.first_name')
    .orderBy('p.id')
    .execute()
}

/** The ids of an area's services, enabled or not, and of those that a person is assigned to. */
export async function listServiceIds(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  userProfileId: UserProfileId,
): Promise<{ id: ServiceAreaServiceId; isAssigned: boolean }[]> {
  return db
    .selectFrom('service_area_service as s')
    .leftJoin('service_staff as t', (join) =>
      join.onRef('t.service_area_service_id', '=', 's.id').on('t.user_profile_id', '=', userProfileId),
    )
    .select(['s.id', sql<boolean>`t.user_profile_id is not null`.as('isAssigned')])
    .where('s.service_area_id', '=', serviceAreaId)
    .execute()
}

/** The staff of several services of one area. */
export async function listStaffOfServices(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
) {
  return db
    .selectFrom('service_staff as t')
    .innerJoin('service_area_service as s', 's.id', 't.service_area_service_id')
    .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
    .select([
      'p.id as userProfileId',
      'p.first_name as firstName',
      'p.last_name as lastName',
      sql<ServiceAreaServiceId[]>`array_agg(s.id order by s.id)`.as('serviceAreaServiceIds'),
    ])
    .where('s.service_area_id', '=', serviceAreaId)
    .where('s.id', 'in', [...serviceAreaServiceIds])
    .where('p.is_active', '=', true)
    .groupBy(['p.id', 'p.first_name', 'p.last_name'])
    .orderBy('p.first_name')
    .orderBy('p.id')
    .execute()
}
