import { ConfirmDialog } from '@waymark/ui/confirm-dialog'

interface LeaveDialogProps {
  readonly modeLabel: string
  readonly onLeave: () => Promise<void>
  readonly onStay: () => void
}

/** Asks before a mode switch leaves a page with an unsaved schedule. */
export function LeaveDialog({ modeLabel, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={`Switch to ${modeLabel}?`}
      confirmLabel={`Switch to ${modeLabel}`}
      cancelLabel="Stay on this page"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      You will leave this page. A line that you have not saved is kept until you come back.
    </ConfirmDialog>
  )
}
