import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { business } from '@waymark/contracts/business'
import { common } from '@waymark/contracts/common'
import type { OutputOf } from '@waymark/contracts/define-call'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { freePlan, sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import type { Business } from './profile-form.tsx'

type Subscription = OutputOf<typeof account.getPaymentSubscription>
const active: Subscription = {
  plan: 'Community',
  state: 'active',
  priceCents: 4900,
  currency: 'NZD',
  paidFrom: '2026-11-23T20:00:00Z',
  renewsAt: '2026-12-23T20:00:00Z',
  endsAt: null,
}
const prices = (nzdCents: number) => [
  { countryId: 1 as const, currency: 'NZD' as const, priceCents: nzdCents },
  { countryId: 2 as const, currency: 'AUD' as const, priceCents: nzdCents },
]

function gatewayWith(found: { profile?: Partial<Business>; subscription?: () => Subscription }) {
  return new FakeGateway()
    .answer(business.businessProfile, () => ({ ...sampleProfile, ...found.profile }))
    .answer(business.getAccountBadgeLogos, () => [])
    .answer(account.getPaymentSubscription, found.subscription ?? (() => freePlan))
    .answer(common.getPricingSettings, () => ({
      plans: [
        { name: 'Free' as const, description: 'Everything to be found.', prices: prices(0) },
        { name: 'Community' as const, description: 'The same, and helps the map.', prices: prices(4900) },
      ],
    }))
}

test('the plans are side by side with their price, and the current one is named', async () => {
  const gateway = gatewayWith({}).answer(account.getSubscriptionCheckoutId, () => ({
    status: 409,
    name: 'AlreadySubscribed',
    message: 'Your organisation is on the Community plan already.',
  }))
  renderScreen('/business/profile', gateway)
  const part = await screen.findByRole('region', { name: 'Plan' })
  await within(part).findByText('$49.00 NZD a month')
  const [first] = within(part).getAllByRole('listitem')
  expect(first?.textContent).toContain('FreeYour planNo cost')
  await userEvent.click(within(part).getByRole('button', { name: 'Upgrade to Community' }))
  await within(part).findByText('Your organisation is on the Community plan already.')
  expect(gateway.inputsOf(account.getSubscriptionCheckoutId)).toEqual([{ plan: 'Community' }])
})

test('it is ended after a question, and resumed', async () => {
  let subscription = active
  const gateway = gatewayWith({ subscription: () => subscription }).answer(account.updatePaymentSubscription, () => {
    const isEnding = subscription.endsAt === null
    subscription = isEnding ? { ...active, renewsAt: null, endsAt: active.renewsAt } : active
    return subscription
  })
  renderScreen('/business/profile', gateway)
  const part = await screen.findByRole('region', { name: 'Plan' })
  await within(part).findByText('Tue 24 Nov 2026 to Thu 24 Dec 2026')
  expect((await within(part).findByText(/It renews on/)).textContent).toBe(
    'It renews on Thu 24 Dec 2026 for $49.00\u00a0NZD, each month until you end it.',
  )
  await userEvent.click(within(part).getByRole('button', { name: 'End the Community plan' }))
  const question = await screen.findByRole('alertdialog', { name: 'End the Community plan?' })
  expect(question.textContent).toContain('It is paid until Thu 24 Dec 2026')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, end it' }))
  await screen.findByText('Community ends on Thu 24 Dec 2026.')
  await userEvent.click(await within(part).findByRole('button', { name: 'Keep Community' }))
  await within(part).findByText(/It renews on/)
  expect(gateway.inputsOf(account.updatePaymentSubscription)).toEqual([{ plan: 'Free' }, { plan: 'Community' }])
})

test.each([
  [{ cardStatus: 'not connected' }, 'Not connected.', 'Connect card payments'],
  [{ cardStatus: 'in progress', isCardDetailMissing: true }, 'In progress.', 'Continue at Stripe'],
  [{ cardStatus: 'refused' }, 'Refused.', 'Apply again'],
] as const)('card payments %j lead on', async (state, words, button) => {
  const gateway = gatewayWith({ profile: state }).answer(business.getConnectionAccountStripe, () => ({
    status: 409,
    name: 'AlreadyConnected',
    message: 'Card payments are connected already.',
  }))
  renderScreen('/business/profile', gateway)
  const part = await screen.findByRole('region', { name: 'Card payments' })
  expect(within(part).getByText(words)).toBeInTheDocument()
  await userEvent.click(within(part).getByRole('button', { name: button }))
  await waitFor(() => expect(gateway.inputsOf(business.getConnectionAccountStripe)).toEqual([{ from: 'profile' }]))
  await within(part).findByText('Card payments are connected already.')
})

test.each([
  [{ cardStatus: 'connected' }, 'Connected.'],
  [{ cardStatus: 'in progress' }, 'In progress.'],
] as const)('card payments %j ask for nothing', async (state, words) => {
  renderScreen('/business/profile', gatewayWith({ profile: state }))
  const part = await screen.findByRole('region', { name: 'Card payments' })
  expect(within(part).getByText(words)).toBeInTheDocument()
  expect(within(part).queryByRole('button')).toBeNull()
})
