import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatMoney } from '@waymark/web-kit/format'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import type { SessionBooking } from './attendance.ts'
import { useNoteCash } from './pay-state.tsx'
import styles from './who-comes.module.css'

interface CashToGiveBackProps {
  readonly booking: SessionBooking
  readonly activitySessionId: number
}

/** Cash that a cancelled booking gets back: owed until somebody says that it was handed over. */
export function CashToGiveBack({ booking, activitySessionId }: CashToGiveBackProps) {
  const [isAsking, setAsking] = useState(false)
  const { contactName, cashToGiveBackCents: cents, currency } = booking
  const { send, isPending } = useNoteCash(activitySessionId, booking)
  if (cents === 0) return null
  const amount = formatMoney(cents, currency)
  return (
    <span className={styles.owed}>
      {amount} to give back in cash
      <Button size="small" icon={HandCoins} isPending={isPending} pendingLabel="Noting" onPress={() => setAsking(true)}>
        Gave {formatMoney(cents)} back <VisuallyHidden>to {contactName}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${amount} given back to ${contactName}?`}
        confirmLabel="Yes, I gave it back"
        cancelLabel="Not yet"
        onConfirm={() => {
          setAsking(false)
          send('given back', cents)
        }}
        onCancel={() => setAsking(false)}
      >
        It is recorded with this booking and cannot be undone.
      </ConfirmDialog>
    </span>
  )
}
