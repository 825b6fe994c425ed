import { type Kysely, sql } from 'kysely'

/** The one file that an email may carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table email
      add column attachment_name text,
      add column attachment_type text,
      add column attachment_text text,
      add constraint email_attachment
        check (num_nonnulls(attachment_name, attachment_type, attachment_text) in (0, 3))`.execute(db)
}
