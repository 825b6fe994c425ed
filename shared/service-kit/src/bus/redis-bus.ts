import { Redis } from 'ioredis'
import { ConfigError } from '../process/environment.ts'
import type { Log } from '../process/log.ts'
import type { Bus, BusListener } from './bus.ts'
import { Listeners } from './listeners.ts'
import { channel, messageOf, Unsent } from './messages.ts'

/** A Redis that hangs fails like one that is away. */
const maxCommandMs = 2000
/** How long to wait for a Redis that is starting up at the same time. */
const maxOpenMs = 10_000

/** The bus over Redis. */
export class RedisBus implements Bus {
  readonly #listeners: Listeners
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #openMs: number
  readonly #unsent = new Unsent()
  #wasOpen = false

  constructor(redisUrl: string, log: Log, openMs = maxOpenMs) {
    this.#openMs = openMs
    this.#listeners = new Listeners(log)
    this.#publisher = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: maxCommandMs })
    this.#subscriber = new Redis(redisUrl, { maxRetriesPerRequest: null })
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error) => log.warn({ err: error }, 'the bus cannot reach Redis'))
    }
    this.#subscriber.on('ready', () => {
      if (this.#wasOpen) this.#listeners.gap()
      this.#wasOpen = true
    })
    this.#publisher.on('ready', () => this.#sendAgain())
    this.#subscriber.on('message', (_channel, message) => this.#listeners.deliver(message))
  }

  /** Once open, it waits for a Redis that goes away; one that was never there is a configuration error. */
  async open(): Promise<void> {
    let reason = 'no answer'
    const remember = (error: Error) => {
      reason = error.message
    }
    this.#subscriber.on('error', remember)
    // A client that is waiting to reconnect leaves its pending commands hanging, even when it is closed.
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error(reason)), this.#openMs)
    try {
      await Promise.race([this.#subscriber.subscribe(channel), late.promise])
    } catch {
      await this.close()
      throw new ConfigError(`Cannot start: the Redis of REDIS_URL does not answer (${reason}).`)
    } finally {
      clearTimeout(timer)
      this.#subscriber.off('error', remember)
    }
  }

  /** Waits for nothing: a Redis that hangs would hold the answer of a call that is done. */
  async publish(topic: string, id: string | number): Promise<void> {
    this.#send(messageOf(topic, id))
  }

  #send(message: string): void {
    this.#publisher.publish(channel, message).then(
      () => this.#sendAgain(),
      () => this.#unsent.add(message),
    )
  }

  #sendAgain(): void {
    for (const message of this.#unsent.takeAll()) this.#send(message)
  }

  ping(): Promise<unknown> {
    return this.#publisher.ping()
  }

  subscribe(pattern: string, listener: BusListener): () => void {
    return this.#listeners.add(pattern, listener)
  }

  onGap(listener: () => void): () => void {
    return this.#listeners.addGap(listener)
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect()
    this.#publisher.disconnect()
  }
}
