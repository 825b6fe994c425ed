import Stripe from 'stripe'
import * as z from 'zod/mini'
import { Unavailable } from '../calls/refusal.ts'
import { ConfigError, type Environment, listOf, readEnvironment, webAddress } from '../process/environment.ts'

/** The version of Stripe's API that the code is written for; overrides the account's default. */
export const apiVersion = '2026-10-28.endive'

/** Stripe, or the sandbox that mimics it; nothing else in the code knows which. */
export interface Payments {
  readonly stripe: Stripe
  /** One for each destination that sends us events (platform, connected accounts, thin events). */
  readonly webhookSecrets: readonly string[]
  /** With which a browser opens an embedded checkout. */
  readonly publishableKey: string | undefined
  /** Whether this is the sandbox, whose embedded checkout is a frame of our own. */
  readonly isSandbox: boolean
  /** What the platform keeps of each payment of an activity, in hundredths of a percent. */
  readonly feeBasisPoints: number
}

const variables = z.object({
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: listOf(z.string()),
  STRIPE_API_BASE: z.optional(webAddress),
  PLATFORM_FEE_PERCENT: z._default(z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/)), '0'),
})

/**
 * Opens the payments port: `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET` (comma-separated when several), and for the
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
    publishableKey: read.STRIPE_PUBLISHABLE_KEY,
    isSandbox: base !== undefined,
    feeBasisPoints: Math.round(Number(read.PLATFORM_FEE_PERCENT) * 100),
  }
}

/** The port for calls that cannot go on without it: throws `Unavailable` (503) where payments are not set up. */
export function requirePayments(payments: Payments | undefined): Payments {
  if (!payments) throw new Unavailable('Card payments are not set up here.', { retryAfterSeconds: 60 })
  return payments
}

/**
 * Calls Stripe. Throws `Unavailable` (503) when it is unreachable, busy or broken, and `StripeRefusal` for what it
 * refuses, since callers handle a few refusals; everything else is a bug of ours.
 */
export async function askStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const status = error.statusCode ?? 0
    if (status === 0 || status === 409 || status === 429 || status >= 500)
      throw new Unavailable('Stripe does not answer just now.', { retryAfterSeconds: 5, cause: error })
    throw new StripeRefusal(error.message, error.code, { cause: error })
  }
}

/** A refusal by Stripe; `code` is its name, such as `resource_missing`. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly code: string | undefined

  constructor(message: string, code: string | undefined, options: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Whether Stripe does not know the requested object. */
export function isMissingAtStripe(error: unknown): boolean {
  return error instanceof StripeRefusal && error.code === 'resource_missing'
}
