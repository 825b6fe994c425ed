import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** A question that names the thing: "Cancel morning care, Tue 24 Nov, 9:15 am?" */
  title: string
  /** The consequence, in words. */
  children: ReactNode
  /** Label of the confirming button: "Yes, cancel it". */
  confirmLabel: string
  /** Label of the safe answer: "Keep the booking". */
  cancelLabel: string
  /** `danger` fills the first button red. */
  tone?: 'primary' | 'danger'
  pendingLabel?: string
  /** Why it cannot be confirmed now; the first button stays and says so. */
  disabledReason?: string | undefined
  /** `wide` where the consequence is a list. */
  size?: 'medium' | 'wide'
  /** A promise keeps the dialog open with a spinner until it settles; the caller closes it. */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

/** Asks before something that cannot be undone. The safe answer is last, plain, and the one Escape gives. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  pendingLabel = 'Saving',
  disabledReason,
  size = 'medium',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false)
  const isAsking = useRef(isOpen)
  useLayoutEffect(() => {
    isAsking.current = isOpen
  }, [isOpen])

  async function confirm() {
    // Until it has faded out it could be pressed once more.
    if (!isAsking.current) return
    setIsPending(true)
    try {
      await onConfirm()
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size={size}
      isDismissable={!isPending}
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant={tone === 'danger' ? 'dangerFill' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={disabledReason}
            onPress={confirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" onPress={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  )
}
