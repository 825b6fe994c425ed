import { type Kysely, sql } from 'kysely'

/**
 * A whole name is as long as a first and a last name together.
 *
 * contracts: what the release before writes is shorter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_message
      drop constraint contact_message_name_check,
      add constraint contact_message_name_check check (name <> '' and char_length(name) <= 201)`.execute(db)
}
