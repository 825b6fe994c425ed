import { type Kysely, sql } from 'kysely'

/**
 * Cash taken at the door and given back by hand: entries of the ledger that no payment of Stripe's stands behind. A
 * refund without a payment is cash that is owed until somebody has handed it over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entry
      alter column payment_id drop not null,
      alter column stripe_id drop not null,
      add column refund_id bigint references refund on delete cascade,
      add column by_user_profile_id bigint,
      drop constraint ledger_entry_kind_check,
      drop constraint ledger_entry_check,
      add constraint ledger_entry_kind check (kind in ('charge', 'refund', 'refund failed', 'dispute', 'dispute won',
        'cash', 'cash undone', 'cash given back')),
      add constraint ledger_entry_sign check
        ((kind in ('charge', 'refund failed', 'dispute won', 'cash')) = (amount_cents > 0)),
      add constraint ledger_entry_of_card_or_cash check (case when kind like 'cash%'
        then payment_id is null and stripe_id is null and by_user_profile_id is not null
          and (kind = 'cash given back') = (refund_id is not null)
        else payment_id is not null and stripe_id is not null and refund_id is null end),
      add constraint cash_given_back_once unique (refund_id)`.execute(db)
  await sql`alter table refund alter column payment_id drop not null`.execute(db)
}
