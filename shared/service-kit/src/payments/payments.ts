import Stripe from 'stripe'
import * as z from 'zod/mini'
import { Unavailable } from '../calls/refusal.ts'
import { ConfigError, type Environment, listOf, readEnvironment, webAddress } from '../process/environment.ts'

/** The version of Stripe's API that the code is written for; the account's own default does not count. */
export const apiVersion = '2026-10-28.endive'

/** Stripe, or the sandbox that speaks like it; nothing else in the code knows which. */
export interface Payments {
  readonly stripe: Stripe
  /** Of every destination that sends us events (platform, connected accounts, thin events). */
  readonly webhookSecrets: readonly string[]
}

const variables = z.object({
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: listOf(z.string()),
  STRIPE_API_BASE: z.optional(webAddress),
})

/**
 * Opens the payments port: `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET` (several with commas between), and for the
 * sandbox `STRIPE_API_BASE`. Undefined without a key. Throws `ConfigError` for a live key that would go to a sandbox.
 */
export function openPayments(env: Environment): Payments | undefined {
  const read = readEnvironment(env, variables)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: base } = read
  if (secretKey === undefined) return undefined
  if (base && /^[sr]k_live_/.test(secretKey))
    throw new ConfigError('Cannot start: STRIPE_SECRET_KEY is a live key, and STRIPE_API_BASE leads away from Stripe.')
  const protocol = base?.protocol === 'https:' ? 'https' : 'http'
  return {
    stripe: new Stripe(secretKey, {
      apiVersion,
      maxNetworkRetries: 2,
      timeout: 10_000,
      telemetry: false,
      ...(base ? { host: base.hostname, port: base.port || (protocol === 'https' ? 443 : 80), protocol } : {}),
    }),
    webhookSecrets: read.STRIPE_WEBHOOK_SECRET,
  }
}

/** The port, where a call cannot go on without it: answered 503 where it is not set up. */
export function requirePayments(payments: Payments | undefined): Payments {
  if (!payments) throw new Unavailable('Card payments are not set up here.', { retryAfterSeconds: 60 })
  return payments
}

/**
 * Asks Stripe. That it cannot be reached, is busy or broken is answered 503; what it refuses comes as `StripeRefusal`,
 * for the few refusals that a caller understands; everything else is a bug of ours.
 */
export async function askStripe<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const status = error.statusCode ?? 0
    if (status === 0 || status === 409 || status === 429 || status >= 500)
      throw new Unavailable('Stripe does not answer just now.', { retryAfterSeconds: 5, cause: error })
    throw new StripeRefusal(error.message, error.code, { cause: error })
  }
}

/** What Stripe will not do; `code` is its word, such as `resource_missing`. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly code: string | undefined

  constructor(message: string, code: string | undefined, options: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Whether Stripe knows nothing of what it was asked for. */
export function isMissingAtStripe(error: unknown): boolean {
  return error instanceof StripeRefusal && error.code === 'resource_missing'
}
