import type { addressBook } from '@waymark/contracts/address-book'
import type { InputOf } from '@waymark/contracts/define-call'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'

type DeleteCall =
  | typeof addressBook.deleteRecipient
  | typeof addressBook.deleteAddress
  | typeof addressBook.removeFavouriteStaff

interface TakeOutDialogProps<C extends DeleteCall> {
  /** Who or what leaves; null while nothing is asked. */
  readonly name: string | null
  readonly call: C
  readonly input: InputOf<C> | null
  /** What follows; without it, that of somebody who is kept for bookings. */
  readonly consequence?: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before somebody, or an address, is kept no longer. */
export function TakeOutDialog<C extends DeleteCall>({
  name,
  call,
  input,
  consequence = 'It is no longer offered when you book. Bookings that you have made stay as they are.',
  onClose,
  onDone,
}: TakeOutDialogProps<C>) {
  const takeOut = useSend(call, {
    onSuccess: () => {
      notify('success', `${name ?? ''} is taken out.`)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={`Take out ${name ?? ''}?`}
      confirmLabel="Take out"
      cancelLabel="Keep"
      pendingLabel="Taking out"
      onConfirm={() => {
        if (input) takeOut.mutate({ input })
      }}
      onCancel={onClose}
    >
      <p>{consequence}</p>
      {takeOut.error && <p role="alert">{takeOut.error.message}</p>}
    </ConfirmDialog>
  )
}
