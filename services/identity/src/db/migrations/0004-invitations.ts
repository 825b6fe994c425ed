import { type Kysely, sql } from 'kysely'

/** Emailed invitations: from a provider to a client, and from one person to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('client', 'friend')),
      email text not null check (email = lower(email)),
      invited_by_id bigint not null references user_profile,
      account_id bigint references account,
      service_area_id bigint,
      restricts boolean not null default false,
      message text not null default '',
      created_at timestamptz not null default now(),
      sent_at timestamptz not null default now(),
      sent_count integer not null default 1,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      accepted_by_id bigint references user_profile,
      check ((kind = 'client') = (account_id is not null and service_area_id is not null))
    )`.execute(db)
  // One open invitation per address: sending again renews it.
  await sql`
    create unique index invitation_open_client on invitation (service_area_id, email)
      where kind = 'client' and accepted_at is null`.execute(db)
  await sql`
    create unique index invitation_open_friend on invitation (invited_by_id, email)
      where kind = 'friend' and accepted_at is null`.execute(db)
  await sql`create index invitation_area on invitation (service_area_id, sent_at desc) where kind = 'client'`.execute(
    db,
  )
  await sql`create index invitation_open_email on invitation (email) where accepted_at is null`.execute(db)
  await sql`
    create view identity_api.invitation as
      select id, kind, email, invited_by_id, account_id, service_area_id, restricts, message, sent_count, expires_at, accepted_at
      from invitation`.execute(db)
}
