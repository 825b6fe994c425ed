import type { AccountId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { worksInAreaSql } from '@waymark/service-kit/own-areas-sql'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { isPublicVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

const areasOf = prepare(
  (
    db: Kysely<IdentityDatabase>,
    person: Slots<{ accountId: AccountId; isAccountAdmin: boolean; userProfileId: UserProfileId }>,
  ) =>
    db
      .selectFrom('provider_api.service_area as a')
      .select(['a.id', 'a.name'])
      .where(worksInAreaSql(person, 'a'))
      .orderBy('a.name')
      .orderBy('a.id'),
)

/** The areas a person works in; for the account admin all of the account. */
export async function listAreasOf(db: Kysely<IdentityDatabase>, caller: PersonCaller) {
  const { accountId, isAccountAdmin, userProfileId } = caller
  return areasOf(db, { accountId, isAccountAdmin, userProfileId })
}

/** An enabled service of a public location. */
export async function findPublicService(db: Kysely<IdentityDatabase>, serviceAreaServiceId: ServiceAreaServiceId) {
  return db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('a.name as area_name')
    .where('s.id', '=', serviceAreaServiceId)
    .where('s.is_enabled', '=', true)
    .where(isPublicVenueSql(venueColumns('a')))
    .executeTakeFirst()
}
