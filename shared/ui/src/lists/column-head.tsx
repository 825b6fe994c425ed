import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './data-table.module.css'
import type { TableColumn, TableSort } from './table-column.ts'

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
}

/** Names a column, and sorts by it. */
export function ColumnHead<Row>({ column, sort, onSortChange }: ColumnHeadProps<Row>) {
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
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSortChange({ columnId: column.id, direction: next })}
      >
        {column.header}
        <Icon of={direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} />
      </button>
    </th>
  )
}
