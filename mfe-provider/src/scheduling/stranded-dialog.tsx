import { ConfirmDialog } from '@waymark/ui/confirm-dialog'

interface StrandedDialogProps {
  readonly question: { readonly question: string; readonly text: string; readonly goOnLabel: string } | null
  readonly onGoOn: () => Promise<void>
  readonly onCancel: () => void
}

/** Asks before confirmed bookings lose their start: how many they are and when the next is. */
export function StrandedDialog({ question, onGoOn, onCancel }: StrandedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={question?.question ?? ''}
      confirmLabel={question?.goOnLabel ?? ''}
      cancelLabel="Go back, change nothing"
      onConfirm={onGoOn}
      onCancel={onCancel}
    >
      {question?.text ?? ''}
    </ConfirmDialog>
  )
}
