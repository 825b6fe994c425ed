import type { CountryId } from '@waymark/domain/enums'
import type { AccountId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export interface AreaFilter {
  readonly accountId: AccountId
  readonly search: string
  readonly countryId?: CountryId | undefined
  readonly region?: string | undefined
  readonly isPrivate?: boolean | undefined
  readonly isActive: boolean
  readonly pageNumber: number
  readonly pageSize: number
}

/** One page of an organisation's locations, by name; counts are computed for that page only. */
export async function listAreas(db: Kysely<ProviderDatabase>, filter: AreaFilter) {
  const found = db
    .selectFrom('service_area as a')
    .where('a.account_id', '=', filter.accountId)
    // One that a suspension has closed is there for its people as before.
    .where(sql<boolean>`(a.is_active or a.is_suspended)`, '=', filter.isActive)
    .$if(filter.search !== '', (query) =>
      query.where((row) =>
        row.or(['a.name', 'a.suburb', 'a.address'].map((column) => containsSql(column, filter.search))),
      ),
    )
    .where((row) => (filter.countryId === undefined ? row.lit(true) : row('a.country_id', '=', filter.countryId)))
    .where((row) => (filter.region === undefined ? row.lit(true) : row('a.region', '=', filter.region)))
    .where((row) => (filter.isPrivate === undefined ? row.lit(true) : row('a.is_private', '=', filter.isPrivate)))
  const [rows, count] = await Promise.all([
    found
      .leftJoin('service_area_picture as p', (join) =>
        join.onRef('p.service_area_id', '=', 'a.id').on('p.kind', '=', 'banner'),
      )
      .select([
        'a.id',
        'a.name',
        'a.venue_type_id',
        'a.suburb',
        'a.region',
        'a.country_id',
        'a.is_private',
        'a.is_active',
        'a.radius_km',
        'a.updated_at',
        'p.file_key',
        'p.small_key',
        'p.alt',
        sql<number>`(select count(*) from service_area_service s where s.service_area_id = a.id and s.is_enabled)::int`.as(
          'service_count',
        ),
        sql<number>`(select count(*) from identity_api.membership m where m.service_area_id = a.id)::int`.as(
          'staff_count',
        ),
        sql<number>`(select count(*) from venue_fact f where f.service_area_id = a.id)::int`.as('fact_count'),
      ])
      .orderBy('a.name')
      .orderBy('a.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: Number(count.count) }
}
