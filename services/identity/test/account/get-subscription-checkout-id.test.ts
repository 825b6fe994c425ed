import { account } from '@waymark/contracts/account'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'

const approved = '4242424242424242'
const declined = '4000000000000002'
const dayMs = 24 * 3_600_000

const world = await testWorld({ services: ['identity', 'booking'], payments: true })
let admin: MadePerson
let accountId: number

beforeEach(async () => {
  accountId = await makeAccount(world)
  admin = await makePerson(world, { accountId, isAccountAdmin: true })
})

const checkout = (as = admin) => world.call(account.getSubscriptionCheckoutId, { plan: 'Community' }, { as })
const urlOf = async (as = admin) => (await checkout(as)).responseData?.url ?? ''
const update = (plan: 'Free' | 'Community', as = admin) =>
  world.call(account.updatePaymentSubscription, { plan }, { as })
async function subscription(as = admin) {
  await world.settle()
  return (await world.call(account.getPaymentSubscription, {}, { as })).responseData
}
async function subscribe() {
  expect((await world.payments.pay(await urlOf(), approved)).status).toBe(303)
  return subscription()
}
/** The admin signs in again after the clock has moved. */
async function travel(milliseconds: number) {
  await world.travel(milliseconds)
  admin = { ...admin, ...(await world.signIn(admin.userProfileId)) }
}

const free = {
  plan: 'Free',
  state: 'free',
  priceCents: null,
  currency: null,
  paidFrom: null,
  renewsAt: null,
  endsAt: null,
}

test('changes nothing on a declined card, and subscribes on an approved one in the country’s currency', async () => {
  expect(await subscription()).toEqual(free)
  const url = await urlOf()
  const refused = await world.payments.pay(url, declined)
  expect(refused.status).toBe(402)
  expect(refused.page).toContain('Your card was declined.')
  expect(await subscription()).toEqual(free)
  const paid = await world.payments.pay(url, approved)
  expect(paid.to).toMatch(/^http:\/\/localhost:8080\/stripe-landing-page\?for=subscription&session_id=cs_test_/)
  expect(await subscription()).toEqual({
    plan: 'Community',
    state: 'active',
    priceCents: 4900,
    currency: 'NZD',
    paidFrom: '2026-11-23T20:00:00.000Z',
    renewsAt: '2026-12-23T20:00:00.000Z',
    endsAt: null,
  })
  expect((await checkout()).error).toMatchObject({ name: 'AlreadySubscribed' })
})

test('charges Australian organisations in Australian dollars', async () => {
  accountId = await makeAccount(world, { countryId: 2 })
  admin = await makePerson(world, { accountId, isAccountAdmin: true })
  expect(await subscribe()).toMatchObject({ priceCents: 4500, currency: 'AUD' })
})

test('answers one checkout to two concurrent admins, and the same again until it expires', async () => {
  const other = await makePerson(world, { accountId, isAccountAdmin: true })
  const answers = await Promise.all([checkout(), checkout(other), checkout()])
  const ids = new Set(answers.map(({ responseData }) => responseData?.checkoutId))
  expect(ids.size).toBe(1)
  expect((await checkout()).responseData?.checkoutId).toBe([...ids][0])
  await travel(61 * 60_000)
  const next = await checkout()
  expect(ids.has(next.responseData?.checkoutId)).toBe(false)
  expect(next.httpStatusCode).toBe(200)
})

test('ends with the paid period, unless the cancellation is withdrawn', async () => {
  const periodEnd = (await subscribe())?.renewsAt
  const ending = await update('Free')
  expect(ending.responseData).toMatchObject({ plan: 'Community', renewsAt: null, endsAt: periodEnd })
  expect((await update('Free')).responseData).toEqual(ending.responseData)
  expect((await update('Community')).responseData).toMatchObject({ endsAt: null, renewsAt: periodEnd })
  await update('Free')
  await travel(31 * dayMs)
  expect(await subscription()).toEqual(free)
  expect((await checkout()).httpStatusCode).toBe(200)
})

test('refuses a change of plan without a subscription', async () => {
  for (const plan of ['Free', 'Community'] as const)
    expect((await update(plan)).error).toMatchObject({ name: 'NotSubscribed' })
})

test('lets only account admins pay, and nobody while acting as one', async () => {
  const manager = await makePerson(world, { accountId })
  expect((await checkout(manager)).httpStatusCode).toBe(403)
  expect((await update('Free', manager)).httpStatusCode).toBe(403)
  const globalAdmin = await makePerson(world, { isGlobalAdmin: true })
  const acting = await world.signIn(admin.userProfileId, { actingAdminId: globalAdmin.userProfileId })
  expect(
    (await world.call(account.getSubscriptionCheckoutId, { plan: 'Community' }, { as: acting })).httpStatusCode,
  ).toBe(403)
})

test('starts over when Stripe no longer knows a customer, such as the sandbox’s after real keys are set', async () => {
  await subscribe()
  await world.db
    .updateTable('identity.subscription')
    .set({ subscription_id: 'sub_gone', customer_id: 'cus_gone' })
    .where('account_id', '=', accountId)
    .execute()
  expect((await update('Free')).error?.name).toBe('NotSubscribed')
  const before = (await checkout()).responseData?.checkoutId
  await world.db
    .updateTable('identity.subscription')
    .set({ checkout_id: 'cs_test_gone' })
    .where('account_id', '=', accountId)
    .execute()
  const after = await checkout()
  expect(after.httpStatusCode).toBe(200)
  expect(after.responseData?.checkoutId).not.toBe(before)
})
