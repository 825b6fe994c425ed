import type { ServerConnection } from './server-connection.ts'
import { permanentTables, withClient } from './with-client.ts'

/** Rows by table, as `schema.table`. */
export type RowCounts = ReadonlyMap<string, number>

export interface ComparedTable {
  readonly table: string
  readonly running: number
  readonly restored: number
  /** Rows that the running database added to it or took out of it while the two were counted. */
  readonly written: number
  /** Whether what was written meanwhile explains the difference. */
  readonly isSame: boolean
}

/** Rows of every table that survives a crash, in one snapshot. */
export function countRows(connection: ServerConnection): Promise<RowCounts> {
  return withClient(connection, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const counts = new Map<string, number>()
    for (const { table, quoted } of await permanentTables(client)) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from only ${quoted}`)
      counts.set(table, Number(rows[0]?.count))
    }
    await client.query('commit')
    return counts
  })
}

/** Rows that were ever added to or taken out of each table, by the server's statistics: some seconds late. */
export function countWrites(connection: ServerConnection): Promise<RowCounts> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ table: string; writes: string }>(
      `select format('%s.%s', schemaname, relname) as table, n_tup_ins + n_tup_del as writes from pg_stat_user_tables`,
    )
    return new Map(rows.map(({ table, writes }) => [table, Number(writes)]))
  })
}

/** Compares every table of either database; one that only one of them has counts as no rows there and is never the same. */
export function compareCounts(
  running: RowCounts,
  restored: RowCounts,
  writes: { readonly before: RowCounts; readonly after: RowCounts },
): readonly ComparedTable[] {
  return [...new Set([...running.keys(), ...restored.keys()])].sort().map((table) => {
    const [here, there] = [running.get(table), restored.get(table)]
    const written = (writes.after.get(table) ?? 0) - (writes.before.get(table) ?? 0)
    const isSame = here !== undefined && there !== undefined && Math.abs(here - there) <= written
    return { table, running: here ?? 0, restored: there ?? 0, written, isSame }
  })
}
