import { type Kysely, sql } from 'kysely'

/** Whom a visit is for is found by a part of their phone number, however it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_series_recipient_phone_digits on booking_series
    using gin ((regexp_replace(recipient_phone, '\\D', '', 'g')) public.gin_trgm_ops)
    where recipient_phone is not null`.execute(db)
}
