import type { StripeEmbeddedCheckout } from '@stripe/stripe-js'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { payment } from '@waymark/contracts/payment'
import { Button } from '@waymark/ui/button'
import { Skeleton } from '@waymark/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { openStripe } from './open-stripe.ts'

type Checkout = OutputOf<typeof payment.staCheckoutActivityBooking>

/** The card form comes from elsewhere: after this, it is not coming. */
const maxOpeningMs = 20_000

interface CheckoutFrameProps {
  readonly checkout: Checkout
  readonly onComplete: () => void
  /** The card form could not be shown. */
  readonly onBroken: () => void
}

/**
 * Stripe's card form in a frame of its own. Not by `@stripe/react-stripe-js`, whose component shows nothing for ever
 * when Stripe cannot be reached or refuses the checkout.
 */
export function CheckoutFrame({ checkout, onComplete, onBroken }: CheckoutFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each checkout and each attempt to show it
  useEffect(() => {
    let isOver = false
    let shown: StripeEmbeddedCheckout | undefined
    const breakOff = () => {
      if (isOver) return
      isOver = true
      onBroken()
    }
    const slow = setTimeout(breakOff, maxOpeningMs)
    // Later, so that what is taken away at once (React's strict mode) never asks Stripe: it knows one checkout at a time.
    const soon = setTimeout(() => {
      openCheckout(checkout, onComplete).then((opened) => {
        clearTimeout(slow)
        if (isOver || !place.current) return opened.destroy()
        shown = opened
        opened.mount(place.current)
        setIsOpen(true)
      }, breakOff)
    })
    return () => {
      isOver = true
      clearTimeout(slow)
      clearTimeout(soon)
      shown?.destroy()
    }
  }, [checkout.clientSecret, attempt])

  return (
    <section aria-label="Card payment" aria-busy={!isOpen} tabIndex={-1} ref={takeFocus}>
      {!isOpen && <Skeleton label="Opening the card form" shape="lines" count={3} />}
      <div ref={place} />
      {isOpen && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            setIsOpen(false)
            setAttempt(attempt + 1)
          }}
        >
          The card form does not work? Open it again
        </Button>
      )}
    </section>
  )
}

async function openCheckout(checkout: Checkout, onComplete: () => void): Promise<StripeEmbeddedCheckout> {
  const stripe = await openStripe(checkout)
  if (!stripe) throw new Error('Stripe.js is not there.')
  return stripe.createEmbeddedCheckoutPage({ clientSecret: checkout.clientSecret, onComplete })
}

/** As a ref: the button that opened it is gone. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true })
}
