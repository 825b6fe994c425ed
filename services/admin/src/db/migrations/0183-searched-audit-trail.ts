import { type Kysely, sql } from 'kysely'

/** The audit trail is searched by its words, its call and its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entry add column words text not null generated always as (
      replace(action, '-', ' ') || ' ' || target_kind || ' ' || coalesce(target_id::text, '') || ' '
        || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) stored`.execute(db)
  await sql`create index audit_entry_words on audit_entry using gin (words public.gin_trgm_ops)`.execute(db)
  await sql`create index audit_entry_at on audit_entry (at)`.execute(db)
  await sql`create index audit_entry_action on audit_entry (action, id desc)`.execute(db)
}
