import * as z from 'zod/mini'
import type { Payments } from './payments.ts'

/** How old a signed event may be, in seconds, or how far ahead of our clock; Stripe signs again when it resends. */
const toleranceSeconds = 300

/** The parts of an event that we read. Its object is not trusted: handlers query Stripe again. */
const paymentEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string(),
  /** v1 contains the object. */
  data: z.optional(
    z.object({
      object: z.optional(
        z.object({
          id: z.optional(z.string()),
          customer: z.optional(z.nullable(z.string())),
          payment_intent: z.optional(z.nullable(z.string())),
          client_reference_id: z.optional(z.nullable(z.string())),
          metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
        }),
      ),
    }),
  ),
  /** v2 only names it. */
  related_object: z.optional(z.nullable(z.object({ id: z.string() }))),
})
export type PaymentEvent = z.output<typeof paymentEvent>

/** An event with a valid, recent signature; undefined when it is forged, altered or stale. */
export function readPaymentEvent(
  { stripe, webhookSecrets }: Payments,
  body: Buffer,
  signature: string,
  now: Date,
): PaymentEvent | undefined {
  if (!webhookSecrets.some((secret) => isSigned(stripe, body, signature, secret, now))) return undefined
  try {
    const read = paymentEvent.safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

function isSigned(
  { webhooks }: Payments['stripe'],
  body: Buffer,
  signature: string,
  secret: string,
  now: Date,
): boolean {
  // The SDK refuses what is too old, and takes what is dated ahead.
  const signedAtSeconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  if (!(signedAtSeconds <= now.getTime() / 1000 + toleranceSeconds)) return false
  try {
    return (
      webhooks.signature?.verifyHeader(body, signature, secret, toleranceSeconds, undefined, now.getTime()) ?? false
    )
  } catch {
    // The SDK throws on an invalid signature.
    return false
  }
}
