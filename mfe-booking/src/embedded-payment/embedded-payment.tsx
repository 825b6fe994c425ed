import { payment } from '@waymark/contracts/payment'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useSend } from '@waymark/web-kit/use-send'
import Lock from 'lucide-react/icons/lock'
import { useCallback, useState } from 'react'
import { CheckoutFrame } from './checkout-frame.tsx'

interface EmbeddedPaymentProps {
  readonly activityBookingId: number
  /** Stripe says that it is over: what became of it is asked of the server. */
  readonly onComplete: () => void
}

/** Paying where Waymark stands in somebody else's page: a hosted checkout refuses to be framed, an embedded one does not. */
export function EmbeddedPayment({ activityBookingId, onComplete }: EmbeddedPaymentProps) {
  const open = useSend(payment.staCheckoutActivityBooking, { quiet: true, resends: true })
  const [isBroken, setIsBroken] = useState(false)
  const giveUp = useCallback(() => setIsBroken(true), [])
  const begin = () => {
    setIsBroken(false)
    // The same checkout is answered while it can be paid: trying again never charges twice.
    open.mutate({ input: { activityBookingId, paymentKey: newIdempotencyKey() } })
  }
  if (open.isSuccess && !isBroken)
    return <CheckoutFrame checkout={open.data} onComplete={onComplete} onBroken={giveUp} />
  const trouble = isBroken ? noCardForm : (open.error?.message ?? null)
  const isRefused = open.error?.status === 409
  return (
    <>
      <div role="status">
        {trouble !== null && !open.isPending && (
          <Notice tone="danger" title="The payment did not open.">
            {trouble} {!isRefused && stillHeld}
          </Notice>
        )}
      </div>
      <Button
        variant="primary"
        isWide
        icon={Lock}
        isPending={open.isPending}
        pendingLabel="Opening the payment"
        autoFocus={isBroken}
        onPress={begin}
      >
        {trouble === null ? 'Pay here' : 'Try again'}
      </Button>
    </>
  )
}

const noCardForm = 'Stripe’s card form did not load.'
const stillHeld = 'Nothing was charged, and your spaces are still held. You can have more time above.'
