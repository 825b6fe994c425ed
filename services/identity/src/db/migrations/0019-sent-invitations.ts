import { type Kysely, sql } from 'kysely'

/** Invitations are counted by sender and by address, however they ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invitation_sender on invitation (invited_by_id, sent_at desc)`.execute(db)
  await sql`create index invitation_address on invitation (email, sent_at desc)`.execute(db)
}
