import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The active areas a person works in; all areas of the account for its admin. */
export async function listAreasOf(db: Kysely<IdentityDatabase>, caller: PersonCaller) {
  return db
    .selectFrom('provider_api.service_area as a')
    .select(['a.id', 'a.name'])
    .where('a.account_id', '=', caller.accountId)
    .where('a.is_active', '=', true)
    .$if(!caller.isAccountAdmin, (query) =>
      query.where('a.id', 'in', (row) =>
        row.selectFrom('membership').select('service_area_id').where('user_profile_id', '=', caller.userProfileId),
      ),
    )
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()
}

/** An enabled service of a location that everybody may see. */
export async function findPublicService(db: Kysely<IdentityDatabase>, serviceAreaServiceId: number) {
  return db
    .selectFrom('provider_api.service_area_service as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('a.name as area_name')
    .where('s.id', '=', serviceAreaServiceId)
    .where('s.is_enabled', '=', true)
    .where('a.is_private', '=', false)
    .executeTakeFirst()
}
