import { paymentWebhookPath } from '@waymark/contracts/payment-webhook'
import { openSandbox, type Sandbox } from '@waymark/sandbox-stripe/open-sandbox'
import type { ProcessParts } from '@waymark/service-kit/process-parts'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'

/** An event as the sandbox delivers it. */
export interface SignedEvent {
  readonly payload: string
  readonly signature: string
}

/** The fields of the sandbox's card form, besides the number. */
const cardForm = { email: 'payer@example.test', name: 'Aroha Ngata', expiry: '12 / 34', cvc: '123' }

/** The payment sandbox of a world: its pages as a browser uses them, and its events. */
export class WorldPayments {
  readonly sandbox: Sandbox
  readonly #webhookApp: () => FastifyInstance | undefined
  readonly #isHolding: { value: boolean }
  readonly #now: () => Date
  /** Events that were held back, oldest first. */
  readonly held: SignedEvent[]

  constructor(
    sandbox: Sandbox,
    made: {
      now: () => Date
      webhookApp: () => FastifyInstance | undefined
      isHolding: { value: boolean }
      held: SignedEvent[]
    },
  ) {
    this.sandbox = sandbox
    this.#now = made.now
    this.#webhookApp = made.webhookApp
    this.#isHolding = made.isHolding
    this.held = made.held
  }

  /** Collects further events in `held` instead of delivering them. */
  hold(): void {
    this.#isHolding.value = true
  }

  /** Delivers further events; those held stay held. */
  release(): void {
    this.#isHolding.value = false
  }

  /** Signs a body as the sandbox does, at the world's time. */
  sign(payload: string): SignedEvent {
    const secret = this.sandbox.env.STRIPE_WEBHOOK_SECRET
    const timestamp = Math.floor(this.#now().getTime() / 1000)
    return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
  }

  /** Posts an event to the webhook; returns its status. */
  async post({ payload, signature }: SignedEvent): Promise<number> {
    return postEvent(this.#webhookApp(), payload, signature)
  }

  /** Pays a hosted checkout; returns the status of the page, and the redirect. */
  pay(url: string, cardNumber: string): Promise<{ status: number; to: string | undefined; page: string }> {
    return this.submit(url, { ...cardForm, number: cardNumber })
  }

  /** Submits a form of a hosted page. */
  async submit(
    url: string,
    form: Readonly<Record<string, string>>,
  ): Promise<{ status: number; to: string | undefined; page: string }> {
    const answer = await this.sandbox.pages.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    await this.sandbox.work()
    return { status: answer.statusCode, to: answer.headers.location, page: answer.body }
  }
}

/** Opens the sandbox on the world's database and clock; its events go to the app with the webhook. */
export async function openWorldPayments(
  { config, now }: ProcessParts,
  webhookApp: () => FastifyInstance | undefined,
): Promise<WorldPayments> {
  const isHolding = { value: false }
  const held: SignedEvent[] = []
  const sandbox = await openSandbox({
    database: config.database,
    secret: config.secret,
    publicUrl: config.publicUrl,
    now,
    deliver: async (payload, signature) => {
      if (isHolding.value) held.push({ payload, signature })
      return isHolding.value || (await postEvent(webhookApp(), payload, signature)) === 200
    },
    onError: (error) => {
      throw error
    },
  })
  return new WorldPayments(sandbox, { now, webhookApp, isHolding, held })
}

async function postEvent(app: FastifyInstance | undefined, payload: string, signature: string): Promise<number> {
  if (!app) return 404
  const answer = await app.inject({
    method: 'POST',
    url: paymentWebhookPath,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}
