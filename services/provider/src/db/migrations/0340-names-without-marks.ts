import { type Kysely, sql } from 'kysely'

/** Names are found whether or not their macrons and accents are typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index service_area_name_folded on service_area using gin (public.folded(name) gin_trgm_ops)`.execute(
    db,
  )
  await sql`drop index service_area_name_words`.execute(db)
  await sql`create index own_service_name_folded on own_service using gin (public.folded(name) gin_trgm_ops)`.execute(
    db,
  )
  await sql`drop index own_service_name_words`.execute(db)
}
