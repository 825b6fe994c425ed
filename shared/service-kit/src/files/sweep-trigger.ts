import type { ServiceName } from '@waymark/contracts/service-names'
import { type Kysely, sql } from 'kysely'

const keysPerJob = 500

/**
 * Makes every write that takes a file out of one of these columns enqueue a sweep of its key, whatever code makes it.
 * For migrations, which never change: neither may what this creates.
 */
export async function sweepLeftFiles(
  db: Kysely<unknown>,
  service: ServiceName,
  tables: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await sql`
    create function sweep_left_files() returns trigger language plpgsql as $body$
    declare
      stayed text := case tg_op when 'DELETE' then '' else format('except select unnest(array[%s]) from after', tg_argv[0]) end;
    begin
      execute format($statement$
        insert into ${sql.table(`${service}.outbox`)} (job, queue, payload)
        select 'provider.sweep-files', 'provider', jsonb_build_object('keys', jsonb_agg(key))
        from (
          select key, (row_number() over () - 1) / ${sql.lit(keysPerJob)} as part
          from (select unnest(array[%s]) from before %s) gone (key) where key is not null
        ) numbered
        group by part
      $statement$, tg_argv[0], stayed);
      return null;
    end $body$`.execute(db)
  for (const [table, columns] of Object.entries(tables)) {
    const names = sql.lit(columns.join(', '))
    await sql`
      create trigger ${sql.raw(`${table}_update_sweeps_files`)} after update on ${sql.table(table)}
      referencing old table as before new table as after for each statement
      execute function sweep_left_files(${names})`.execute(db)
    await sql`
      create trigger ${sql.raw(`${table}_delete_sweeps_files`)} after delete on ${sql.table(table)}
      referencing old table as before for each statement
      execute function sweep_left_files(${names})`.execute(db)
  }
}
