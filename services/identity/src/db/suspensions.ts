import type { AccountId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Whether an organisation is suspended: it asks nobody new in until that is lifted. */
export async function isSuspended(db: Kysely<IdentityDatabase>, accountId: AccountId): Promise<boolean> {
  const found = await db
    .selectFrom('provider_api.suspended_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an organisation is closed for good: nobody has to run it any more. */
export async function isClosedForGood(db: Kysely<IdentityDatabase>, accountId: AccountId): Promise<boolean> {
  const found = await db
    .selectFrom('provider_api.suspended_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('is_for_good', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
