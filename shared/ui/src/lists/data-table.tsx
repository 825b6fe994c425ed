import { Fragment, type ReactNode } from 'react'
import { type RowEditing, useRowFocus } from '../form/row-editing.tsx'
import { classNames } from '../layout/class-names.ts'
import { SkipPast } from '../layout/skip-past.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { ColumnHead } from './column-head.tsx'
import styles from './data-table.module.css'
import { RowTick } from './row-tick.tsx'
import type { RowSelection, TableColumn, TableSort } from './table-column.ts'
import { TableRow } from './table-row.tsx'
import { useCardsWhereTight } from './use-cards-where-tight.ts'

export type { RowSelection, TableColumn, TableSort } from './table-column.ts'

export interface DataTableProps<Row, Id extends string | number> {
  /** Names the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => Id
  /** Buttons and links of a row, in words. */
  actions?: (row: Row) => ReactNode
  /** Consecutive rows with the same group get its heading, such as a day. */
  groupOf?: (row: Row) => { id: string; title: string; detail?: string }
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Rows that are edited in place, one at a time. */
  editing?: RowEditing<Row, Id>
  /** Ticked rows, for an action on all of them. */
  selection?: RowSelection<Row, Id>
  /** 16 px text, for wide lists. */
  isDense?: boolean
}

/** From so many rows on, one can skip past them. */
const minRowsToSkip = 8

/** A table of rows; below 820 px, or where it is wider than its room, each row becomes a card. */
export function DataTable<Row, Id extends string | number>({
  caption,
  columns,
  rows,
  idOf,
  actions,
  groupOf,
  sort,
  onSortChange,
  editing,
  selection,
  isDense = false,
}: DataTableProps<Row, Id>) {
  const table = useRowFocus(editing?.rowId ?? null)
  const hasActions = actions !== undefined || editing !== undefined
  const { room, frame } = useCardsWhereTight()
  return (
    <div ref={room} className={styles.room}>
      <SkipPast what={`the table ${caption}`} isLong={hasActions && rows.length >= minRowsToSkip}>
        <div ref={frame} className={styles.frame}>
          <table ref={table} className={classNames(styles.table, isDense && styles.dense)}>
            <caption className={styles.caption}>{caption}</caption>
            <thead className={styles.head}>
              <tr>
                {selection && (
                  <th scope="col" className={styles.headCell}>
                    <ChooseAll rows={rows} idOf={idOf} selection={selection} />
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHead key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
                ))}
                {hasActions && (
                  <th scope="col" className={styles.headCell}>
                    <VisuallyHidden>Actions</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody className={styles.body}>
              {rows.map((row, index) => {
                const id = idOf(row)
                const group = groupOf?.(row)
                const before = rows[index - 1]
                const isNewGroup = group && (before === undefined || groupOf?.(before).id !== group.id)
                return (
                  <Fragment key={id}>
                    {isNewGroup && (
                      <tr className={styles.group}>
                        <th
                          scope="rowgroup"
                          className={styles.groupCell}
                          colSpan={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)}
                        >
                          {group.title} {group.detail && <span className={styles.groupDetail}>{group.detail}</span>}
                        </th>
                      </tr>
                    )}
                    <TableRow
                      row={row}
                      id={id}
                      columns={columns}
                      hasActions={hasActions}
                      actions={actions}
                      editing={editing}
                      selection={selection}
                    />
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        </div>
      </SkipPast>
    </div>
  )
}

interface ChooseAllProps<Row, Id> {
  rows: readonly Row[]
  idOf: (row: Row) => Id
  selection: RowSelection<Row, Id>
}

/** All rows on the page, or none of them. */
function ChooseAll<Row, Id extends string | number>({ rows, idOf, selection }: ChooseAllProps<Row, Id>) {
  const ids = rows.map(idOf)
  const count = ids.filter((id) => selection.chosen.has(id)).length
  return (
    <RowTick
      isChosen={count > 0 && count === ids.length}
      isPartly={count > 0 && count < ids.length}
      onChange={(isChosen) => selection.onChange(new Set(isChosen ? ids : []))}
    >
      Choose all rows shown
    </RowTick>
  )
}
