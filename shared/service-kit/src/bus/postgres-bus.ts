import pg from 'pg'
import type { DatabaseAddress } from '../database/database-address.ts'
import type { Log } from '../process/log.ts'
import type { Bus, BusListener } from './bus.ts'
import { Listeners } from './listeners.ts'
import { channel, messageOf, Unsent } from './messages.ts'

interface PostgresBusOptions {
  readonly address: DatabaseAddress
  readonly log: Log
}

/** The bus over NOTIFY: one connection per process listens and publishes, and is reopened when it breaks. */
export class PostgresBus implements Bus {
  readonly #options: PostgresBusOptions
  readonly #listeners: Listeners
  #opening: Promise<pg.Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false
  #wasOpen = false
  readonly #unsent = new Unsent()

  constructor(options: PostgresBusOptions) {
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
    return this.#send(messageOf(topic, id))
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
