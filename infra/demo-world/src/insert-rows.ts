import pg from 'pg'

/** Runs one statement on the loading connection. */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<unknown>

const rowsPerStatement = 5000

/**
 * Inserts rows into one table, thousands at a time. Omitted columns get the table's defaults. PostgreSQL parses the
 * values from JSON by the table's own types, so arrays, ranges and instants need no code here.
 */
export async function insertRows(run: RunSql, table: `${string}.${string}`, rows: readonly object[]): Promise<void> {
  const byColumns = Map.groupBy(rows, (row) => Object.keys(row).sort().join(','))
  for (const [columnList, alike] of byColumns) {
    const columns = columnList
      .split(',')
      .map((column) => pg.escapeIdentifier(column))
      .join(', ')
    for (let from = 0; from < alike.length; from += rowsPerStatement) {
      await run(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(alike.slice(from, from + rowsPerStatement))],
      )
    }
  }
}

/** Advances the table's identity past the highest inserted id. */
export async function advanceIdentity(run: RunSql, table: `${string}.${string}`): Promise<void> {
  await run(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`)
}
