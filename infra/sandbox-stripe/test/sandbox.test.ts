import { createDatabase } from '@waymark/test-world/test-database'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountParams,
  approvedCard,
  linkParams,
  sdkFor,
  sessionParams,
  startOfTests,
  startOn,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts'

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterAll(() => world.close())

const createSession = (changes: object = {}, key?: string) =>
  world.stripe.checkout.sessions.create(
    { ...sessionParams, ...changes },
    key === undefined ? {} : { idempotencyKey: key },
  )
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : undefined),
  )

describe('the API', () => {
  test('requires its key', async () => {
    const stranger = sdkFor(world.sandbox.env.STRIPE_API_BASE, 'sk_test_other')
    expect(await refusalOf(stranger.events.list())).toMatchObject({ statusCode: 401 })
  })

  test('answers the same object for the same idempotency key, and refuses it for another request', async () => {
    const [first, second] = await Promise.all([createSession({}, 'once'), createSession({}, 'once')])
    expect(second.id).toBe(first.id)
    expect(await refusalOf(createSession({ client_reference_id: '8' }, 'once'))).toMatchObject({
      type: 'StripeIdempotencyError',
    })
    expect((await createSession()).id).not.toBe(first.id)
  })

  test.each([
    [{ tip: '1' }, 'parameter_unknown', 'tip'],
    [{ success_url: undefined }, 'parameter_missing', 'success_url'],
    [{ mode: 'setup' }, undefined, 'mode'],
    [{ expires_at: Math.floor(startOfTests.getTime() / 1000) + 60 }, undefined, 'expires_at'],
  ])('refuses %j by name', async (changes, code, param) => {
    const refusal = await refusalOf(createSession(changes))
    expect(refusal).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param })
    expect(refusal?.code).toBe(code)
  })

  test('answers 404 for unknown objects', async () => {
    const { stripe } = world
    for (const ask of [
      () => stripe.checkout.sessions.retrieve('cs_test_none'),
      () => stripe.subscriptions.retrieve('sub_none'),
      () => stripe.v2.core.accounts.retrieve('acct_none'),
      () => stripe.events.retrieve('evt_none'),
    ])
      expect(await refusalOf(ask())).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    expect(await refusalOf(stripe.charges.retrieve('ch_1'))).toMatchObject({ statusCode: 404 })
  })
})

describe('a checkout', () => {
  test.each([
    ['4000 0000 0000 0002', 402, 'Your card was declined.'],
    ['4000 0000 0000 9995', 402, 'insufficient funds'],
    ['4000 0000 0000 0069', 402, 'expired'],
    ['4000 0000 0000 0127', 402, 'security code is incorrect'],
    ['4000 0566 5566 5556', 402, 'takes the test cards below only'],
    ['4242 4242 4242 4241', 422, 'Your card number is invalid.'],
  ])('with the card %s answers %i', async (number, status, words) => {
    const session = await createSession()
    const answer = await world.submit(session.url ?? '', { ...approvedCard, number })
    expect(answer.status).toBe(status)
    expect(answer.page).toContain(words)
    expect(answer.page).not.toContain(`value="${approvedCard.cvc}"`)
    expect((await world.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  test('is paid once, however often it is sent, and signs its events', async () => {
    const session = await createSession()
    const before = world.delivered.length
    const [first, second] = await Promise.all([
      world.submit(session.url ?? '', approvedCard),
      world.submit(session.url ?? '', approvedCard),
    ])
    expect([first.status, second.status]).toEqual([303, 303])
    expect(first.to).toBe(`http://localhost:8080/done?session_id=${session.id}`)
    const paid = await world.stripe.checkout.sessions.retrieve(session.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    const told = world.delivered.slice(before)
    expect(told).toHaveLength(2)
    for (const { payload, signature } of told) {
      const event = world.stripe.webhooks.constructEvent(
        payload,
        signature,
        world.sandbox.env.STRIPE_WEBHOOK_SECRET,
        300,
        undefined,
        world.clock.now.getTime(),
      )
      expect((await world.stripe.events.retrieve(event.id)).type).toBe(event.type)
    }
    const { data, has_more: hasMore } = await world.stripe.events.list({ limit: 1 })
    expect([data.length, hasMore]).toEqual([1, true])
    expect(await refusalOf(world.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 })
  })

  test('waits for the owner of a card that requires confirmation', async () => {
    const session = await createSession()
    const asked = await world.submit(session.url ?? '', { ...approvedCard, number: '4000 0027 6000 3184' })
    expect(asked.to).toBe(`${session.url}/confirm`)
    expect((await world.submit(asked.to, { answer: 'no' })).page).toContain('nothing was charged')
    await world.submit(session.url ?? '', { ...approvedCard, number: '4000 0027 6000 3184' })
    expect((await world.submit(asked.to, { answer: 'yes' })).to).toContain(session.id)
  })

  test('cannot be paid when it is expired or too old', async () => {
    const session = await createSession()
    await world.stripe.checkout.sessions.expire(session.id)
    expect((await world.submit(session.url ?? '', approvedCard)).status).toBe(410)
    const old = await createSession()
    world.clock.now = new Date(startOfTests.getTime() + 25 * 3_600_000)
    await world.sandbox.work()
    expect((await world.stripe.checkout.sessions.retrieve(old.id)).status).toBe('expired')
    world.clock.now = startOfTests
    expect((await world.submit(old.url ?? '', approvedCard)).status).toBe(410)
  })
})

test('opens an application once, and only names the account in its events', async () => {
  const account = await world.stripe.v2.core.accounts.create(accountParams, { idempotencyKey: 'account' })
  expect((await world.stripe.v2.core.accounts.create(accountParams, { idempotencyKey: 'account' })).id).toBe(account.id)
  const link = await world.stripe.v2.core.accountLinks.create(linkParams(account.id))
  const before = world.delivered.length
  const form = { registeredName: 'Kōwhai <Care>', bankAccount: '', decision: 'accept' }
  const incomplete = await world.submit(link.url, form)
  expect(incomplete.status).toBe(422)
  expect(incomplete.page).toContain('Kōwhai &#60;Care&#62;')
  expect((await world.submit(link.url, { ...form, bankAccount: '12-3456-0000001-00' })).to).toContain('/back')
  expect((await world.submit(link.url, { ...form, bankAccount: '12-3456-0000001-00' })).to).toContain('/again')
  const found = await world.stripe.v2.core.accounts.retrieve(account.id, { include: ['configuration.merchant'] })
  expect(found.configuration?.merchant?.capabilities?.card_payments?.status).toBe('active')
  expect(found.requirements).toBeUndefined()
  for (const { payload } of world.delivered.slice(before))
    expect(JSON.parse(payload)).toMatchObject({ object: 'v2.core.event', related_object: { id: account.id } })
})

test('accepts an organisation of the demo world on first access', async () => {
  const found = await world.stripe.v2.core.accounts.retrieve('acct_demo0001', { include: ['configuration.merchant'] })
  expect(found.configuration?.merchant?.capabilities?.card_payments?.status).toBe('active')
})

test('keeps objects and undelivered events across a restart', async () => {
  const database = await createDatabase()
  const first = await startOn(database, false)
  const session = await first.stripe.checkout.sessions.create(sessionParams)
  await first.submit(session.url ?? '', approvedCard)
  await first.sandbox.close()
  const second = await startOn(database)
  expect((await second.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete')
  second.clock.now = new Date(startOfTests.getTime() + 60_000)
  await second.sandbox.work()
  const types = second.delivered.map(({ payload }) => JSON.parse(payload).type)
  expect(types.toSorted()).toEqual(['checkout.session.completed', 'customer.subscription.created'])
  await second.close()
})
