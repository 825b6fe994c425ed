import pg from 'pg'

/** Runs one statement on the connection of the load. */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<unknown>

const rowsPerStatement = 5000

/**
 * Inserts rows of one table, thousands at a time. Columns that a row leaves out get the table's defaults.
 * PostgreSQL itself reads the values from JSON by the table's own types, so arrays, ranges and instants need no code here.
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

/** Lets the table's identity go on after the highest id that was inserted. */
export async function advanceIdentity(run: RunSql, table: `${string}.${string}`): Promise<void> {
  await run(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`)
}
