import { type Kysely, sql } from 'kysely'

/** Names are found whether or not their macrons and accents are typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_name_folded on account using gin (public.folded(name) gin_trgm_ops)
    where business_subtype is not null`.execute(db)
  await sql`drop index account_name_words`.execute(db)
  await sql`create index user_profile_folded on user_profile
    using gin (public.folded(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`.execute(db)
  await sql`drop index user_profile_words`.execute(db)
}
