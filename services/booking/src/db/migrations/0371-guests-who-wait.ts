import { type Kysely, sql } from 'kysely'

/** A guest who waits is found by the address that they gave, when they ask for their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index waitlist_guest_address on waitlist_entry (lower(contact_email))
    where state in ('waiting', 'offered') and guest_id is not null and client_user_profile_id is null`.execute(db)
}
