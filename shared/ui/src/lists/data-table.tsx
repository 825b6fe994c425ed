import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { Fragment, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Checkbox } from '../fields/checkbox.tsx'
import { RowEditActions, type RowEditing, useRowFocus } from '../form/row-editing.tsx'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './data-table.module.css'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell's content while its row is edited; without it, `cell` stays. */
  editCell?: (row: Row) => ReactNode
  /** The cell that names the row; as a card it becomes the title. */
  isRowHeader?: boolean
  isNumeric?: boolean
  isSortable?: boolean
  /** Keeps words like a time or a status on one line. */
  hasNoWrap?: boolean
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

export interface RowSelection<Row, Id> {
  chosen: ReadonlySet<Id>
  onChange: (chosen: ReadonlySet<Id>) => void
  /** The name of a row: "Choose Moana Faleolo". */
  nameOf: (row: Row) => string
}

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

/** A table of rows; below 820 px each row becomes a card. */
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
  return (
    <div className={styles.room}>
      <div className={styles.frame}>
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
              const isEdited = editing?.rowId === id
              const isSaving = isEdited && editing.isSaving
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
                  <tr
                    data-row={id}
                    className={classNames(styles.row, isEdited && !isSaving && styles.editing)}
                    aria-busy={isSaving || undefined}
                  >
                    {selection && (
                      <td className={styles.cell}>
                        <Checkbox
                          isSelected={selection.chosen.has(id)}
                          onChange={(isChosen) => selection.onChange(withId(selection.chosen, id, isChosen))}
                        >
                          <VisuallyHidden>Choose {selection.nameOf(row)}</VisuallyHidden>
                        </Checkbox>
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
                          {content}
                        </th>
                      ) : (
                        <td
                          key={column.id}
                          data-label={content === null ? undefined : column.header}
                          className={className}
                        >
                          {content}
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
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
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
    <Checkbox
      isSelected={count > 0 && count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isChosen) => selection.onChange(new Set(isChosen ? ids : []))}
    >
      <VisuallyHidden>Choose all rows shown</VisuallyHidden>
    </Checkbox>
  )
}

function withId<Id>(chosen: ReadonlySet<Id>, id: Id, isChosen: boolean): ReadonlySet<Id> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
}

function ColumnHead<Row>({ column, sort, onSortChange }: ColumnHeadProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined
  if (!column.isSortable || !onSortChange) {
    return (
      <th scope="col" className={classNames(styles.headCell, column.isNumeric && styles.numeric)}>
        {column.header}
      </th>
    )
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={direction ?? 'none'}
      className={classNames(styles.headCell, column.isNumeric && styles.numeric)}
    >
      <Button className={styles.sort ?? ''} onPress={() => onSortChange({ columnId: column.id, direction: next })}>
        {column.header}
        <Icon of={direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} />
      </Button>
    </th>
  )
}
