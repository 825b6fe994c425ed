import type { StoredTable } from '@waymark/postgres/stored-rows'

/** What became of a table of the release before. */
export interface TableAfter {
  readonly table: string
  readonly before: number
  /** Undefined when the table is gone. */
  readonly after: number | undefined
  /** Rows of before that are not there any more. */
  readonly lost: number
  readonly added: number
  /** Rows that are still there with another value, by column. */
  readonly changed: Readonly<Record<string, number>>
  /** Columns of before that are gone. */
  readonly goneColumns: readonly string[]
}

type Row = StoredTable['rows'][number]

/** Tables that a migration gave another name. */
export const renamedTables: Readonly<Record<string, string>> = { 'booking.booking_staff': 'booking.staff_time' }

/** Compares every table of before with what is there now, row by row, in the columns that both have. */
export function compareRows(
  before: ReadonlyMap<string, StoredTable>,
  after: ReadonlyMap<string, StoredTable>,
): readonly TableAfter[] {
  return [...before].map(([table, old]) => {
    const now = after.get(table) ?? after.get(renamedTables[table] ?? '')
    if (now === undefined) {
      const { length } = old.rows
      return { table, before: length, after: undefined, lost: length, added: 0, changed: {}, goneColumns: [] }
    }
    return { table, ...compareTable(old, now) }
  })
}

function compareTable(old: StoredTable, now: StoredTable): Omit<TableAfter, 'table'> {
  const [oldColumns, nowColumns] = [columnsOf(old), columnsOf(now)]
  // An empty table says nothing about its columns.
  const shared = now.rows.length === 0 ? oldColumns : oldColumns.filter((column) => nowColumns.includes(column))
  const isKeyed = old.key.length > 0 && old.key.every((column) => shared.includes(column))
  const key = isKeyed ? old.key : shared
  const [rows, rowsNow] = [byKey(old.rows, key), byKey(now.rows, key)]
  const changed: Record<string, number> = {}
  let lost = 0
  for (const [id, row] of rows) {
    const same = rowsNow.get(id)
    if (same === undefined) lost += 1
    else
      for (const column of shared) if (!isEqual(row[column], same[column])) changed[column] = (changed[column] ?? 0) + 1
  }
  return {
    before: rows.size,
    after: rowsNow.size,
    lost,
    added: rowsNow.size - (rows.size - lost),
    changed,
    goneColumns: oldColumns.filter((column) => !shared.includes(column)),
  }
}

const columnsOf = ({ rows }: StoredTable) => Object.keys(rows[0] ?? {})
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Rows that nothing tells apart are numbered. */
function byKey(rows: readonly Row[], key: readonly string[]): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const id = JSON.stringify(key.map((column) => row[column]))
    let number = 1
    while (found.has(`${id} ${number}`)) number += 1
    found.set(`${id} ${number}`, row)
  }
  return found
}
