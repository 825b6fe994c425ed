import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { AfterClose } from './after-close.tsx'

interface StrandedDialogProps {
  readonly question: { readonly question: string; readonly text: string; readonly goOnLabel: string } | null
  readonly onGoOn: () => Promise<void>
  readonly onCancel: () => void
  readonly onClosed: () => void
}

/** Asks before confirmed bookings lose their start: how many they are and when the next is. */
export function StrandedDialog({ question, onGoOn, onCancel, onClosed }: StrandedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={question?.question ?? ''}
      confirmLabel={question?.goOnLabel ?? ''}
      cancelLabel="Go back, change nothing"
      onConfirm={onGoOn}
      onCancel={onCancel}
    >
      <p>{question?.text}</p>
      <AfterClose onClosed={onClosed} />
    </ConfirmDialog>
  )
}
