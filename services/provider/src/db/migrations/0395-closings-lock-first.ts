import { type Kysely, sql } from 'kysely'

const tables = ['closed_day', 'location_closing']
const events = ['insert', 'update', 'delete']

/**
 * A closing locks its location before the version of the location's schedule, as every change of the location does:
 * triggers run in the order of their names.
 *
 * contracts: no service names a trigger, so that one of the release before goes on under either name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const event of events)
      await sql`alter trigger ${sql.raw(`${table}_${event}_shuts`)} on ${sql.table(table)}
        rename to ${sql.raw(`${table}_${event}_alters_shut`)}`.execute(db)
}
