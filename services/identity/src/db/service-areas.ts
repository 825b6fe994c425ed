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
