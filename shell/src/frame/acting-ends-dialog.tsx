import { account } from '@waymark/contracts/account'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { session } from '@waymark/web-kit/browser-session'
import { useSend } from '@waymark/web-kit/use-send'

interface ActingEndsDialogProps {
  readonly name: string
  readonly onClose: () => void
}

/** Asks whether to continue, while there is time to answer (WCAG 2.2.1). Unsent text stays where it is. */
export function ActingEndsDialog({ name, onClose }: ActingEndsDialogProps) {
  const extend = useSend(account.extendActing)
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={`Acting as ${name} ends in a minute`}
      confirmLabel="Continue for 15 minutes"
      pendingLabel="One moment"
      cancelLabel="Let it end"
      onConfirm={async () => {
        try {
          session.acting.extend(await extend.mutateAsync({ input: {} }))
        } catch {
          // A toast has already said why.
        }
        onClose()
      }}
      onCancel={onClose}
    >
      If you continue, what you have typed stays here. Otherwise this tab is yours again.
    </ConfirmDialog>
  )
}
