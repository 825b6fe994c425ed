import type { BookingId } from '@waymark/domain/ids'
import type { TwilioChatSettings } from '@waymark/service-kit/twilio-settings'
import type { Twilio } from 'twilio'
import { messageOf, type TwilioMessage } from './twilio-message.ts'
import { isAlready, isMissing } from './twilio-refusals.ts'

/** Somebody in a conversation, by identity; their name is shown with what they wrote. */
export interface TwilioPerson {
  readonly identity: string
  readonly name: string
}

export interface TwilioChat {
  readonly socketUrl: string | null
  /** A token of the browser SDK, for an hour. */
  tokenOf(identity: string): Promise<string>
  /** Whether what Twilio posted to `address` is signed by it. */
  isSigned(signature: string, address: string, fields: Readonly<Record<string, string>>): Promise<boolean>
  /** The conversation of a booking: the known one, the one with its name, or a new one. */
  open(bookingId: BookingId, knownSid: string | null): Promise<string>
  /** Whether this is the conversation that carries the name of a booking. */
  isOf(bookingId: BookingId, sid: string): Promise<boolean>
  /** Leaves exactly these people in a conversation; nothing is done to one that Twilio does not know. */
  setPeople(sid: string, people: readonly TwilioPerson[]): Promise<void>
  say(
    sid: string,
    message: { readonly author: string; readonly body: string; readonly clientId: string },
  ): Promise<TwilioMessage>
  /** What came after an index, in order. */
  messagesAfter(sid: string, index: number): Promise<readonly TwilioMessage[]>
  replaceMessage(sid: string, messageSid: string, body: string): Promise<void>
  remove(sid: string): Promise<void>
}

const tokenSeconds = 3600
const maxAnswerMs = 10_000
const pageSize = 100

/** Twilio Conversations, asked with its own SDK, which is loaded with the first question. */
export function openTwilioChat(settings: TwilioChatSettings): TwilioChat {
  let loaded: Promise<Sdk> | undefined
  const sdk = () => {
    loaded ??= loadSdk()
    return loaded
  }
  const conversations = async () =>
    clientOf(await sdk(), settings).conversations.v1.services(settings.serviceSid).conversations

  return {
    socketUrl: settings.socketUrl ?? null,
    tokenOf: async (identity) => {
      const { AccessToken } = (await sdk()).jwt
      const { accountSid, apiKeySid, apiKeySecret, serviceSid } = settings
      const token = new AccessToken(accountSid, apiKeySid, apiKeySecret, { identity, ttl: tokenSeconds })
      token.addGrant(new AccessToken.ChatGrant({ serviceSid }))
      return token.toJwt()
    },
    isSigned: async (signature, address, fields) =>
      (await sdk()).validateRequest(settings.authToken, signature, address, fields),
    open: async (bookingId, knownSid) => {
      const all = await conversations()
      const uniqueName = nameOf(bookingId)
      for (const which of knownSid === null ? [uniqueName] : [knownSid, uniqueName]) {
        const found = await all(which).fetch().catch(nullIf(isMissing))
        if (found) return found.sid
      }
      const named = { uniqueName, friendlyName: `Booking ${bookingId}`, attributes: JSON.stringify({ bookingId }) }
      const created = await all.create(named).catch(nullIf(isAlready))
      return (created ?? (await all(uniqueName).fetch())).sid
    },
    isOf: async (bookingId, sid) => {
      const found = await (await conversations())(sid).fetch().catch(nullIf(isMissing))
      return found?.uniqueName === nameOf(bookingId)
    },
    setPeople: async (sid, people) => {
      const { participants } = (await conversations())(sid)
      const present = await participants.list().catch(nullIf(isMissing))
      if (!present) return
      for (const { identity, name } of people.filter(
        (one) => !present.some(({ identity }) => identity === one.identity),
      ))
        await participants.create({ identity, attributes: JSON.stringify({ name }) }).catch(nullIf(isAlready))
      for (const one of present.filter(({ identity }) => !people.some((person) => person.identity === identity)))
        await participants(one.sid).remove().catch(nullIf(isMissing))
    },
    say: async (sid, { author, body, clientId }) =>
      messageOf(
        await (await conversations())(sid).messages.create({ author, body, attributes: JSON.stringify({ clientId }) }),
      ),
    messagesAfter: async (sid, index) => {
      const newer: TwilioMessage[] = []
      await (await conversations())(sid).messages.each({ order: 'desc', pageSize }, (instance, stop) => {
        const message = messageOf(instance)
        if (message.index > index) newer.push(message)
        else stop()
      })
      return newer.reverse()
    },
    replaceMessage: async (sid, messageSid, body) => {
      await (await conversations())(sid)
        .messages(messageSid)
        .update({ body, attributes: '{}' })
        .catch(nullIf(isMissing))
    },
    remove: async (sid) => {
      await (await conversations())(sid).remove().catch(nullIf(isMissing))
    },
  }
}

function loadSdk() {
  return import('twilio').then((module) => module.default)
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>

function clientOf(twilio: Sdk, settings: TwilioChatSettings): Twilio {
  const { accountSid, apiKeySid, apiKeySecret, base } = settings
  const client = twilio(apiKeySid, apiKeySecret, { accountSid, timeout: maxAnswerMs, autoRetry: true, maxRetries: 2 })
  if (base !== undefined) client.conversations.baseUrl = base
  return client
}

function nameOf(bookingId: BookingId): string {
  return `booking-${bookingId}`
}

function nullIf(expected: (error: unknown) => boolean): (error: unknown) => null {
  return (error) => {
    if (expected(error)) return null
    throw error
  }
}
