import { type Kysely, sql } from 'kysely'

/**
 * Messages of a conversation at Twilio are copied: `vendor_sid` is Twilio's, and `vendor_offset` what is added to its
 * index when a conversation took the place of another. The picture of a copy stays at Twilio.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add column vendor_offset integer not null default 0`.execute(db)
  await sql`
    alter table message add column vendor_sid text,
      drop constraint message_check,
      add constraint message_media check (
        case when vendor_sid is null then (type = 'media') = (media_key is not null) else media_key is null end
      )`.execute(db)
}
