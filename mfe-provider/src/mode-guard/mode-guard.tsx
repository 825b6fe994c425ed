import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { useModeGuard } from '@waymark/web-kit/use-switch-mode'
import { useCallback, useState } from 'react'

/** While it is shown, switching to consumer mode asks first; the safe answer stays in provider mode. */
export function ModeGuard({ consequence }: { readonly consequence: string }) {
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null)
  useModeGuard(useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []))

  function close(goesOn: boolean) {
    answer?.(goesOn)
    setAnswer(null)
  }

  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title="Switch to consumer mode?"
      tone="primary"
      confirmLabel="Yes, switch"
      cancelLabel="Stay in provider mode"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {consequence}
    </ConfirmDialog>
  )
}
