import type { ReactNode } from 'react'
import { RowEditActions, type RowEditing } from '../form/row-editing.tsx'
import { classNames } from '../layout/class-names.ts'
import { Spoken } from '../product/spoken.tsx'
import styles from './data-table.module.css'
import { RowTick } from './row-tick.tsx'
import type { RowSelection, TableColumn } from './table-column.ts'

interface TableRowProps<Row, Id extends string | number> {
  row: Row
  id: Id
  columns: readonly TableColumn<Row>[]
  hasActions: boolean
  actions: ((row: Row) => ReactNode) | undefined
  editing: RowEditing<Row, Id> | undefined
  selection: RowSelection<Row, Id> | undefined
}

/** One row: its tick, its cells, which may be edited in place, and its actions. */
export function TableRow<Row, Id extends string | number>({
  row,
  id,
  columns,
  hasActions,
  actions,
  editing,
  selection,
}: TableRowProps<Row, Id>) {
  const isEdited = editing?.rowId === id
  const isSaving = isEdited && editing.isSaving
  return (
    <tr
      data-row={id}
      className={classNames(styles.row, isEdited && !isSaving && styles.editing)}
      aria-busy={isSaving || undefined}
    >
      {selection && (
        <td className={styles.cell}>
          <RowTick
            isChosen={selection.chosen.has(id)}
            onChange={(isChosen) => selection.onChange(withId(selection.chosen, id, isChosen))}
          >
            Choose {selection.nameOf(row)}
          </RowTick>
        </td>
      )}
      {columns.map((column) => {
        const content = isEdited && !isSaving && column.editCell ? column.editCell(row) : column.cell(row)
        const className = classNames(
          column.isRowHeader ? styles.rowHead : styles.cell,
          column.isNumeric && styles.numeric,
          column.hasNoWrap && styles.noWrap,
        )
        return column.isRowHeader ? (
          <th key={column.id} scope="row" className={className}>
            <Spoken>{content}</Spoken>
          </th>
        ) : (
          <td key={column.id} data-label={content === null ? undefined : column.header} className={className}>
            <Spoken>{content}</Spoken>
          </td>
        )
      })}
      {hasActions && (
        <td className={styles.acts}>
          <div className={styles.actRow}>
            {!isEdited && actions?.(row)}
            {editing && <RowEditActions row={row} id={id} editing={editing} />}
          </div>
        </td>
      )}
    </tr>
  )
}

function withId<Id>(chosen: ReadonlySet<Id>, id: Id, isChosen: boolean): ReadonlySet<Id> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
