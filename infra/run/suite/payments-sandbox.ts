import { paymentWebhookPath } from '@waymark/contracts/payment-webhook'
import type { ServiceName } from '@waymark/contracts/service-names'
import { openSandbox, type Sandbox } from '@waymark/sandbox-stripe/open-sandbox'
import { flag, readEnvironment } from '@waymark/service-kit/environment'
import type { ProcessParts } from '@waymark/service-kit/process-parts'
import * as z from 'zod/mini'

const variables = z.object({ STRIPE_SANDBOX: z._default(flag, true) })

interface Place {
  readonly parts: ProcessParts
  /** The services of this process. */
  readonly names: readonly ServiceName[]
  readonly port: number
}

/**
 * The payment sandbox for the services of this process; undefined when Stripe's keys are set, or with
 * `STRIPE_SANDBOX=0`. The processes that
 * receive events also deliver them.
 */
export async function openPaymentsSandbox(env: NodeJS.ProcessEnv, place: Place): Promise<Sandbox | undefined> {
  if (env.STRIPE_SECRET_KEY?.trim() || !readEnvironment(env, variables).STRIPE_SANDBOX) return undefined
  const { config, logins, now, logFor } = place.parts
  const log = logFor('sandbox-stripe')
  return openSandbox({
    database: config.database,
    secret: config.secret,
    logins,
    publicUrl: config.publicUrl,
    now,
    ...(place.names.includes('booking') ? { deliver: deliverTo(place.port) } : {}),
    onError: (error) => log.warn({ err: error }, 'the payment sandbox failed'),
  })
}

function deliverTo(port: number) {
  return async (payload: string, signature: string): Promise<boolean> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${paymentWebhookPath}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      })
      return answer.ok
    } catch {
      // The suite is starting or draining: the event is delivered later.
      return false
    }
  }
}
