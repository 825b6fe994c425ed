import { hash } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  sql,
} from 'kysely'
import pg from 'pg'
import { isConnectionLost } from './connection-lost.ts'

/** Statements beyond this many distinct texts of a connection are sent unnamed, so that a session does not accumulate plans. */
const namedStatementsMax = 1000
const plannedAnewMark = '/* planned anew */'
/** How long a read retries to reach a server that is restarting. */
const defaultReconnectForMs = 5000

/**
 * Whether PostgreSQL refuses a prepared statement since a migration gave a column to what it selects. It refuses it for as
 * long as the session lasts; by its code and routine, since messages are in the server's language.
 */
function answersOtherColumns(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

/** Begins a statement whose best plan depends on its values so much that planning it for them each time is the quicker way. */
export const plannedAnew = sql.raw(plannedAnewMark)

interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Asks as `client.query(config)` does, without the copy of its configuration, property by property, that `pg` makes of it:
 * a twenty-fifth of the processor time of a call with one read (docs/decisions/0147).
 */
function run<Row>(client: pg.Client, { name, text, values }: Statement): Promise<QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text, [...values], (error, result) => {
      if (error) reject(error)
      else resolve({ rows: result.rows })
    })
    client.query(name === undefined ? query : Object.assign(query, { name }))
  })
}

/** A shared connection, opened on first use and reopened after it was lost. */
class ReadConnection implements DatabaseConnection {
  readonly #config: pg.ClientConfig
  #opening: Promise<pg.Client> | undefined
  #socket: Socket | undefined
  #closed = false
  readonly #statementNames = new Map<string, string>()
  #renamedCount = 0
  readonly #reconnectForMs: number

  constructor(config: pg.ClientConfig, reconnectForMs: number) {
    this.#config = config
    this.#reconnectForMs = reconnectForMs
  }

  #open(): Promise<pg.Client> {
    if (this.#opening) return this.#opening
    const socket = new Socket()
    const client = new pg.Client({ ...this.#config, stream: () => socket })
    this.#socket = socket
    const forget = () => {
      if (this.#opening === opening) this.#opening = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    const opening = client.connect().then(() => client)
    opening.catch(forget)
    this.#opening = opening
    return opening
  }

  /** Sends the statements of one turn of the event loop together: a write to the socket costs more than a statement. */
  #flushTogether(): void {
    const socket = this.#socket
    if (!socket || socket.writableCorked > 0) return
    socket.cork()
    setImmediate(() => socket.uncork())
  }

  /**
   * Runs one read. Retries on a new connection when the connection is lost, which is safe for reads, and under a new name
   * when a migration changed what the statement answers.
   */
  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = Date.now() + this.#reconnectForMs
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const opening = this.#open()
      const name = this.#nameOf(text)
      try {
        const client = await opening
        this.#flushTogether()
        return await run<Row>(client, { name, text, values: parameters })
      } catch (error) {
        const isToPrepareAnew = answersOtherColumns(error)
        if (isToPrepareAnew && this.#nameOf(text) === name) this.#rename(text)
        const isToRetry = isToPrepareAnew || isConnectionLost(error)
        if (this.#closed || !isToRetry || Date.now() >= giveUpAt) throw error
        if (isToPrepareAnew) continue
        // Another read may have opened a new connection meanwhile: keep that one.
        if (this.#opening === opening) this.#opening = undefined
      }
      await wait(pauseMs * (0.5 + Math.random() / 2))
    }
  }

  /** Undefined for a statement that is planned anew each time. */
  #nameOf(text: string): string | undefined {
    const existing = this.#statementNames.get(text)
    if (existing) return existing
    if (this.#statementNames.size >= namedStatementsMax || text.startsWith(plannedAnewMark)) return undefined
    const name = hash('sha256', text, 'base64url')
    this.#statementNames.set(text, name)
    return name
  }

  /** The next to ask it prepares it anew. */
  #rename(text: string): void {
    this.#renamedCount += 1
    this.#statementNames.set(text, `${hash('sha256', text, 'base64url')} ${this.#renamedCount}`)
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and a shared connection cannot stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Reads cannot stream: use the pool.')
  }

  /** Breaks the connection: what waits for an answer fails now. */
  drop(): void {
    this.#socket?.destroy()
  }

  async close(): Promise<void> {
    this.#closed = true
    const opening = this.#opening
    this.#opening = undefined
    const client = await opening?.catch(() => undefined)
    await client?.end()
  }
}

/** Reads have no transactions: every statement stands alone on a shared connection. */
export function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('Reads have no transactions: use db.transaction() of the pool.'))
}

export interface PipelinedOptions {
  /** Must make the sessions read-only, so that retrying a statement after a lost connection can never write twice. */
  readonly config: pg.ClientConfig
  /** Shared connections. */
  readonly size: number
  /** How long a read whose connection was lost is retried (default 5000). */
  readonly reconnectForMs?: number
}

/** Shared clients that pipeline named statements. */
export class PipelinedDriver implements Driver {
  readonly #connections: readonly ReadConnection[]
  #next = 0

  constructor({ config, size, reconnectForMs = defaultReconnectForMs }: PipelinedOptions) {
    this.#connections = Array.from(
      { length: size },
      () => new ReadConnection({ ...config, pipeline: true }, reconnectForMs),
    )
  }

  /** Breaks all connections: what waits for an answer fails now. */
  drop(): void {
    for (const connection of this.#connections) connection.drop()
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = this.#connections[this.#next++ % this.#connections.length]
    if (!connection) throw new Error('Pipelined reads need at least one connection.')
    return connection
  }

  readonly beginTransaction = refuseTransaction
  readonly commitTransaction = refuseTransaction
  readonly rollbackTransaction = refuseTransaction

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }
}

/**
 * Kysely's PostgreSQL dialect for autocommit reads, by a driver of shared clients that pipeline named statements (`npm run
 * bench -- database`: a quarter of the processor time of an ordinary pool).
 */
export class PipelinedReadsDialect extends PostgresDialect {
  readonly #driver: Driver

  constructor(driver: Driver) {
    super({ pool: () => Promise.reject(new Error('Reads have their own driver.')) })
    this.#driver = driver
  }

  override createDriver(): Driver {
    return this.#driver
  }
}
