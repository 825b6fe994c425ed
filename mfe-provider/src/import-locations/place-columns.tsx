import type { TableColumn } from '@waymark/ui/data-table'
import styles from './import-locations.module.css'
import { type CheckedPlace, changeTexts, effectText } from './place-words.ts'

const row: TableColumn<CheckedPlace> = { id: 'row', header: 'In the file', isNumeric: true, cell: (place) => place.row }
const name: TableColumn<CheckedPlace> = {
  id: 'name',
  header: 'Place',
  isRowHeader: true,
  cell: (place) => (place.name === '' ? `Place ${place.row}, without a name` : place.name),
}

const effect: TableColumn<CheckedPlace> = {
  id: 'effect',
  header: 'What happens',
  cell: (place) => {
    const changes = changeTexts(place)
    return (
      <>
        {effectText(place)}
        {changes.length > 0 && (
          <ul className={styles.remarks}>
            {changes.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        )}
      </>
    )
  },
}

const remarks: TableColumn<CheckedPlace> = {
  id: 'remarks',
  header: 'Why',
  cell: (place) => (
    <ul className={styles.remarks}>
      {place.remarks.map(({ field, says }) => (
        <li key={`${field} ${says}`}>
          {says}
          {field !== '' && <code className={styles.field}>{field}</code>}
        </li>
      ))}
    </ul>
  ),
}

/** A place that is wrong: only the reasons can be told. */
export const wrongColumns: readonly TableColumn<CheckedPlace>[] = [name, row, remarks]

/** A place with what importing it does, or would do, and what speaks against it. */
export const remarkColumns: readonly TableColumn<CheckedPlace>[] = [name, row, effect, remarks]

/** A place with what importing it does. */
export const plainColumns: readonly TableColumn<CheckedPlace>[] = [
  name,
  row,
  { id: 'suburb', header: 'Suburb', cell: ({ suburb }) => suburb },
  { id: 'facts', header: 'Access facts', isNumeric: true, cell: ({ factCount }) => factCount },
  effect,
]
