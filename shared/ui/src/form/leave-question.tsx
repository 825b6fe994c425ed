import { ConfirmDialog } from '../messages/confirm-dialog.tsx'

export interface LeaveQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** Asked before leaving a page with unsaved text. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Leave without saving?"
      confirmLabel="Yes, leave"
      cancelLabel="Stay here"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      What you typed here is not saved. If you leave, it is lost.
    </ConfirmDialog>
  )
}
