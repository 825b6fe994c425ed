import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import {
  isPublicVenueSql,
  isShortlistedSql,
  mayBookVenueSql,
  venueColumns,
} from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

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

/** Own services by their id, or by words of their name in the country of somebody, each with the areas in which they may book it. */
export async function listOwnServices(
  db: Kysely<BookingDatabase>,
  { clientId, countryId, restrictedToAccountId }: Finder,
  by: { readonly serviceId: ServiceId } | { readonly search: string },
  limit: number,
) {
  return db
    .selectFrom('provider_api.own_service as o')
    .innerJoin('provider_api.service_area_service as s', 's.service_id', 'o.id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'o.account_id')
    .select((row) => [
      'o.id',
      'o.name',
      'o.description',
      'c.name as account_name',
      row.fn.countAll<number>().as('count'),
    ])
    .where('s.is_enabled', '=', true)
    .where(mayBookVenueSql({ restrictedToAccountId, isShortlisted: shortlistedBy(clientId) }, venueColumns('a')))
    .where((row) =>
      'serviceId' in by
        ? row('o.id', '=', by.serviceId)
        : row.and([row('a.country_id', '=', countryId), containsSql('o.name', by.search)]),
    )
    .groupBy(['o.id', 'o.name', 'o.description', 'c.name'])
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

/** The lowest fees of each service, or of some, in the areas of a country that are open to everybody. */
export async function listLowestFees(
  db: Kysely<BookingDatabase>,
  countryId: CountryId,
  serviceIds?: readonly ServiceId[],
) {
  return db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('provider_api.service_size as z', 'z.service_area_service_id', 's.id')
    .select((row) => ['s.service_id', 'z.fee_kind', row.fn.min('z.price_cents').as('price_cents')])
    .where('s.is_enabled', '=', true)
    .where('a.country_id', '=', countryId)
    .where('z.price_cents', 'is not', null)
    .$if(serviceIds !== undefined, (query) =>
      query.where(sql<boolean>`s.service_id = any(${[...(serviceIds ?? [])]}::int[])`),
    )
    .where(isPublicVenueSql(venueColumns('a')))
    .groupBy(['s.service_id', 'z.fee_kind'])
    .execute()
}

/** Whether the area in `a` is on the shortlist of a client. Somebody without an account has none. */
function shortlistedBy(clientId: UserProfileId | null) {
  return clientId === null ? sql<boolean>`false` : isShortlistedSql(clientId, venueColumns('a'))
}
