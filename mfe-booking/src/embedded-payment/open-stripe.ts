import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { payment } from '@waymark/contracts/payment'

type Keys = Pick<
  OutputOf<typeof payment.staCheckoutActivityBooking>,
  'publishableKey' | 'stripeAccountId' | 'sandboxOrigin'
>

/** Stripe.js for the organiser's account; the sandbox's script stands in for it where there are no keys. */
export async function openStripe({ publishableKey, stripeAccountId, sandboxOrigin }: Keys): Promise<Stripe | null> {
  if (sandboxOrigin !== null) await loadScript(new URL('/sandbox-stripe/stripe.js', sandboxOrigin).href)
  return loadStripe(publishableKey === '' ? 'pk_test_sandbox' : publishableKey, { stripeAccount: stripeAccountId })
}

async function loadScript(src: string): Promise<void> {
  if ('Stripe' in window) return
  const script = document.createElement('script')
  script.src = src
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    })
    document.head.append(script)
  })
}
