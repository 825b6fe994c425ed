import { sweepLeftFiles } from '@waymark/service-kit/sweep-trigger'
import { type Kysely, sql } from 'kysely'

const fileColumns = {
  service_area_picture: ['file_key', 'small_key'],
  activity_picture: ['file_key', 'small_key'],
  venue_fact: ['photo_key'],
  activity_fact: ['photo_key'],
  venue_document: ['file_key'],
  activity_document: ['file_key'],
  business: ['logo_key', 'small_logo_key'],
}

/**
 * Finds who refers to a file; sweeps what a write leaves behind; moves the files of a place that becomes private or
 * public, and once those of all places so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(fileColumns))
    for (const column of columns)
      await sql`create index ${sql.raw(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
  await sweepLeftFiles(db, 'provider', fileColumns)
  await sql`
    create function place_files() returns trigger language plpgsql as $body$
    begin
      insert into provider.outbox (job, queue, payload)
      select 'provider.place-files', 'provider', '{}'::jsonb
      where not exists (
        select from provider.outbox o where o.job = 'provider.place-files' and o.xmin = pg_current_xact_id()::xid);
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger service_area_places_files after update of is_private, is_active on service_area for each row
    when ((old.is_private, old.is_active) is distinct from (new.is_private, new.is_active))
    execute function place_files()`.execute(db)
  await sql`
    create trigger service_area_insert_places_files after insert on service_area for each row
    when (new.is_private or not new.is_active) execute function place_files()`.execute(db)
  await sql`insert into provider.outbox (job, queue, payload) values ('provider.place-files', 'provider', '{}')`.execute(
    db,
  )
}
