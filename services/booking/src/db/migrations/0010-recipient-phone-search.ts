import { type Kysely, sql } from 'kysely'

/** Finds recipients by part of their phone number, in any notation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_series_recipient_phone_digits on booking_series
    using gin ((regexp_replace(recipient_phone, '\\D', '', 'g')) public.gin_trgm_ops)
    where recipient_phone is not null`.execute(db)
}
