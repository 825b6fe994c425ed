import { type Kysely, sql } from 'kysely'

/** Finds people by part of their phone number, in any notation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_profile_phone_digits on user_profile
    using gin ((regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops)`.execute(db)
}
