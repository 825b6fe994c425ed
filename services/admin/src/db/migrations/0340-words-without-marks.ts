import { type Kysely, sql } from 'kysely'

/** The audit trail is found whether or not macrons and accents are typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entry_folded on audit_entry using gin (public.folded(words) public.gin_trgm_ops)`.execute(
    db,
  )
  await sql`drop index audit_entry_words`.execute(db)
}
