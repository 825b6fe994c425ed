import Pencil from 'lucide-react/icons/pencil'
import Save from 'lucide-react/icons/save'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Spinner } from '../messages/spinner.tsx'
import styles from './row-editing.module.css'

export interface RowEditing<Row, Id extends string | number> {
  /** The row being edited or saved; `null` means only viewing. */
  rowId: Id | null
  isSaving: boolean
  /** Names a row for screen readers: "Monday 7:00 am". */
  nameOf: (row: Row) => string
  onEdit: (row: Row) => void
  onSave: (row: Row) => void
  onCancel: () => void
  /** Opens a `ConfirmDialog`: a delete always asks first. */
  onDelete?: (row: Row) => void
  /** Edit or Delete was pressed while another row is unsaved: 'Please save your data first.' */
  onBlocked: () => void
}

interface RowEditActionsProps<Row, Id extends string | number> {
  row: Row
  id: Id
  editing: RowEditing<Row, Id>
}

/** The buttons of a row that is edited in place: viewing, editing or saving. */
export function RowEditActions<Row, Id extends string | number>({ row, id, editing }: RowEditActionsProps<Row, Id>) {
  const name = <VisuallyHidden>{editing.nameOf(row)}</VisuallyHidden>
  if (editing.rowId === id && editing.isSaving) {
    return (
      <span className={styles.saving} role="status">
        <Spinner />
        Saving
      </span>
    )
  }
  if (editing.rowId === id) {
    return (
      <>
        <Button variant="primary" size="small" icon={Save} onPress={() => editing.onSave(row)}>
          Save {name}
        </Button>
        <Button variant="quiet" size="small" icon={X} onPress={editing.onCancel}>
          Cancel {name}
        </Button>
      </>
    )
  }
  const isBlocked = editing.rowId !== null
  const { onDelete } = editing
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={Pencil}
        onPress={() => (isBlocked ? editing.onBlocked() : editing.onEdit(row))}
      >
        Edit {name}
      </Button>
      {onDelete && (
        <Button
          variant="dangerQuiet"
          size="small"
          icon={Trash2}
          onPress={() => (isBlocked ? editing.onBlocked() : onDelete(row))}
        >
          Delete {name}
        </Button>
      )}
    </>
  )
}

/** Moves the focus into a row that opens for editing, and when it closes to its first button or to what opened it (`data-row-button`). */
export function useRowFocus<Rows extends HTMLElement = HTMLTableElement>(
  rowId: string | number | null,
): RefObject<Rows | null> {
  const rows = useRef<Rows>(null)
  const lastRowId = useRef(rowId)

  useEffect(() => {
    const shown = rowId ?? lastRowId.current
    if (rowId === lastRowId.current || shown === null) return
    lastRowId.current = rowId
    const id = CSS.escape(String(shown))
    const fields = `input:not([type="hidden"], [tabindex="-1"]), textarea, button`
    const within = rowId === null ? `td:last-child button` : `:is(${fields})`
    const opener = rowId === null ? `, [data-row-button="${id}"] button` : ''
    rows.current?.querySelector<HTMLElement>(`[data-row="${id}"] ${within}${opener}`)?.focus()
  }, [rowId])

  return rows
}
