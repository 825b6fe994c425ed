import { type Kysely, sql } from 'kysely'

/** Whose review an entry of the audit trail is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view booking_api.review_place as select id, service_area_id from review`.execute(db)
}
