import { CannotStart } from '@waymark/postgres/cannot-start'
import type { Environment } from '@waymark/service-kit/environment'

/** Keys that only work together; without any of them the vendor's default is used. */
const keysTogether = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_API_KEY_SID',
    'TWILIO_API_KEY_SECRET',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_CONVERSATIONS_SERVICE_SID',
  ],
  ['INTERCOM_WORKSPACE_ID', 'INTERCOM_IDENTITY_SECRET'],
] as const

/** Refuses a vendor with only some of its keys: it would fail later, in front of a person. */
export function requireWholeKeys(env: Environment): void {
  for (const keys of keysTogether) {
    const missing = keys.filter((key) => !env[key]?.trim())
    if (missing.length === 0 || missing.length === keys.length) continue
    const present = keys.filter((key) => !missing.includes(key))
    throw new CannotStart(`${present.join(' and ')} is set without ${missing.join(' and ')}; set all of them or none.`)
  }
}
