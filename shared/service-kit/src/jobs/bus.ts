import { Redis } from 'ioredis'
import pg from 'pg'
import type { DatabaseAddress } from '../database/database-address.ts'
import { ConfigError } from '../process/environment.ts'
import type { Log } from '../process/log.ts'

/** Called with the topic and the published id. Must not throw, and must catch its own asynchronous errors. */
export type BusListener = (topic: string, id: string) => void

/**
 * Change notifications between processes. A message carries an id only and may be lost: the truth is in a table, so
 * anyone who caches also listens to `onGap`.
 */
export interface Bus {
  /**
   * Notifies every process, including this one. Call it after the commit. Never rejects: what has been committed is not
   * undone by a bus that is away. Such a message is sent when the bus is back, or lost with this process.
   */
  publish(topic: string, id: string | number): Promise<void>
  /** `pattern` is a topic, or a prefix followed by `*`. Returns the unsubscribe function. */
  subscribe(pattern: string, listener: BusListener): () => void
  /** Resolves when the bus answers. */
  ping(): Promise<unknown>
  /** Called after a reconnect: messages may have been missed. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

export interface OpenBusOptions {
  readonly address: DatabaseAddress
  readonly redisUrl?: string
  readonly log: Log
  /** How long to wait for Redis at startup (default 10 s). */
  readonly maxOpenMs?: number
}

/** One channel for all topics; patterns are matched here, so that both kinds of bus behave alike. */
const channel = 'waymark_bus'
const separator = '\n'
/** A Redis that hangs fails like one that is away. */
const maxCommandMs = 2000

/** Messages that could not be sent, each once and in order; the oldest go first when there are too many. */
class Unsent {
  readonly #messages = new Set<string>()

  add(message: string): void {
    this.#messages.add(message)
    const [oldest] = this.#messages
    if (oldest !== undefined && this.#messages.size > 1000) this.#messages.delete(oldest)
  }

  takeAll(): readonly string[] {
    const messages = [...this.#messages]
    this.#messages.clear()
    return messages
  }
}

/** Delivers messages to the listeners of a process. */
class Listeners {
  readonly #log: Log
  readonly #byTopic = new Map<string, Set<BusListener>>()
  readonly #byPrefix = new Map<string, Set<BusListener>>()
  readonly #gaps = new Set<() => void>()

  constructor(log: Log) {
    this.#log = log
  }

  add(pattern: string, listener: BusListener): () => void {
    const index = pattern.endsWith('*') ? this.#byPrefix : this.#byTopic
    const key = pattern.endsWith('*') ? pattern.slice(0, -1) : pattern
    const listeners = index.get(key) ?? new Set()
    index.set(key, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) index.delete(key)
    }
  }

  addGap(listener: () => void): () => void {
    this.#gaps.add(listener)
    return () => this.#gaps.delete(listener)
  }

  deliver(message: string): void {
    const [topic = '', id = ''] = message.split(separator)
    for (const listener of this.#byTopic.get(topic) ?? []) this.#call(() => listener(topic, id))
    for (const [prefix, listeners] of this.#byPrefix) {
      if (!topic.startsWith(prefix)) continue
      for (const listener of listeners) this.#call(() => listener(topic, id))
    }
  }

  gap(): void {
    for (const listener of this.#gaps) this.#call(listener)
  }

  #call(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#log.error({ err: error }, 'a bus listener threw')
    }
  }
}

/** The bus over NOTIFY: one connection per process listens and publishes, and is reopened when it breaks. */
class PostgresBus implements Bus {
  readonly #options: OpenBusOptions
  readonly #listeners: Listeners
  #opening: Promise<pg.Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false
  #wasOpen = false
  readonly #unsent = new Unsent()

  constructor(options: OpenBusOptions) {
    this.#options = options
    this.#listeners = new Listeners(options.log)
  }

  /** Connects and starts listening; retries after a break. */
  open(): Promise<pg.Client> {
    if (this.#opening) return this.#opening
    const client = new pg.Client({
      ...this.#options.address,
      application_name: 'waymark bus',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // Messages are published while others are still in flight.
      pipeline: true,
    })
    const onLost = (error?: Error) => {
      if (this.#opening !== opening) return
      this.#opening = undefined
      if (this.#closed) return
      if (error) this.#options.log.warn({ err: error }, 'the bus lost its connection')
      this.#reopenSoon()
    }
    client.on('error', onLost)
    client.on('end', () => onLost())
    client.on('notification', (message) => this.#listeners.deliver(message.payload ?? ''))
    const opening = client.connect().then(async () => {
      await client.query(`listen ${channel}`)
      if (this.#wasOpen) this.#listeners.gap()
      this.#wasOpen = true
      for (const message of this.#unsent.takeAll()) void this.#send(message)
      return client
    })
    this.#opening = opening
    opening.catch(onLost)
    return opening
  }

  #reopenSoon(): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(
      () => {
        this.open().catch(() => undefined)
      },
      50 + Math.random() * 200,
    )
  }

  publish(topic: string, id: string | number): Promise<void> {
    return this.#send(`${topic}${separator}${id}`)
  }

  async #send(message: string): Promise<void> {
    try {
      const client = await this.open()
      await client.query('select pg_notify($1, $2)', [channel, message])
    } catch {
      // `onLost` has said it.
      this.#unsent.add(message)
    }
  }

  async ping(): Promise<unknown> {
    return (await this.open()).query('select 1')
  }

  subscribe(pattern: string, listener: BusListener): () => void {
    return this.#listeners.add(pattern, listener)
  }

  onGap(listener: () => void): () => void {
    return this.#listeners.addGap(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#opening?.catch(() => undefined)
    await client?.end()
  }
}

/** How long to wait for a Redis that is starting up at the same time. */
const maxOpenMs = 10_000

/** The bus over Redis. */
class RedisBus implements Bus {
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
    this.#send(`${topic}${separator}${id}`)
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

/** Opens the bus of a process: over Redis when an address is given, otherwise over the database. */
export async function openBus(options: OpenBusOptions): Promise<Bus> {
  const bus = options.redisUrl
    ? new RedisBus(options.redisUrl, options.log, options.maxOpenMs)
    : new PostgresBus(options)
  await bus.open()
  return bus
}
