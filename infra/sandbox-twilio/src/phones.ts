import { randomBytes } from 'node:crypto'
import { TwilioRefusal } from './conversations.ts'

export interface TextMessage {
  readonly sid: string
  readonly to: string
  readonly body: string
  readonly at: Date
}

/** The phones that text messages go to. */
export class Phones {
  readonly messages: TextMessage[] = []
  /** Phones that replied STOP. */
  readonly stopped = new Set<string>()
  /** Phones that do not exist. */
  readonly missing = new Set<string>()
  /** Takes the next message, and breaks the connection before it says so. */
  loseNextAnswer = false
  /** Refuses this many messages for now. */
  busyCount = 0
  now = () => new Date()

  take({ to, body, service }: { readonly to: string; readonly body: string; readonly service: string }): TextMessage {
    if (this.busyCount > 0) {
      this.busyCount -= 1
      throw new TwilioRefusal(503, 20503, 'Service unavailable')
    }
    if (!service.startsWith('MG')) throw new TwilioRefusal(400, 21603, 'A From or a MessagingServiceSid is required')
    if (this.missing.has(to)) throw new TwilioRefusal(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (this.stopped.has(to)) throw new TwilioRefusal(400, 21610, 'Attempt to send to unsubscribed recipient')
    const message = { sid: `SM${randomBytes(16).toString('hex')}`, to, body, at: this.now() }
    this.messages.push(message)
    return message
  }

  textsTo(phone: string): string[] {
    return this.messages.filter(({ to }) => to === phone).map(({ body }) => body)
  }
}
