import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useSend } from '@waymark/web-kit/use-send'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { openStripe } from './open-stripe.ts'

type Checkout = OutputOf<typeof payment.staCheckoutActivityBooking>

interface EmbeddedPaymentProps {
  readonly activityBookingId: number
  /** Stripe says that it is over: what became of it is asked of the server. */
  readonly onComplete: () => void
}

/** Paying where Waymark stands in somebody else's page: a hosted checkout refuses to be framed, an embedded one does not. */
export function EmbeddedPayment({ activityBookingId, onComplete }: EmbeddedPaymentProps) {
  const open = useSend(payment.staCheckoutActivityBooking, { quiet: true })
  if (open.data) return <CheckoutFrame checkout={open.data} onComplete={onComplete} />
  return (
    <>
      {open.error && (
        <Notice tone="danger" isLive>
          {open.error.message}
        </Notice>
      )}
      <Button
        variant="primary"
        isWide
        icon={Lock}
        isPending={open.isPending}
        pendingLabel="Opening the payment"
        onPress={() => open.mutate({ input: { activityBookingId, paymentKey: newIdempotencyKey() } })}
      >
        Pay here
      </Button>
    </>
  )
}

interface CheckoutFrameProps {
  readonly checkout: Checkout
  readonly onComplete: () => void
}

function CheckoutFrame({ checkout, onComplete }: CheckoutFrameProps) {
  const [stripe] = useState(() => openStripe(checkout))
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret: checkout.clientSecret, onComplete }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  )
}
