import { type Kysely, sql } from 'kysely'

/** Organisations' subscriptions to Waymark. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription (
      account_id bigint primary key references account on delete cascade,
      revision integer not null default 0,
      status text not null default 'none' check (status in ('none', 'active', 'past due')),
      customer_id text,
      subscription_id text,
      price_cents integer check (price_cents > 0),
      currency text check (currency in ('NZD', 'AUD')),
      period_ends_at timestamptz,
      is_ending boolean not null default false,
      checkout_number integer not null default 0,
      checkout_params jsonb,
      checkout_expires_at timestamptz,
      checkout_id text,
      check (status = 'none' or (subscription_id is not null and period_ends_at is not null))
    )`.execute(db)
  await sql`create index subscription_overdue on subscription (period_ends_at) where status <> 'none'`.execute(db)
}
