import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { Unavailable } from '../calls/refusal.ts'
import { readPaymentEvent } from './payment-event.ts'
import { askStripe, isMissingAtStripe, openPayments } from './payments.ts'

const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two' }

test('has no payments without a key, and a secret for each destination with one', () => {
  expect(openPayments({})).toBeUndefined()
  expect(openPayments(env)?.webhookSecrets).toEqual(['whsec_one', 'whsec_two'])
})

test('refuses to send a live key to a sandbox', () => {
  const live = { ...env, STRIPE_SECRET_KEY: 'sk_live_1' }
  expect(openPayments(live)?.stripe).toBeInstanceOf(Stripe)
  expect(() => openPayments({ ...live, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow(/leads away from Stripe/)
  expect(() => openPayments({ ...env, STRIPE_API_BASE: 'nowhere' })).toThrow(/STRIPE_API_BASE/)
})

test('accepts an event whose bytes any of the secrets signed within five minutes', () => {
  const payments = openPayments(env)
  if (!payments) throw new Error('Expected payments.')
  const now = new Date('2026-11-23T20:00:00Z')
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid' })
  const signed = (secret: string, secondsAgo = 0) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now.getTime() / 1000 - secondsAgo })
  const read = (signature: string, bytes = body) => readPaymentEvent(payments, Buffer.from(bytes), signature, now)
  expect(read(signed('whsec_one'))?.id).toBe('evt_1')
  expect(read(signed('whsec_two', 299))?.id).toBe('evt_1')
  expect(read(signed('whsec_two', 301))).toBeUndefined()
  expect(read(signed('whsec_other'))).toBeUndefined()
  expect(read(signed('whsec_one'), `${body} `)).toBeUndefined()
  expect(read('nonsense')).toBeUndefined()
})

test('tells transient failures from refusals', async () => {
  const failing = (statusCode: number, code?: string) =>
    askStripe(async () => {
      const raw = { message: 'No.', type: 'invalid_request_error' as const, statusCode, ...(code ? { code } : {}) }
      throw new Stripe.errors.StripeInvalidRequestError(raw)
    }).catch((error: unknown) => error)
  for (const status of [409, 429, 500, 503]) expect(await failing(status)).toBeInstanceOf(Unavailable)
  expect(isMissingAtStripe(await failing(404, 'resource_missing'))).toBe(true)
  expect(isMissingAtStripe(await failing(400))).toBe(false)
  await expect(askStripe(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
