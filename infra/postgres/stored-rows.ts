import type { ServerConnection } from './server-connection.ts'
import { permanentTables, withClient } from './with-client.ts'

/** The rows of a table as PostgreSQL writes them in JSON, and the columns that tell them apart. */
export interface StoredTable {
  readonly key: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Every row of every table that survives a crash, by `schema.table`, in one snapshot. For small databases: all of it is in memory. */
export function readRows(connection: ServerConnection): Promise<ReadonlyMap<string, StoredTable>> {
  return withClient(connection, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const found = new Map<string, StoredTable>()
    for (const { table, quoted } of await permanentTables(client)) {
      const { rows: key } = await client.query<{ name: string }>(
        `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = $1::regclass and indisprimary order by attnum`,
        [quoted],
      )
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(stored) as row from only ${quoted} stored`,
      )
      found.set(table, { key: key.map(({ name }) => name), rows: rows.map(({ row }) => row) })
    }
    await client.query('commit')
    return found
  })
}
