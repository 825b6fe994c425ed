import { type Kysely, sql } from 'kysely'

/**
 * What could not be sent back to a card and its organiser has given back in another way, such as a transfer: an entry of
 * the payment that no refund of Stripe's stands behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entry
      drop constraint ledger_entry_kind,
      drop constraint ledger_entry_of_card_or_cash,
      add constraint ledger_entry_kind check (kind in ('charge', 'refund', 'refund failed', 'dispute', 'dispute won',
        'cash', 'cash undone', 'cash given back', 'given back otherwise')),
      add constraint ledger_entry_of_card_or_cash check (case
        when kind like 'cash%'
          then payment_id is null and stripe_id is null and by_user_profile_id is not null
            and (kind = 'cash given back') = (refund_id is not null)
        when kind = 'given back otherwise'
          then payment_id is not null and stripe_id is null and refund_id is null and by_user_profile_id is not null
        else payment_id is not null and stripe_id is not null and refund_id is null end)`.execute(db)
}
