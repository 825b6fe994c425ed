import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { payment } from '@waymark/contracts/payment'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claySpaces } from '../testing/pottery.ts'
import { renderScreen } from '../testing/render-screen.tsx'

interface Options {
  readonly clientSecret: string
  readonly onComplete: () => void
}

/** What the next card forms do instead of coming. */
let failures: Error[] = []
let opened: { readonly key: string; readonly account: unknown; readonly options: Options } | undefined

/** Stripe.js as far as an embedded checkout needs it; a browser loads it from Stripe, or from the sandbox. */
function stripeScript(key: string, { stripeAccount: account }: { stripeAccount?: string } = {}) {
  const unused = () => {}
  return {
    elements: unused,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    createEmbeddedCheckoutPage: async (options: Options) => {
      const failure = failures.shift()
      if (failure) throw failure
      opened = { key, account, options }
      return { mount: unused, unmount: unused, destroy: unused }
    },
  }
}

beforeEach(() => {
  Reflect.set(window, 'Stripe', stripeScript)
  Object.defineProperty(window, 'parent', { configurable: true, value: {} })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe')
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  opened = undefined
  failures = []
})

const held = {
  ...claySpaces,
  status: 0 as const,
  paymentFlow: 'NONE' as const,
  heldUntil: new Date(Date.now() + 20 * 60_000).toISOString(),
  extensionsLeft: 10,
  ticketCode: null,
  receiptUrl: null,
}
const checkout = {
  clientSecret: 'cs_test_1_secret_2',
  publishableKey: 'pk_test_1',
  stripeAccountId: 'acct_7',
  sandboxOrigin: null,
  paymentFlow: 'IsPayment' as const,
  expiresAt: held.heldUntil,
}

test('in somebody else’s page the checkout is embedded, for the organiser’s account; its end is asked of the server', async () => {
  let isPaid = false
  const gateway = new FakeGateway()
    .answer(activityBooking.getActivityBookingDetail, () => (isPaid ? { ...claySpaces, receiptUrl: null } : held))
    .answer(payment.staCheckoutActivityBooking, () => checkout)
  renderScreen('/activity-booking/71', gateway)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your spaces are held' })).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay here' }))
  expect(await screen.findByRole('region', { name: 'Card payment' })).toHaveFocus()
  await waitFor(() => expect(opened).toBeDefined())
  expect(opened).toMatchObject({
    key: 'pk_test_1',
    account: 'acct_7',
    options: { clientSecret: 'cs_test_1_secret_2' },
  })
  isPaid = true
  opened?.options.onComplete()
  expect(await screen.findByRole('heading', { level: 1, name: /^You are going/ })).toHaveFocus()
})

test('while the payment provider is down nothing is lost: the spaces stay held, and it can be tried again', async () => {
  failures = [new Error('Stripe is down')]
  const answers = [
    { status: 503 as const, name: 'Unavailable', message: 'Stripe does not answer just now.' },
    checkout,
    checkout,
  ]
  const gateway = new FakeGateway()
    .answer(activityBooking.getActivityBookingDetail, () => held)
    .answer(payment.staCheckoutActivityBooking, () => answers.shift() ?? checkout)
  renderScreen('/activity-booking/71', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Pay here' }))

  // Waymark cannot reach Stripe.
  expect(await screen.findByText(/Stripe does not answer just now\. Nothing was charged/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  // The browser cannot.
  expect(await screen.findByText(/Stripe’s card form did not load\. Nothing was charged/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Your spaces are held' })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /Open it again$/ })).toBeInTheDocument()
  expect(screen.queryByText(/did not open/)).not.toBeInTheDocument()
  expect(opened?.options.clientSecret).toBe('cs_test_1_secret_2')
})
