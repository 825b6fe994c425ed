import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { isConnectionLost } from './connection-lost.ts'
import { type KnownStatement, knownStatement, repeatRead } from './repeated-read.ts'

/** Statements beyond this many different texts are sent unnamed, so that a session never hoards plans. */
const namedStatementsMax = 1000
/** How long a read keeps trying to reach a server that is restarting. */
const reconnectForMs = 5000

const statementNames = new LRUCache<string, string>({ max: namedStatementsMax })

function nameOf(text: string): string {
  const known = statementNames.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('hex')
  statementNames.set(text, name)
  return name
}

/** An open connection, and the statements that it has run. */
interface Session {
  readonly client: pg.Client
  readonly known: Map<string, KnownStatement>
}

/** One shared connection that is opened when first needed and again after it was lost. */
class ReadConnection implements DatabaseConnection {
  readonly #config: pg.ClientConfig
  #opening: Promise<Session> | undefined
  #socket: Socket | undefined
  #closed = false

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  #open(): Promise<Session> {
    if (this.#opening) return this.#opening
    if (this.#closed) return Promise.reject(new Error('These reads are closed.'))
    const socket = new Socket()
    const client = new pg.Client({ ...this.#config, stream: () => socket })
    this.#socket = socket
    const forget = () => {
      if (this.#opening === opening) this.#opening = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    const opening = client.connect().then(() => ({ client, known: new Map() }))
    opening.catch(forget)
    this.#opening = opening
    return opening
  }

  /** What is asked in one round of the event loop is sent together: a write to the server costs more than a statement. */
  #sendTogether(): void {
    const socket = this.#socket
    if (!socket || socket.writableCorked > 0) return
    socket.cork()
    setImmediate(() => socket.uncork())
  }

  /** Runs one read. A lost connection is opened again and the read repeated: it changes nothing. */
  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = Date.now() + reconnectForMs
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const opening = this.#open()
      try {
        const session = await opening
        this.#sendTogether()
        return { rows: await run<Row>(session, text, parameters) }
      } catch (error) {
        if (this.#closed || !isConnectionLost(error) || Date.now() > giveUpAt) throw asThrownHere(error)
        // Another read may have opened a new connection meanwhile: that one stays.
        if (this.#opening === opening) this.#opening = undefined
      }
      await wait(pauseMs * (0.5 + Math.random() / 2))
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and a shared connection cannot stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Reads cannot stream: use the pool.')
  }

  async close(): Promise<void> {
    this.#closed = true
    const opening = this.#opening
    this.#opening = undefined
    const session = await opening?.catch(() => undefined)
    await session?.client.end()
  }
}

/** The trace of an error of the database begins where the socket was read, which tells nothing of who asked. */
function asThrownHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, asThrownHere)
  return error
}

async function run<Row>({ client, known }: Session, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const statement = known.get(text)
  // Kysely's types say what a row holds, as for any statement.
  if (statement) return (await repeatRead(client, statement, parameters)) as Row[]
  const name = nameOf(text)
  const { rows, fields } = await client.query({ name, text, values: [...parameters] })
  if (known.size < namedStatementsMax) known.set(text, knownStatement(client, name, fields))
  return rows
}

/** Reads have no transactions: each statement stands alone on a connection that others use too. */
function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('Reads have no transactions: use db.transaction() of the pool.'))
}

class PipelinedDriver implements Driver {
  readonly #connections: readonly ReadConnection[]
  #next = 0

  constructor(config: pg.ClientConfig, size: number) {
    this.#connections = Array.from({ length: size }, () => new ReadConnection({ ...config, pipeline: true }))
  }

  async init(): Promise<void> {}

  next(): ReadConnection {
    const connection = this.#connections[this.#next++ % this.#connections.length]
    if (!connection) throw new Error('Pipelined reads need at least one connection.')
    return connection
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.next()
  }

  readonly beginTransaction = refuseTransaction
  readonly commitTransaction = refuseTransaction
  readonly rollbackTransaction = refuseTransaction

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.close()))
  }
}

/** Shared connections are neither waited for nor given back, as Kysely's own executor does around each statement. */
class ReadExecutor extends DefaultQueryExecutor {
  readonly #driver: PipelinedDriver

  constructor(dialect: Dialect, driver: PipelinedDriver) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), new DefaultConnectionProvider(driver))
    this.#driver = driver
  }

  override executeQuery<Row>(query: CompiledQuery, options?: AbortableQueryOptions): Promise<QueryResult<Row>> {
    return options?.signal ? super.executeQuery(query, options) : this.#driver.next().executeQuery(query)
  }
}

/**
 * Kysely on `size` shared clients that pipeline named statements, for autocommit reads
 * (2-2.8x the statements of an ordinary pool at half the processor time). `config` must make the sessions
 * read-only, so that a statement repeated after a lost connection can never write twice.
 */
export function openPipelinedReads<DB>(config: pg.ClientConfig, size: number): Kysely<DB> {
  const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('Reads have their own driver.')) })
  const driver = new PipelinedDriver(config, size)
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor: new ReadExecutor(dialect, driver) })
}
