import { type Kysely, sql } from 'kysely'

/** Makes adding a person to a team idempotent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profile add column idempotency_key text`.execute(db)
  await sql`create unique index user_profile_once on user_profile (account_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
}
