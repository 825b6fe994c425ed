import { cleanup, screen } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { useAppStore } from '@waymark/web-kit/store'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { aroha } from '@waymark/web-kit/testing/people'
import { freePlan, sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

type Subscription = OutputOf<typeof account.getPaymentSubscription>
type Profile = OutputOf<typeof business.businessProfile>

const community: Subscription = { ...freePlan, plan: 'Community', state: 'active', renewsAt: '2026-12-23T20:00:00Z' }
const profile: Profile = { ...sampleProfile, cardStatus: 'in progress' }

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a paid plan shows once the server knows of it', async () => {
  const answers = [freePlan, freePlan, community]
  const gateway = new FakeGateway().answer(account.getPaymentSubscription, () => answers.shift() ?? community)
  renderScreen('/stripe-landing-page?for=subscription&session_id=cs_test_1', gateway, aroha)
  await title('We are checking your payment')
  await title('Your organisation is on the Community plan')
  expect(screen.getByRole('link', { name: 'Organisation profile' })).toBeInTheDocument()
})

test('somebody who left the checkout is told that nothing was charged, unless it was', async () => {
  const gateway = new FakeGateway().answer(account.getPaymentSubscription, () => freePlan)
  renderScreen('/stripe-landing-page?for=subscription&closed=1', gateway, aroha)
  await title('You left the checkout')
  cleanup()
  gateway.answer(account.getPaymentSubscription, () => community)
  renderScreen('/stripe-landing-page?for=subscription&closed=1', gateway, aroha)
  await title('Your organisation is on the Community plan')
})

test('an application is polled until it is decided, and the result is announced', async () => {
  const answers: Profile[] = [profile, { ...profile, cardStatus: 'connected' }]
  const gateway = new FakeGateway().answer(business.businessProfile, () => answers.shift() ?? profile)
  renderScreen('/stripe-landing-page?for=account&from=wizard', gateway, aroha)
  await title('Stripe checks your details')
  await title('Card payments are connected')
  expect(screen.getByRole('link', { name: 'Back to the set-up' }).getAttribute('href')).toBe('/business/setup-wizard')
  expect(useAppStore.getState().user?.isProviderStripeAccountId).toBe(true)
})

test.each([
  ['refused', '', 'Stripe did not accept your application'],
  ['in progress', '&again=1', 'This link to Stripe has expired'],
] as const)('an application that is %s%s leads on', async (cardStatus, more, heading) => {
  const gateway = new FakeGateway().answer(business.businessProfile, () => ({
    ...profile,
    cardStatus,
    isCardDetailMissing: true,
  }))
  renderScreen(`/stripe-landing-page?for=account&from=profile${more}`, gateway, aroha)
  await title(heading)
  expect(screen.getByRole('link', { name: 'Organisation profile' })).toBeInTheDocument()
})

test('somebody no longer signed in is asked to log in; an address without a purpose says so', async () => {
  renderScreen(
    '/stripe-landing-page?for=subscription',
    new FakeGateway().answer(account.getPaymentSubscription, () => freePlan),
    aroha,
  )
  act(() => followSession({ kind: 'signedOut', reason: 'expired' }))
  await title('Please log in to see how it went')
  cleanup()
  renderScreen('/stripe-landing-page', new FakeGateway(), aroha)
  await title('There is nothing to show here')
})

type Paid = OutputOf<typeof activityBooking.getPaidActivityBooking>

const activityPath = '/stripe-landing-page?for=activity&key=a-payment-key-of-mine'
const unpaid: Paid = {
  activityBookingId: 71,
  status: 0,
  paymentFlow: 'IsPayment',
  paidCents: 0,
  refundedCents: 0,
  activityTitle: 'Clay and kōrero',
  startDateTime: '2026-12-05T10:00:00',
  timeZone: 'Pacific/Auckland',
  currency: 'NZD',
  failure: null,
}
const paid: Paid = { ...unpaid, status: 1, paymentFlow: 'CompletedPayment', paidCents: 5600 }
const late: Paid = { ...paid, status: 4, paymentFlow: 'Failed', failure: 'The payment came after the time was over.' }

function paidGateway(...answers: Paid[]): FakeGateway {
  let last = unpaid
  return new FakeGateway()
    .answer(payment.getPaymentKey, () => ({ activityBookingId: 71, status: 0, paymentFlow: 'IsPayment' as const }))
    .answer(activityBooking.getPaidActivityBooking, () => {
      last = answers.shift() ?? last
      return last
    })
}

test('an activity booking is asked for by its key until it is paid, by guests too', async () => {
  renderScreen(activityPath, paidGateway(unpaid, paid))
  act(() => followSession({ kind: 'signedOut', reason: 'start' }))
  await title('We are checking your payment')
  await screen.findByText(/IsPayment/)
  await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })
  expect(screen.getByText('CompletedPayment')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Your booking' }).getAttribute('href')).toBe('/activity-booking/71')
})

test('somebody who left the payment page is told so only once the server says the same', async () => {
  const gateway = paidGateway(unpaid, { ...unpaid, paymentFlow: 'ClosedPayment' }).answer(
    payment.checkoutActivityBooking,
    () => ({ checkoutUrl: null, paymentFlow: 'ClosedPayment' as const, expiresAt: '2026-11-28T01:00:00Z' }),
  )
  renderScreen(`${activityPath}&closed=1`, gateway)
  await screen.findByRole('heading', { level: 1, name: 'You left the payment page' }, { timeout: 5000 })
  expect(gateway.inputsOf(payment.checkoutActivityBooking)).toEqual([
    { activityBookingId: 71, paymentKey: 'a-payment-key-of-mine', isClosed: true },
  ])
  cleanup()
  // Paid in another tab, whatever the address says.
  renderScreen(`${activityPath}&closed=1`, paidGateway(paid))
  await title('You are going')
})

test('a payment that came too late says what becomes of the money', async () => {
  renderScreen(activityPath, paidGateway(late))
  await title('Your spaces are not booked')
  expect(screen.getByText(/\$56\.00 NZD came too late and goes back to your card/)).toBeInTheDocument()
})

test.each([
  [{ refundedCents: 5600 }, /\$56\.00 NZD was sent back to the card it was paid with/],
  [{ refundedCents: 0 }, /nothing is paid back/],
  [{ paidCents: 0 }, /Nothing was charged/],
])('a booking that was cancelled since is said to be cancelled: %j', async (money, words) => {
  renderScreen(activityPath, paidGateway({ ...paid, status: 3, ...money }))
  await title('This booking is cancelled')
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByText(/too late/)).not.toBeInTheDocument()
})
