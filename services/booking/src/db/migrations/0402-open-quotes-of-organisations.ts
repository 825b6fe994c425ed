import { type Kysely, sql } from 'kysely'

/** Whose quotes are open, for those who close an organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_open on quote (account_id, id) where status in ('Asked', 'Answered')`.execute(db)
  await sql`create view booking_api.open_quote as
    select account_id from quote where status in ('Asked', 'Answered')`.execute(db)
}
