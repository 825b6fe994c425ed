import { type Kysely, sql } from 'kysely'

/** A link that confirms the address to which a person moves; until then they keep the one they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table email_link
      drop constraint email_link_purpose_check,
      add constraint email_link_purpose_check check (purpose in ('activation', 'reset', 'team', 'new address'))`.execute(
    db,
  )
}
