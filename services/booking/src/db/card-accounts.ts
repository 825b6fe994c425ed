import type { AccountId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The account at Stripe that an organisation takes cards with. */
export async function findCardAccount(db: Kysely<BookingDatabase>, accountId: AccountId) {
  return db
    .selectFrom('provider_api.card_account')
    .select(['stripe_account_id', 'card_status'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
