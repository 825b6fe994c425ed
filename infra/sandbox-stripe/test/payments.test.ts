import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvedCard, demoAccount, paymentParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts'

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterAll(() => world.close())

const account = { stripeAccount: demoAccount }
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : undefined),
  )

async function pay(number: string = approvedCard.number) {
  const { id, url } = await world.stripe.checkout.sessions.create(paymentParams, account)
  await world.submit(url ?? '', { ...approvedCard, number })
  const session = await world.stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge'] },
    account,
  )
  return { session, intent: session.payment_intent as Stripe.PaymentIntent }
}
const refundable = (intent: Stripe.PaymentIntent, amount?: number) =>
  world.stripe.refunds.create({ payment_intent: intent.id, ...(amount === undefined ? {} : { amount }) }, account)

test('charges the account that the header names, and nobody else finds it', async () => {
  const { session, intent } = await pay()
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 4800, mode: 'payment' })
  expect(intent).toMatchObject({
    status: 'succeeded',
    amount_received: 4800,
    latest_charge: { receipt_url: expect.any(String) },
  })
  const events = world.delivered.map(({ payload }) => JSON.parse(payload))
  const completed = events.find(
    ({ type, data }) => type === 'checkout.session.completed' && data.object.id === session.id,
  )
  expect(completed).toMatchObject({ account: demoAccount })
  for (const ask of [
    () => world.stripe.checkout.sessions.retrieve(session.id),
    () => world.stripe.paymentIntents.retrieve(intent.id, {}, { stripeAccount: 'acct_demo_other' }),
    () => world.stripe.refunds.create({ payment_intent: intent.id }),
  ])
    expect(await refusalOf(ask())).toMatchObject({ statusCode: 404, code: 'resource_missing' })
})

test('keeps the keys of each account apart', async () => {
  const create = (stripeAccount: string) =>
    world.stripe.checkout.sessions.create(paymentParams, { stripeAccount, idempotencyKey: 'the same' })
  const one = await create(demoAccount)
  expect((await create(demoAccount)).id).toBe(one.id)
  expect((await create('acct_demo_other')).id).not.toBe(one.id)
})

test('a declined card leaves the payment open for the next one', async () => {
  const { id, url } = await world.stripe.checkout.sessions.create(paymentParams, account)
  expect((await world.submit(url ?? '', { ...approvedCard, number: '4000000000009995' })).status).toBe(402)
  const tried = await world.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }, account)
  expect(tried).toMatchObject({
    status: 'open',
    payment_intent: { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
  })
  expect((await world.submit(url ?? '', approvedCard)).status).toBe(303)
})

test.each([
  ['4000000000006009', 'paid', 'checkout.session.async_payment_succeeded'],
  ['4000000000006017', 'unpaid', 'checkout.session.async_payment_failed'],
] as const)('a bank decides about %s after a minute: %s', async (number, decided, event) => {
  const { session, intent } = await pay(number)
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  expect(intent.status).toBe('processing')
  world.clock.now = new Date(world.clock.now.getTime() + 61_000)
  await world.sandbox.work()
  const after = await world.stripe.checkout.sessions.retrieve(session.id, {}, account)
  expect(after).toMatchObject({ status: 'complete', payment_status: decided })
  const types = world.delivered.map(({ payload }) => JSON.parse(payload))
  expect(types.some(({ type, data }) => type === event && data.object.id === session.id)).toBe(true)
})

test('a card that asks its owner is charged once they confirm', async () => {
  const { url } = await world.stripe.checkout.sessions.create(paymentParams, account)
  const asked = await world.submit(url ?? '', { ...approvedCard, number: '4000002760003184' })
  expect(asked.to).toContain('/confirm')
  expect((await world.submit(asked.to, { answer: 'yes' })).to).toContain('/done?session_id=cs_test_')
})

test.each([
  [{ success_url: undefined }, 'success_url'],
  [{ return_url: 'http://localhost:8080/back' }, 'return_url'],
  [{ ui_mode: 'embedded_page' as const }, 'success_url'],
  [{ payment_intent_data: { application_fee_amount: 4801 } }, 'payment_intent_data[application_fee_amount]'],
  [
    { line_items: [{ quantity: 1, price_data: { currency: 'nzd', unit_amount: 49, product_data: { name: 'Clay' } } }] },
    undefined,
  ],
])('refuses %j', async (changes, param) => {
  const refusal = await refusalOf(world.stripe.checkout.sessions.create({ ...paymentParams, ...changes }, account))
  expect(refusal?.statusCode).toBe(400)
  expect(refusal?.param).toBe(param)
})

test('an embedded checkout is opened by its secret, and says when it is paid', async () => {
  const { success_url: _success, cancel_url: _cancel, ...params } = paymentParams
  const embedded = { ...params, ui_mode: 'embedded_page', redirect_on_completion: 'never' } as const
  const { id, client_secret: secret, url } = await world.stripe.checkout.sessions.create(embedded, account)
  expect(url).toBeNull()
  const page = (key: string) => `http://localhost:8080/sandbox-stripe/c/embed/${key}`
  expect((await world.submit(page(id), approvedCard)).status).toBe(200)
  const paid = await world.submit(page(secret ?? ''), approvedCard)
  expect(paid.page).toContain(`data-checkout="${id}"`)
})

describe('refunds', () => {
  test('some, the rest, and no more', async () => {
    const { intent } = await pay()
    expect(await refundable(intent, 1000)).toMatchObject({ status: 'succeeded', amount: 1000 })
    expect(await refusalOf(refundable(intent, 4000))).toMatchObject({ param: 'amount' })
    expect(await refundable(intent)).toMatchObject({ amount: 3800 })
    expect(await refusalOf(refundable(intent))).toMatchObject({ code: 'charge_already_refunded' })
    const { data } = await world.stripe.refunds.list({ payment_intent: intent.id }, account)
    expect(data.map(({ amount }) => amount)).toEqual([3800, 1000])
  })

  test.each([
    ['4000000000007726', 'pending', 'succeeded'],
    ['4000000000005126', 'succeeded', 'failed'],
  ])('to the card %s are %s, then %s', async (number, first, then) => {
    const { intent } = await pay(number)
    const made = await refundable(intent)
    expect(made.status).toBe(first)
    world.clock.now = new Date(world.clock.now.getTime() + 61_000)
    await world.sandbox.work()
    expect((await world.stripe.refunds.retrieve(made.id, {}, account)).status).toBe(then)
  })
})

test('makes a payment of the demo world when it is asked for, for its account alone', async () => {
  const asked = { payment_intent: 'pi_demo_0001_77_2400_nzd', amount: 1000 }
  const other = world.stripe.refunds.create(asked, { stripeAccount: 'acct_demo0002' })
  expect(await refusalOf(other)).toMatchObject({ code: 'resource_missing' })
  const own = { stripeAccount: 'acct_demo0001' }
  expect(await world.stripe.refunds.create(asked, own)).toMatchObject({ status: 'succeeded', amount: 1000 })
  const again = world.stripe.refunds.create({ ...asked, amount: 2000 }, own)
  expect(await refusalOf(again)).toMatchObject({ param: 'amount' })
})

test('a disputed charge cannot be refunded, and is won with the words of the tests', async () => {
  const { intent } = await pay('4000000000000259')
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intent.id }, account)).data
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 4800 })
  expect(await refusalOf(refundable(intent))).toMatchObject({ code: 'charge_disputed' })
  const evidence = { evidence: { uncategorized_text: 'winning_evidence' } }
  expect(await world.stripe.disputes.update(dispute?.id ?? '', evidence, account)).toMatchObject({ status: 'won' })
})
