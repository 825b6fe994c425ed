import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import { type Conversations, TwilioRefusal } from './conversations.ts'
import { readFrame, writeFrame } from './frames.ts'
import { answerSdk, type SdkRequest } from './sdk-addresses.ts'
import type { SyncEvent, SyncObject } from './sync-store.ts'

const statusOk = { code: 200, status: 'OK' }

export interface SocketOptions {
  readonly conversations: Conversations
  /** The identity of a token; undefined when it is refused. */
  readonly identityOf: (token: string) => string | undefined
  readonly origin: () => string
}

/** One connection of Twilio's browser SDK. */
export class SdkSocket {
  readonly #socket: WebSocket
  readonly #options: SocketOptions
  readonly #followed = new Set<string>()
  #identity: string | undefined

  constructor(socket: WebSocket, options: SocketOptions) {
    this.#socket = socket
    this.#options = options
    const stop = options.conversations.sync.onEvent((object, event) => this.#push(object, event))
    socket.on('message', (data: Buffer) => this.#receive(data))
    socket.on('close', stop)
  }

  /** Says that the token ends soon, as Twilio does three minutes before. */
  warnOfExpiry(): void {
    this.#send({ method: 'client_update', client_update_type: 'token_about_to_expire' })
  }

  drop(): void {
    this.#socket.terminate()
  }

  #receive(data: Buffer): void {
    const { header, payload } = readFrame(data)
    const reply = (more: object, body?: unknown) => this.#send({ method: 'reply', id: header.id, ...more }, body)
    switch (header.method) {
      case 'init':
      case 'update': {
        const identity = this.#options.identityOf(String(header.token))
        if (identity === undefined || (this.#identity !== undefined && identity !== this.#identity)) {
          reply({ status: { code: 401, status: 'UNAUTHORIZED', errorCode: 20104 } })
          return
        }
        this.#identity = identity
        reply({ status: statusOk, capabilities: [], continuation_token: 'continue', init_registrations: [] })
        return
      }
      case 'message': {
        const { status, body, after } = this.#answer(header.http_request as SdkRequest, payload)
        reply({ status: statusOk, http_status: { code: status, status: String(status) }, http_headers: {} }, body)
        after?.()
        return
      }
      case 'close':
        this.#socket.close()
        return
      case 'reply':
        return
      default:
        reply({ status: statusOk })
    }
  }

  #answer(request: SdkRequest, body: unknown): { status: number; body: unknown; after?: () => void } {
    const identity = this.#identity ?? ''
    try {
      if (request.path === '/v4/Subscriptions')
        return {
          status: 200,
          body: { max_batch_size: 100, estimated_delivery_in_ms: 30_000 },
          after: () => this.#follow(body as Subscription),
        }
      const { conversations, origin } = this.#options
      return { status: 200, body: answerSdk({ conversations, identity, origin: origin() }, request, body) }
    } catch (error) {
      if (!(error instanceof TwilioRefusal)) throw error
      const { status, code, message } = error
      return { status, body: { status, code, message } }
    }
  }

  #follow({ action, correlation_id: correlationId, requests }: Subscription): void {
    const { sync } = this.#options.conversations
    for (const { object_sid: sid, last_event_id: lastEventId } of requests) {
      const object = sync.find(sid)
      const named = { object_sid: sid, last_event_id: sync.lastEventId }
      if (action === 'cancel' || !object) {
        this.#followed.delete(sid)
        this.#notify('twilio.sync.event', {
          event_type: 'subscription_canceled',
          correlation_id: correlationId,
          event: named,
        })
        continue
      }
      for (const event of object.events) if (event.id > (lastEventId ?? -1)) this.#pushNow(event)
      this.#followed.add(sid)
      const event = { ...named, replay_status: 'completed' }
      this.#notify('twilio.sync.event', {
        event_type: 'subscription_established',
        correlation_id: correlationId,
        event,
      })
    }
  }

  #push(object: SyncObject, event: SyncEvent): void {
    if (this.#followed.has(object.sid)) this.#pushNow(event)
  }

  #pushNow({ type, body }: SyncEvent): void {
    this.#notify('twilio.sync.event', { event_type: type, event: body })
  }

  #notify(messageType: string, payload: object): void {
    this.#send({ method: 'notification', id: `TM${randomUUID()}`, message_type: messageType }, payload)
  }

  #send(header: object, payload?: unknown): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writeFrame(header, payload))
  }
}

interface Subscription {
  readonly action: 'establish' | 'cancel'
  readonly correlation_id: number
  readonly requests: readonly { readonly object_sid: string; readonly last_event_id?: number }[]
}
