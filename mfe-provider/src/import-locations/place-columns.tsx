import type { TableColumn } from '@waymark/ui/data-table'
import styles from './import-locations.module.css'
import { type CheckedPlace, effectWords } from './place-words.ts'

const row: TableColumn<CheckedPlace> = { id: 'row', header: 'In the file', isNumeric: true, cell: (place) => place.row }
const name: TableColumn<CheckedPlace> = {
  id: 'name',
  header: 'Place',
  isRowHeader: true,
  cell: (place) => (place.name === '' ? `Place ${place.row}, without a name` : place.name),
}

/** A place with what speaks against importing it. */
export const remarkColumns: readonly TableColumn<CheckedPlace>[] = [
  name,
  row,
  {
    id: 'remarks',
    header: 'Why',
    cell: ({ remarks }) => (
      <ul className={styles.remarks}>
        {remarks.map(({ field, says }) => (
          <li key={`${field} ${says}`}>
            {says}
            {field !== '' && <code className={styles.field}>{field}</code>}
          </li>
        ))}
      </ul>
    ),
  },
]

/** A place with what importing it does. */
export const plainColumns: readonly TableColumn<CheckedPlace>[] = [
  name,
  row,
  { id: 'suburb', header: 'Suburb', cell: ({ suburb }) => suburb },
  { id: 'facts', header: 'Access facts', isNumeric: true, cell: ({ factCount }) => factCount },
  { id: 'effect', header: 'What happens', cell: ({ effect }) => (effect === null ? '' : effectWords[effect]) },
]
