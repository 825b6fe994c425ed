import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type Stripe from 'stripe'
import type { IdentityDatabase, SubscriptionTable } from './schema.ts'

export type SubscriptionRow = Selectable<SubscriptionTable>

/** An organisation's subscription; undefined when it never started one. */
export async function findSubscription(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** The payer: their country decides the currency, their address gets the receipts. */
export async function findPayer(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('user_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['a.country_id', 'p.email'])
    .where('p.id', '=', userProfileId)
    .executeTakeFirstOrThrow()
}

export interface NewCheckout {
  readonly number: number
  readonly params: Stripe.Checkout.SessionCreateParams
  readonly expiresAt: Date
}

/** Records the parameters of a checkout before it is requested. False when a concurrent request recorded it first. */
export async function insertCheckout(trx: Transaction<IdentityDatabase>, accountId: AccountId, checkout: NewCheckout) {
  const values = {
    checkout_number: checkout.number,
    checkout_params: JSON.stringify(checkout.params),
    checkout_expires_at: checkout.expiresAt,
    checkout_id: null,
  }
  const written = await trx
    .insertInto('subscription')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(values)
        .where('subscription.checkout_number', '=', checkout.number - 1)
        .where('subscription.status', '=', 'none'),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Stores the id of the checkout that Stripe opened. */
export async function keepCheckoutId(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  number: number,
  checkoutId: string,
) {
  await db
    .updateTable('subscription')
    .set({ checkout_id: checkoutId })
    .where('account_id', '=', accountId)
    .where('checkout_number', '=', number)
    .execute()
}

/** Drops a customer that Stripe no longer knows, with the checkout that names it. */
export async function forgetCustomer(db: Kysely<IdentityDatabase>, accountId: AccountId, customerId: string) {
  await db
    .updateTable('subscription')
    .set({ customer_id: null, checkout_params: null, checkout_expires_at: null, checkout_id: null })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Stripe's state of an organisation's subscription. */
export interface SettledSubscription {
  readonly live: Pick<
    SubscriptionRow,
    'status' | 'subscription_id' | 'price_cents' | 'currency' | 'period_starts_at' | 'period_ends_at' | 'is_ending'
  > | null
  readonly customerId: string | null
  readonly isCheckoutOver: boolean
}

/** Stores Stripe's answer. False when Stripe was queried again meanwhile: the later answer wins. */
export async function writeSettled(
  db: Kysely<IdentityDatabase>,
  { account_id, revision, checkout_number }: SubscriptionRow,
  { live, customerId, isCheckoutOver }: SettledSubscription,
): Promise<boolean> {
  const ended = {
    status: 'none',
    price_cents: null,
    currency: null,
    period_starts_at: null,
    period_ends_at: null,
    is_ending: false,
  } as const
  const over = { checkout_params: null, checkout_expires_at: null, checkout_id: null }
  const written = await db
    .updateTable('subscription')
    .set({
      ...(live ?? ended),
      revision: revision + 1,
      ...(customerId === null ? {} : { customer_id: customerId }),
      ...(isCheckoutOver ? over : {}),
    })
    .where('account_id', '=', account_id)
    .where('revision', '=', revision)
    .where('checkout_number', '=', checkout_number)
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Organisations whose paid period ended before `before` and for which no later state is known. */
export async function listOverdueAccounts(
  db: Kysely<IdentityDatabase>,
  before: Date,
  limit: number,
): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('account_id')
    .where('status', '<>', 'none')
    .where('period_ends_at', '<', before)
    .orderBy('period_ends_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.account_id)
}
