import * as z from 'zod/mini'
import { type Environment, readEnvironment } from './environment.ts'

const variables = z.object({
  TWILIO_ACCOUNT_SID: z.optional(z.string()),
  TWILIO_API_KEY_SID: z.optional(z.string()),
  TWILIO_API_KEY_SECRET: z.optional(z.string()),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  TWILIO_CONVERSATIONS_SERVICE_SID: z.optional(z.string()),
  TWILIO_CONVERSATIONS_BASE: z.optional(z.url()),
  TWILIO_SOCKET_URL: z.optional(z.url()),
  TWILIO_MESSAGING_SERVICE_SID: z.optional(z.string()),
  TWILIO_MESSAGING_BASE: z.optional(z.url()),
})

/** The keys of an account at Twilio. */
interface TwilioAccount {
  readonly accountSid: string
  readonly apiKeySid: string
  readonly apiKeySecret: string
  /** Signs what Twilio tells us of. */
  readonly authToken: string
}

/** The keys of text messages by a messaging service of Twilio. */
export interface TwilioTextSettings extends TwilioAccount {
  readonly messagingServiceSid: string
  /** Another address than Twilio's own: a test. */
  readonly base: string | undefined
}

/** The keys of chat by Twilio Conversations. */
export interface TwilioChatSettings extends TwilioAccount {
  readonly serviceSid: string
  /** Another address than Twilio's own, of its REST interface and of the socket that browsers open: a region, a test. */
  readonly base: string | undefined
  readonly socketUrl: string | undefined
}

/** Chat by Twilio, when all of its keys are set. Every part of the suite decides by this, so that they agree. */
export function readTwilioChat(env: Environment): TwilioChatSettings | undefined {
  const read = readEnvironment(env, variables)
  const account = accountOf(read)
  const { TWILIO_CONVERSATIONS_SERVICE_SID: serviceSid } = read
  if (!account || !serviceSid) return undefined
  const { TWILIO_CONVERSATIONS_BASE: base, TWILIO_SOCKET_URL: socketUrl } = read
  return { ...account, serviceSid, base, socketUrl }
}

/** Text messages by Twilio, when all of their keys are set. */
export function readTwilioTexts(env: Environment): TwilioTextSettings | undefined {
  const read = readEnvironment(env, variables)
  const account = accountOf(read)
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, TWILIO_MESSAGING_BASE: base } = read
  return account && messagingServiceSid ? { ...account, messagingServiceSid, base } : undefined
}

function accountOf(read: z.output<typeof variables>): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY_SID: apiKeySid, TWILIO_API_KEY_SECRET: apiKeySecret } = read
  const { TWILIO_AUTH_TOKEN: authToken } = read
  if (!accountSid || !apiKeySid || !apiKeySecret || !authToken) return undefined
  return { accountSid, apiKeySid, apiKeySecret, authToken }
}
