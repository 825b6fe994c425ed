import type { AccountId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { isPublicVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

const areasOf = prepare(
  (
    db: Kysely<IdentityDatabase>,
    {
      accountId,
      seesAll,
      userProfileId,
    }: Slots<{ accountId: AccountId; seesAll: boolean; userProfileId: UserProfileId }>,
  ) =>
    db
      .selectFrom('provider_api.service_area as a')
      .select(['a.id', 'a.name'])
      .where('a.account_id', '=', accountId)
      .where('a.is_active', '=', true)
      .where((row) =>
        row.or([
          sql<boolean>`${seesAll}::boolean`,
          row(
            'a.id',
            'in',
            row.selectFrom('membership').select('service_area_id').where('user_profile_id', '=', userProfileId),
          ),
        ]),
      )
      .orderBy('a.name')
      .orderBy('a.id'),
)

/** The active areas a person works in; for the account admin all areas of the account. */
export async function listAreasOf(db: Kysely<IdentityDatabase>, caller: PersonCaller) {
  return areasOf(db, {
    accountId: caller.accountId,
    seesAll: caller.isAccountAdmin,
    userProfileId: caller.userProfileId,
  })
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
