import * as z from 'zod/mini'
import { invalidRequest } from '../stripe-fault.ts'

const leastMinutes = 30
const maxMinutes = 24 * 60
/** The minimum amount that Stripe charges in NZD and AUD, in cents. */
export const minAmount = 50

export const wholeNumber = () => z.coerce.number().check(z.int())
export const metadata = () => z.optional(z.record(z.string(), z.string()))
export const webAddress = () => z.string().check(z.refine((text) => URL.canParse(text), 'Not a valid URL'))

/** When a checkout expires, in seconds. */
export function expiryOf(wanted: number | undefined, created: number): number {
  const expiresAt = wanted ?? created + maxMinutes * 60
  if (expiresAt < created + leastMinutes * 60 || expiresAt > created + maxMinutes * 60)
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  return expiresAt
}
