import { pagePath } from '../pages/page-path.ts'

/**
 * What Stripe.js is to a page, as far as an embedded checkout needs it: `Stripe(key).createEmbeddedCheckoutPage(…)`
 * shows the checkout in a frame, and says when it is over. Stripe's own loader takes it where it is there first.
 */
export const stripeScript = `window.Stripe = () => {
  const never = () => { throw new Error('This sandbox has the embedded checkout alone.') }
  return {
    elements: never,
    createToken: never,
    createPaymentMethod: never,
    confirmCardPayment: never,
    registerAppInfo() {},
    _registerWrapper() {},
    async createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret, onComplete }) {
      const secret = clientSecret ?? (await fetchClientSecret())
      const frame = document.createElement('iframe')
      frame.src = new URL('${pagePath}/c/embed/' + secret, sandbox).href
      frame.title = 'Card payment'
      frame.style.cssText = 'display:block;width:100%;height:960px;border:0'
      const hear = (event) => {
        if (event.origin !== sandbox || event.source !== frame.contentWindow) return
        if (event.data?.type === 'sandbox-stripe:complete') onComplete?.()
      }
      addEventListener('message', hear)
      const unmount = () => frame.remove()
      return {
        mount: (place) => (typeof place === 'string' ? document.querySelector(place) : place).append(frame),
        unmount,
        destroy() {
          removeEventListener('message', hear)
          unmount()
        },
      }
    },
  }
}
const sandbox = new URL(document.currentScript.src).origin
`
