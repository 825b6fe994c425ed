import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { losses, type Starred, type TakeOff } from './use-take-off.ts'

interface TakeOffDialogProps {
  readonly starred: Starred
  readonly takeOff: TakeOff
}

/** Asks before removing a star loses something that a new star does not bring back. */
export function TakeOffDialog({ starred, takeOff }: TakeOffDialogProps) {
  return (
    <ConfirmDialog
      isOpen={takeOff.isAsking}
      title={`Take ${starred.serviceAreaName} off your shortlist?`}
      confirmLabel="Yes, take it off"
      cancelLabel="Keep it"
      onConfirm={takeOff.take}
      onCancel={takeOff.keep}
    >
      {losses(starred).join(' ')}
    </ConfirmDialog>
  )
}
