import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askEverything } from './ask-everything.ts'
import * as recorded from './recorded-answers.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

/** The SDK's own type of each answer. */
const types: Readonly<Record<keyof typeof recorded, string>> = {
  openSession: 'Stripe.Checkout.Session',
  paidSession: 'Stripe.Checkout.Session',
  expiredSession: 'Stripe.Checkout.Session',
  activeSubscription: 'Stripe.Subscription',
  endingSubscription: 'Stripe.Subscription',
  completedEvent: 'Stripe.CheckoutSessionCompletedEvent',
  updatedEvent: 'Stripe.CustomerSubscriptionUpdatedEvent',
  openPayment: 'Stripe.Checkout.Session',
  paidPayment: 'Stripe.Checkout.Session',
  paymentIntent: 'Stripe.PaymentIntent',
  charge: 'Stripe.Charge',
  refund: 'Stripe.Refund',
  dispute: 'Stripe.Dispute',
  newAccount: 'Stripe.V2.Core.Account',
  accountLink: 'Stripe.V2.Core.AccountLink',
  rejectedAccount: 'Stripe.V2.Core.Account',
}

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterAll(() => world.close())

/**
 * tsc checks `recorded-answers.ts` against the SDK's types; this test checks that the sandbox answers it. After an
 * intended change: `RECORD=1 npx vitest run infra/sandbox-stripe/test/recorded-answers.test.ts`, then format.
 */
test('answers what was recorded, except for ids', async () => {
  const answers = await askEverything(world)
  if (process.env.RECORD === '1') writeFileSync(join(import.meta.dirname, 'recorded-answers.ts'), asModule(answers))
  else expect(withoutIds(answers)).toEqual(withoutIds({ ...recorded }))
})

const ids = /\b(cs_test|acct|sub|si|cus|prod|price|evt|req|link|pi|ch|re|du|sandbox)_[0-9a-f]{24}/g
const keysOfTheSdk = /stripe-node-retry-[0-9a-f-]{36}/g

function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replace(ids, '$1_').replace(keysOfTheSdk, 'stripe-node-retry-'))
}

function asModule(answers: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(answers).map(([name, answer]) => {
    const type = Object.entries(types).find(([known]) => known === name)?.[1]
    const text = JSON.stringify(answer, null, 2)
    return `export const ${name} = ${withDecimals(text)} satisfies ${type}\n`
  })
  return `import Stripe from 'stripe'\n\n${parts.join('\n')}`
}

/** The SDK represents decimals as its own objects. */
function withDecimals(text: string): string {
  return text.replace(/("\w+_decimal": )"(\d+)"/g, "$1Stripe.Decimal.from('$2')")
}
