import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BusinessTable, ProviderDatabase } from './schema.ts'

type Database = Kysely<ProviderDatabase> | Transaction<ProviderDatabase>

export type CardStatus = Selectable<BusinessTable>['card_status']

/** The columns about card payments of an organisation. */
export type CardAccountRow = Pick<
  Selectable<BusinessTable>,
  'account_id' | 'card_status' | 'stripe_account_id' | 'card_attempt' | 'card_revision'
>

const columns = ['account_id', 'card_status', 'stripe_account_id', 'card_attempt', 'card_revision'] as const

/** An organisation's card account; one that has saved nothing yet gets its row. */
export async function cardAccountOf(db: Database, accountId: number): Promise<CardAccountRow> {
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

/** Who applies, as Stripe is told. */
export async function findApplicant(db: Database, userProfileId: number) {
  return db
    .selectFrom('identity_api.person as p')
    .innerJoin('identity_api.account as c', 'c.id', 'p.account_id')
    .select(['c.name', 'c.country_id', 'p.email'])
    .where('p.id', '=', userProfileId)
    .executeTakeFirstOrThrow()
}

/** Keeps the account that Stripe made, unless somebody kept one meanwhile. */
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

/** Writes what Stripe said. False when it was asked again meanwhile: then that answer counts. */
export async function writeCardStatus(
  db: Database,
  { account_id, stripe_account_id, card_revision }: CardAccountRow,
  said: { readonly status: CardStatus; readonly isDetailMissing: boolean },
): Promise<boolean> {
  const written = await db
    .updateTable('business')
    .set({ card_status: said.status, is_card_detail_missing: said.isDetailMissing, card_revision: card_revision + 1 })
    .where('account_id', '=', account_id)
    .where('stripe_account_id', '=', stripe_account_id)
    .where('card_revision', '=', card_revision)
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}
