import { payment } from '@waymark/contracts/payment'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

/** For whoever manages the activity: what is owed was given back by a transfer, or in another way. */
export function GivenBackButton({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { activityBookingId, owedCents, currency, contactName } = detail
  const [isAsking, setIsAsking] = useState(false)
  const amount = formatMoney(owedCents, currency)
  const note = useSend(payment.noteGivenBack, {
    onSuccess: () => notify('success', `Noted: ${amount} given back to ${contactName}.`),
  })
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>It was given back another way</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Was ${amount} given back to ${contactName}?`}
        tone="primary"
        confirmLabel="Yes, note it"
        pendingLabel="Noting"
        cancelLabel="Not yet"
        onConfirm={async () => {
          // A refusal is said as a toast, beside what is owed now.
          await note.mutateAsync({ input: { activityBookingId, amountCents: owedCents } }).catch(() => undefined)
          setIsAsking(false)
        }}
        onCancel={() => setIsAsking(false)}
      >
        {`Note it once the money is on its way, by a transfer or in cash. ${contactName} is told by email, and the receipt says so. It cannot be taken back.`}
      </ConfirmDialog>
    </>
  )
}
