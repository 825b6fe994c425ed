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

/** Moves the focus into a row that opens for editing, and to its first button when it closes. */
export function useRowFocus(rowId: string | number | null): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  const lastRowId = useRef(rowId)

  useEffect(() => {
    const shown = rowId ?? lastRowId.current
    if (rowId === lastRowId.current || shown === null) return
    lastRowId.current = rowId
    const row = table.current?.querySelector(`[data-row="${CSS.escape(String(shown))}"]`)
    const fields = 'input:not([type="hidden"], [tabindex="-1"]), textarea, button'
    row?.querySelector<HTMLElement>(rowId === null ? 'td:last-child button' : fields)?.focus()
  }, [rowId])

  return table
}
