import type { AccessMapId, AccountId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { AdminDatabase } from './schema.ts'

/** An access map that is the draft of `accountId`; with null, of anybody. */
export async function findOwnAccessMap(db: Kysely<AdminDatabase>, id: AccessMapId, accountId: AccountId | null) {
  return await db
    .selectFrom('map_api.access_map_owner')
    .select('id')
    .where('id', '=', id)
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId))
    .executeTakeFirst()
}
