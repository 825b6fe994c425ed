import type { TwilioTextSettings } from '@waymark/service-kit/twilio-settings'
import type { Twilio } from 'twilio'

export interface OutgoingText {
  readonly phone: string
  readonly body: string
}

/** A service that sends text messages. What it throws names neither phone nor words. */
export interface TextService {
  /**
   * `stopped`: whoever holds the phone replied STOP. `refused` is permanent: there is no such phone. Throws when a retry
   * may work.
   */
  send(text: OutgoingText): Promise<'taken' | 'stopped' | 'refused'>
  /** Whether it took this text since then, when an answer to `send` was lost. */
  hasTaken(text: OutgoingText, since: Date): Promise<boolean>
  /** Whether what was posted to `address` is signed by the service. */
  isSigned(signature: string, address: string, fields: Readonly<Record<string, string>>): Promise<boolean>
}

/** Whoever holds the phone replied STOP. */
export const stoppedCode = 21610
const maxAnswerMs = 10_000
/** Clocks differ. */
const slackMs = 60_000
/** What they refuse for now: our keys, or too many at once. */
const retriedStatuses: readonly number[] = [401, 403, 404, 408, 429]

/** A messaging service of Twilio, asked with its own SDK, which is loaded with the first text. */
export function openTextService(settings: TwilioTextSettings, statusAddress: URL): TextService {
  let loaded: Promise<Sdk> | undefined
  const sdk = () => {
    loaded ??= loadSdk()
    return loaded
  }
  return {
    send: async ({ phone: to, body }) => {
      const { messages } = clientOf(await sdk(), settings)
      const { messagingServiceSid } = settings
      try {
        await messages.create({ to, body, messagingServiceSid, statusCallback: statusAddress.href })
        return 'taken'
      } catch (error) {
        const { status, code } = refusalOf(error)
        if (code === stoppedCode) return 'stopped'
        if (status >= 400 && status < 500 && !retriedStatuses.includes(status)) return 'refused'
        throw wordless(status, code)
      }
    },
    hasTaken: async ({ phone: to, body }, since) => {
      const { messages } = clientOf(await sdk(), settings)
      try {
        // The newest first. Not by their time: one that Twilio has only taken has no time of sending.
        const found = await messages.list({ to, limit: 20 })
        const from = since.getTime() - slackMs
        return found.some((one) => one.body === body && one.dateCreated.getTime() >= from)
      } catch (error) {
        const { status, code } = refusalOf(error)
        throw wordless(status, code)
      }
    },
    isSigned: async (signature, address, fields) =>
      (await sdk()).validateRequest(settings.authToken, signature, address, fields),
  }
}

function loadSdk() {
  return import('twilio').then((module) => module.default)
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>

/** Without retries of its own: whether a text was taken must be asked before it is sent again. */
function clientOf(twilio: Sdk, { accountSid, apiKeySid, apiKeySecret, base }: TwilioTextSettings): Twilio {
  const client = twilio(apiKeySid, apiKeySecret, { accountSid, timeout: maxAnswerMs, autoRetry: false })
  if (base !== undefined) client.api.baseUrl = base
  return client
}

function refusalOf(error: unknown): { readonly status: number; readonly code: number } {
  const number = (key: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined
    return typeof value === 'number' ? value : 0
  }
  return { status: number('status'), code: number('code') }
}

/** Twilio's messages name the phone, and errors of jobs are logged. */
function wordless(status: number, code: number): Error {
  return new Error(status === 0 ? 'Twilio did not answer.' : `Twilio answered ${status} with code ${code}.`)
}
