import { account } from '@waymark/contracts/account'
import { business } from '@waymark/contracts/business'
import { jobs } from '@waymark/contracts/jobs'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterEach, beforeEach, expect, test } from 'vitest'

const approved = '4242424242424242'
const declinedAtRenewal = '4000000000000341'
const dayMs = 24 * 3_600_000

const world = await testWorld({ services: ['identity', 'provider', 'booking'], payments: true })
let adminId: number
let accountId: number

beforeEach(async () => {
  accountId = await makeAccount(world)
  adminId = (await makePerson(world, { accountId, isAccountAdmin: true })).userProfileId
})
afterEach(() => {
  world.payments.release()
  world.payments.held.length = 0
})

/** Signs in again each time, since the tests move the clock. */
const admin = () => world.signIn(adminId)
const eventCount = () =>
  world.db
    .selectFrom('booking.payment_event')
    .select('id')
    .execute()
    .then((rows) => rows.length)

async function subscription() {
  await world.settle()
  return (await world.call(account.getPaymentSubscription, {}, { as: await admin() })).responseData
}
async function pay(card = approved) {
  const answer = await world.call(account.getSubscriptionCheckoutId, { plan: 'Community' }, { as: await admin() })
  await world.payments.pay(answer.responseData?.url ?? '', card)
}
const typeOf = ({ payload }: { payload: string }): string => JSON.parse(payload).type

test('subscribes only when the event arrives, however late, and counts it once', async () => {
  world.payments.hold()
  await pay()
  expect((await subscription())?.plan).toBe('Free')
  const events = [...world.payments.held]
  expect(events.map(typeOf)).toEqual(['customer.subscription.created', 'checkout.session.completed'])
  const before = await eventCount()
  for (const event of [...events, ...events, ...events]) expect(await world.payments.post(event)).toBe(200)
  expect((await subscription())?.plan).toBe('Community')
  expect(await eventCount()).toBe(before + 2)
})

test('needs only one of the events, in any order', async () => {
  world.payments.hold()
  await pay()
  const [, completed] = world.payments.held
  if (completed) await world.payments.post(completed)
  expect((await subscription())?.plan).toBe('Community')
  await world.call(account.updatePaymentSubscription, { plan: 'Free' }, { as: await admin() })
  await world.travel(31 * dayMs)
  // The end first, then the older notice of cancellation.
  const ownEvents = world.payments.held.filter(({ payload }) => payload.includes(`"${accountId}"`))
  const [created, , ...later] = ownEvents
  expect(later.map(typeOf)).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
  world.payments.release()
  for (const { payload } of [...later.toReversed(), ...(created ? [created] : [])])
    expect(await world.payments.post(world.payments.sign(payload))).toBe(200)
  expect((await subscription())?.plan).toBe('Free')
})

test('refuses forged, altered and stale events without any effect', async () => {
  world.payments.hold()
  await pay()
  const [event] = world.payments.held
  if (!event) throw new Error('No event was recorded.')
  const before = await eventCount()
  const post = (payload: string, signature: string) => world.payments.post({ payload, signature })
  expect(await post(event.payload, 't=1,v1=00')).toBe(422)
  expect(await post(event.payload.replace('active', 'Active'), event.signature)).toBe(422)
  expect(await post('', '')).toBe(422)
  world.clock.advance(-301_000)
  expect(await post(event.payload, event.signature), 'dated ahead').toBe(422)
  world.clock.advance(602_000)
  expect(await post(event.payload, event.signature)).toBe(422)
  expect(await eventCount()).toBe(before)
  expect((await subscription())?.plan).toBe('Free')
})

test('stores events of kinds that nobody handles', async () => {
  const before = await eventCount()
  const event = {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { id: 'in_1' } },
  }
  expect(await world.payments.post(world.payments.sign(JSON.stringify(event)))).toBe(200)
  expect(await eventCount()).toBe(before + 1)
})

test('extends the period on renewal; a declined renewal is past due, then over', async () => {
  await pay()
  const first = (await subscription())?.renewsAt ?? ''
  await world.travel(32 * dayMs)
  const renewed = await subscription()
  expect(renewed?.paidFrom).toBe(first)
  expect(Date.parse(renewed?.renewsAt ?? '')).toBeGreaterThan(Date.parse(first))

  accountId = await makeAccount(world)
  adminId = (await makePerson(world, { accountId, isAccountAdmin: true })).userProfileId
  await pay(declinedAtRenewal)
  await world.travel(32 * dayMs)
  expect(await subscription()).toMatchObject({ state: 'past due', paidFrom: null, renewsAt: null })
  await world.travel(4 * dayMs)
  expect(await subscription()).toMatchObject({ plan: 'Free', state: 'free' })
})

test('makes up for lost events by querying Stripe', async () => {
  world.payments.hold()
  await pay()
  await world.travel(62 * 60_000)
  const first = await subscription()
  expect(first?.plan).toBe('Community')
  await world.travel(32 * dayMs)
  expect((await subscription())?.renewsAt).toBe(first?.renewsAt)
  await world.runJob(jobs.identity.settleOverdueSubscriptions, {})
  expect(Date.parse((await subscription())?.renewsAt ?? '')).toBeGreaterThan(Date.parse(first?.renewsAt ?? ''))
})

test('follows an application for card payments by thin events', async () => {
  const cards = async () => {
    await world.settle()
    const { responseData } = await world.call(business.businessProfile, {}, { as: await admin() })
    return { status: responseData?.cardStatus, isMissing: responseData?.isCardDetailMissing }
  }
  const asked = await world.call(business.getConnectionAccountStripe, {}, { as: await admin() })
  world.payments.hold()
  await world.payments.submit(asked.responseData?.url ?? '', {
    registeredName: 'Harbour Care',
    bankAccount: '12-3456-0000001-00',
    decision: 'check',
  })
  expect(await cards()).toEqual({ status: 'in progress', isMissing: true })
  const [event] = world.payments.held
  if (event) await world.payments.post(event)
  expect(await cards()).toEqual({ status: 'in progress', isMissing: false })
  world.payments.release()
  await world.travel(60_000)
  expect(await cards()).toEqual({ status: 'connected', isMissing: false })
})
