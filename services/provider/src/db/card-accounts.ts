import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Selectable } from 'kysely'
import type { BusinessTable, ProviderDatabase } from './schema.ts'

type Database = Kysely<ProviderDatabase>

export type CardStatus = Selectable<BusinessTable>['card_status']

/** The card payment columns of an organisation. */
export type CardAccountRow = Pick<
  Selectable<BusinessTable>,
  'account_id' | 'card_status' | 'stripe_account_id' | 'card_attempt' | 'card_revision'
>

const columns = ['account_id', 'card_status', 'stripe_account_id', 'card_attempt', 'card_revision'] as const

/** An organisation's card account; creates the row when there is none. */
export async function cardAccountOf(db: Database, accountId: AccountId): Promise<CardAccountRow> {
  const inserted = await db
    .insertInto('business')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return (
    inserted ??
    (await db.selectFrom('business').select(columns).where('account_id', '=', accountId).executeTakeFirstOrThrow())
  )
}

export async function findCardAccount(db: Database, stripeAccountId: string): Promise<CardAccountRow | undefined> {
  return db.selectFrom('business').select(columns).where('stripe_account_id', '=', stripeAccountId).executeTakeFirst()
}

/** The applicant's details that Stripe gets. */
export async function findApplicant(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('identity_api.person as p')
    .innerJoin('identity_api.account as c', 'c.id', 'p.account_id')
    .select(['c.name', 'c.country_id', 'p.email'])
    .where('p.id', '=', userProfileId)
    .executeTakeFirstOrThrow()
}

/** Stores the account that Stripe created, unless a concurrent request stored one. */
export async function keepCardAccount(db: Database, before: CardAccountRow, stripeAccountId: string): Promise<void> {
  await db
    .updateTable('business')
    .set({
      stripe_account_id: stripeAccountId,
      card_status: 'in progress',
      is_card_detail_missing: true,
      card_attempt: before.card_attempt + 1,
      card_revision: before.card_revision + 1,
    })
    .where('account_id', '=', before.account_id)
    .where('card_attempt', '=', before.card_attempt)
    .execute()
}

/** Stores Stripe's answer. False when Stripe was queried again meanwhile: the later answer wins. */
export async function writeCardStatus(
  db: Database,
  { account_id, stripe_account_id, card_revision }: CardAccountRow,
  card: { readonly status: CardStatus; readonly isDetailMissing: boolean },
): Promise<boolean> {
  const written = await db
    .updateTable('business')
    .set({ card_status: card.status, is_card_detail_missing: card.isDetailMissing, card_revision: card_revision + 1 })
    .where('account_id', '=', account_id)
    .where('stripe_account_id', '=', stripe_account_id)
    .where('card_revision', '=', card_revision)
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Whether clients of an organisation can pay by card. */
export async function mayTakePayments(db: Database, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('card_status')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.card_status === 'connected'
}
