import { business } from '@waymark/contracts/business'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { bootWorld } from '@waymark/test-world/world'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld({ services: ['provider', 'booking'], payments: true })
let admin: MadePerson
let accountId: number

beforeEach(async () => {
  accountId = await makeAccount(world, { name: 'Tūī Studio', countryId: 2 })
  admin = await makePerson(world, { accountId, isAccountAdmin: true })
})

const connect = (input: { from?: 'profile' | 'wizard' } = {}, as = admin) =>
  world.call(business.getConnectionAccountStripe, input, { as })
const apply = async (decision: 'accept' | 'check' | 'refuse', url?: string) =>
  world.payments.submit(url ?? (await connect()).responseData?.url ?? '', {
    registeredName: 'Tūī Studio Limited',
    bankAccount: '062-000 12345678',
    decision,
  })
async function cardStatus() {
  await world.settle()
  return (await world.call(business.businessProfile, {}, { as: admin })).responseData?.cardStatus
}
const stripeAccountId = async () =>
  (
    await world.db
      .selectFrom('provider.business')
      .select('stripe_account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.stripe_account_id

test('applies, continues with the same account, and gets connected', async () => {
  expect(await cardStatus()).toBe('not connected')
  const first = await connect()
  expect(first.responseData?.url).toMatch(/^http:\/\/localhost:8080\/sandbox-stripe\/setup\/e\/acct_/)
  expect(await cardStatus()).toBe('in progress')
  const account = await stripeAccountId()
  const second = await connect({ from: 'wizard' })
  expect(second.responseData?.url).not.toBe(first.responseData?.url)
  expect(await stripeAccountId()).toBe(account)
  const sent = await apply('accept', second.responseData?.url)
  expect(sent.to).toBe('http://localhost:8080/stripe-landing-page?for=account&from=wizard')
  expect(await cardStatus()).toBe('connected')
  expect((await connect()).error).toMatchObject({ name: 'AlreadyConnected' })
  const over = await apply('accept', second.responseData?.url)
  expect(over.to).toBe('http://localhost:8080/stripe-landing-page?for=account&from=wizard&again=1')
})

test('creates one account for two concurrent applications', async () => {
  const other = await makePerson(world, { accountId, isAccountAdmin: true, email: 'second.admin@example.test' })
  const answers = await Promise.all([connect(), connect(), connect({}, other)])
  const accounts = answers.map(({ responseData }) => responseData?.url.split('/').at(-2))
  expect(new Set(accounts)).toEqual(new Set([await stripeAccountId()]))
})

test('applies again with a new account after a refusal', async () => {
  await apply('refuse')
  expect(await cardStatus()).toBe('refused')
  const refused = await stripeAccountId()
  await apply('accept')
  expect(await cardStatus()).toBe('connected')
  expect(await stripeAccountId()).not.toBe(refused)
})

test('requests a new account when Stripe no longer knows the old one', async () => {
  await connect()
  await world.db
    .updateTable('provider.business')
    .set({ stripe_account_id: 'acct_gone' })
    .where('account_id', '=', accountId)
    .execute()
  expect((await connect()).httpStatusCode).toBe(200)
  expect(await stripeAccountId()).not.toBe('acct_gone')
})

test('lets only account admins connect, and nobody while acting as one', async () => {
  expect((await connect({}, await makePerson(world, { accountId }))).httpStatusCode).toBe(403)
  const globalAdmin = await makePerson(world, { isGlobalAdmin: true })
  const acting = await world.signIn(admin.userProfileId, { actingAdminId: globalAdmin.userProfileId })
  expect((await connect({}, { ...acting, email: admin.email })).httpStatusCode).toBe(403)
})

test('refuses without card payments set up, and leaves the rest working', async () => {
  const bare = await bootWorld({ services: ['provider'] })
  try {
    const { userProfileId } = await makePerson(bare, { accountId: await makeAccount(bare), isAccountAdmin: true })
    const as = await bare.signIn(userProfileId)
    expect((await bare.call(business.getConnectionAccountStripe, {}, { as })).httpStatusCode).toBe(503)
    expect((await bare.call(business.businessProfile, {}, { as })).httpStatusCode).toBe(200)
  } finally {
    await bare.stop()
  }
})

test('finishes the wizard step once applied for, or skipped', async () => {
  const finish = (isSkipped: boolean) => world.call(business.updateWizardStripeStep, { isSkipped }, { as: admin })
  const atStep = (step: number) =>
    world.db
      .updateTable('provider.business')
      .set({ onboarding_step: step })
      .where('account_id', '=', accountId)
      .execute()
  await atStep(4)
  expect((await finish(true)).error?.name).toBe('StepNotReached')
  await atStep(5)
  expect((await finish(false)).error?.name).toBe('NotConnected')
  expect((await finish(true)).responseData).toMatchObject({
    onboardingStep: 6,
    skippedSteps: expect.arrayContaining(['cardPayments']),
  })
  await atStep(5)
  await world.db
    .updateTable('provider.business')
    .set({ card_status: 'refused' })
    .where('account_id', '=', accountId)
    .execute()
  expect((await finish(true)).responseData?.skippedSteps).toContain('cardPayments')
  await atStep(5)
  await connect()
  expect((await finish(false)).responseData?.onboardingStep).toBe(6)

  accountId = await makeAccount(world, { subtype: businessSubtype.ServiceProvider })
  admin = await makePerson(world, { accountId, isAccountAdmin: true })
  expect((await finish(true)).error?.name).toBe('NoSuchStep')
})
