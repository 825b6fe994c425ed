import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import type { FarPin } from './use-far-pin.ts'

/** Whether a pin belongs so far from its suburb. */
export function FarPinDialog({ farPin: { question, answer } }: { readonly farPin: FarPin }) {
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={question ? `Is the pin right, ${question.km} km from ${question.suburb}?` : ''}
      confirmLabel="Save it there"
      cancelLabel="Go back"
      tone="primary"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>People are led to the pin, whatever the address says.</p>
    </ConfirmDialog>
  )
}
