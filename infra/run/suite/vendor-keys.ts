import { CannotStart } from '@waymark/postgres/cannot-start'
import type { Environment } from '@waymark/service-kit/environment'

/** Keys that only work together; without any of them the vendor's default is used. */
const keysTogether = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['INTERCOM_WORKSPACE_ID', 'INTERCOM_IDENTITY_SECRET'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
] as const

/** Settings that say more about another one, and do nothing without it. */
const keysAbout = [
  ['INTERCOM_ACCESS_TOKEN', 'INTERCOM_WORKSPACE_ID'],
  ['INTERCOM_API_BASE', 'INTERCOM_WORKSPACE_ID'],
  ['S3_REGION', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['WAL_ARCHIVE_DAYS', 'WAL_ARCHIVE'],
] as const

/** The account at Twilio, and what it is for: chat, text messages, or both. */
const twilioAccount = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_API_KEY_SID',
  'TWILIO_API_KEY_SECRET',
  'TWILIO_AUTH_TOKEN',
] as const
const twilioServices = ['TWILIO_CONVERSATIONS_SERVICE_SID', 'TWILIO_MESSAGING_SERVICE_SID'] as const

/** Refuses a vendor with only some of its keys: it would fail later, in front of a person. */
export function requireWholeKeys(env: Environment): void {
  for (const keys of keysTogether) {
    const missing = keys.filter((key) => !env[key]?.trim())
    if (missing.length === 0 || missing.length === keys.length) continue
    const present = keys.filter((key) => !missing.includes(key))
    throw new CannotStart(`${present.join(' and ')} is set without ${missing.join(' and ')}; set all of them or none.`)
  }
  requireWholeTwilio(env)
  for (const [key, about] of keysAbout)
    if (env[key]?.trim() && !env[about]?.trim())
      throw new CannotStart(`${key} is set without ${about}, and does nothing alone; set both or neither.`)
}

function requireWholeTwilio(env: Environment): void {
  const isSet = (key: string) => Boolean(env[key]?.trim())
  const keys = twilioAccount.filter(isSet)
  const services = twilioServices.filter(isSet)
  if (keys.length === 0 && services.length === 0) return
  const missing = [
    ...twilioAccount.filter((key) => !isSet(key)),
    ...(services.length === 0 ? [twilioServices.join(' or ')] : []),
  ]
  if (missing.length === 0) return
  throw new CannotStart(
    `${[...keys, ...services].join(' and ')} is set without ${missing.join(' and ')}; set all of them or none.`,
  )
}
