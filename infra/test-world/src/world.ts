import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { JobDefinition } from '@waymark/contracts/define-job'
import type { Envelope } from '@waymark/contracts/envelope'
import type { ServiceName } from '@waymark/contracts/service-names'
import type { UserProfileId } from '@waymark/domain/ids'
import { clientConfig } from '@waymark/service-kit/database'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { openPool } from '@waymark/service-kit/open-pool'
import { openProcessParts, type ProcessParts } from '@waymark/service-kit/process-parts'
import type { RunningService } from '@waymark/service-kit/service'
import type { LightMyRequestResponse } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import * as z from 'zod/mini'
import { allServices } from './all-services.ts'
import type { AllTables } from './all-tables.ts'
import { createPeople, type People, type Person } from './people.ts'
import { requestOfCall, type TestFiles } from './request-of-call.ts'
import { TestClock } from './test-clock.ts'
import { createDatabase, type TestDatabase } from './test-database.ts'
import { openWorldPayments, type WorldPayments } from './world-payments.ts'

export interface WorldOptions {
  /** The services that answer and run jobs; the tables of all services always exist. */
  readonly services: readonly ServiceName[]
  /** The services' current time (default Tuesday 24 November 2026, 09:00 in Auckland). The clock stands still. */
  readonly now?: Date
  /** Settings on top of the defaults, which have no vendor's keys. */
  readonly env?: NodeJS.ProcessEnv
  /** Runs the payment sandbox, as without Stripe's keys; `booking` receives its events. */
  readonly payments?: true
  /** Another server than the run's, with standbys of it. */
  readonly server?: { readonly adminUrl: string; readonly standbyUrls: readonly string[] }
}

export interface CallOptions {
  readonly as?: Person
  readonly headers?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
  readonly files?: TestFiles
  readonly cookies?: Readonly<Record<string, string>>
  /** Where the request comes from; this machine when omitted. */
  readonly remoteAddress?: string
}

/** The envelope of an answer, with its headers and cookies. */
export interface Answer<Data> extends Envelope<Data> {
  readonly response: LightMyRequestResponse
}

/** An email that was written, whether or not it was sent. */
export interface WrittenEmail {
  readonly to: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachmentName: string | null
  readonly attachmentText: string | null
}

const defaultNow = new Date('2026-11-23T20:00:00Z')
const settleMs = 20_000

/** Selected services in this process on a separate database: the same apps, jobs and outbox as in production. */
export class World {
  readonly clock: TestClock
  /** Every table by its full name (`identity.account`), with superuser rights. */
  readonly db: Kysely<AllTables>
  readonly people: People
  readonly parts: ProcessParts
  readonly #payments: WorldPayments | undefined
  readonly #query: TestDatabase['query']
  readonly #running: readonly RunningService[]
  readonly #opened: AsyncDisposableStack
  readonly #outboxes: readonly string[]
  #advances: { readonly atMs: number; readonly byMs: number }[] = []

  constructor(made: {
    clock: TestClock
    db: Kysely<AllTables>
    people: People
    parts: ProcessParts
    running: readonly RunningService[]
    payments: WorldPayments | undefined
    query: TestDatabase['query']
    outboxes: readonly string[]
    opened: AsyncDisposableStack
  }) {
    this.clock = made.clock
    this.db = made.db
    this.people = made.people
    this.parts = made.parts
    this.#payments = made.payments
    this.#query = made.query
    this.#running = made.running
    this.#opened = made.opened
    this.#outboxes = made.outboxes
  }

  /** The payment sandbox, in a world that has one. */
  get payments(): WorldPayments {
    if (!this.#payments) throw new Error('This world was booted without payments.')
    return this.#payments
  }

  /** Makes a call of the contracts as a client would, and returns its envelope. */
  async call<C extends Call>(
    call: C,
    input: InputOf<C> & Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<Answer<OutputOf<C>>> {
    const response = await this.fetch(call, input, options)
    return { ...response.json<Envelope<OutputOf<C>>>(), response }
  }

  /** `call` for calls that answer a file, or for deliberately wrong input. */
  async fetch(
    call: Call,
    input: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { as, headers, idempotencyKey, files, cookies, remoteAddress } = options
    const request = await requestOfCall(call, input, files)
    return this.#appOf(call).inject({
      ...request,
      headers: {
        ...request.headers,
        ...as?.headers,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
      ...(cookies ? { cookies: { ...cookies } } : {}),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    })
  }

  /** A new session of an existing person, found by email or id. */
  signIn(who: string | number, options?: { readonly actingAdminId?: UserProfileId }) {
    return this.people.signIn(who, options)
  }

  /** Waits until all triggered work is done: outboxes and queues of the running services are empty. */
  async settle(): Promise<void> {
    const giveUpAt = Date.now() + settleMs
    for (let quietRounds = 0; quietRounds < 2; ) {
      await this.#payments?.sandbox.work()
      const busy = await this.#busyParts()
      quietRounds = busy.length === 0 ? quietRounds + 1 : 0
      if (Date.now() > giveUpAt) throw new Error(`The world does not settle: ${busy.join(', ')}.`)
      await wait(5)
    }
  }

  /** Lets time pass: moves the clock, then runs the delayed jobs that are due by then. */
  async travel(milliseconds: number): Promise<void> {
    await this.settle()
    this.#advances.push({ atMs: Date.now(), byMs: milliseconds })
    this.clock.advance(milliseconds)
    for (const { name } of this.#running) {
      for (const job of await this.parts.queues.inspect(name).getDelayed()) {
        const passedMs = this.#advances.reduce((sum, one) => sum + (one.atMs >= job.timestamp ? one.byMs : 0), 0)
        if (passedMs >= job.delay) await job.promote()
      }
    }
    await this.settle()
  }

  /** Runs a job now, as its schedule would. */
  async runJob<Job extends JobDefinition>(job: Job, payload: z.input<Job['payload']>): Promise<void> {
    await this.parts.queues.add(job, z.parse<Job['payload']>(job.payload, payload))
    await this.settle()
  }

  /** All emails written so far, oldest first; `notify` must be running. */
  async mailbox(to?: string): Promise<WrittenEmail[]> {
    await this.settle()
    const emails = this.db
      .selectFrom('notify.email')
      .select(['to_address as to', 'kind', 'subject', 'text_body as text', 'html_body as html'])
      .select(['attachment_name as attachmentName', 'attachment_text as attachmentText'])
      .orderBy('id')
    return (to === undefined ? emails : emails.where('to_address', '=', to)).execute()
  }

  stop(): Promise<void> {
    return this.#opened.disposeAsync()
  }

  #appOf(call: Call) {
    const url = call.path.replace(/\{(\w+)\}/g, ':$1')
    const owner = this.#running.find(({ app }) => app.hasRoute({ method: call.method, url }))
    if (!owner) throw new Error(`No service of this world answers ${call.path}.`)
    return owner.app
  }

  /** What is still in progress. Jobs of services that do not run here stay in their queues and do not count. */
  async #busyParts(): Promise<string[]> {
    const busy: string[] = []
    for (const name of this.#outboxes) {
      const rows = await this.#query<{ job: string }>(`select job from ${name}.outbox limit 1`)
      if (rows.length > 0) busy.push(`outbox of ${name} (${rows[0]?.job})`)
    }
    for (const { name } of this.#running) {
      const { waiting, active, retrying, failed } = await this.parts.queues.counts(name)
      if (failed > 0) throw new Error(`A job failed permanently: ${await this.#failure(name)}`)
      if (waiting + active + retrying > 0) busy.push(`queue ${name}`)
    }
    return busy
  }

  async #failure(name: ServiceName): Promise<string> {
    const [job] = await this.parts.queues.inspect(name).getFailed(0, 0)
    return `${job?.name} ${JSON.stringify(job?.data)}: ${job?.failedReason}\n${job?.stacktrace?.join('\n') ?? ''}`
  }
}

/** Boots a world; call `stop` when done with it. */
export async function bootWorld(options: WorldOptions): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const database = await createDatabase(options.server?.adminUrl)
  opened.defer(database.drop)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-world-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const clock = new TestClock(options.now ?? defaultNow)
  const pool = openPool({ ...clientConfig(database.admin, 'public', 'test world'), max: 3 }, () => undefined)
  const db = new Kysely<AllTables>({ dialect: new PostgresDialect({ pool }) })
  opened.defer(() => db.destroy())
  const people = await createPeople(db, clock.now)
  const parts = await openProcessParts({
    config: {
      database: database.admin,
      standbys: (options.server?.standbyUrls ?? []).map((url) => ({
        ...parseDatabaseUrl(url),
        database: database.admin.database,
      })),
      secret: database.secret,
      filesFolder: join(folder, 'files'),
      publicUrl: new URL('http://localhost:8080'),
      logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
      poolSize: 8,
      sharesLimits: false,
    },
    services: options.services.length,
    now: clock.now,
  })
  opened.defer(parts.close)
  const running: RunningService[] = []
  const payments = options.payments
    ? await openWorldPayments(parts, () => running.find(({ name }) => name === 'booking')?.app)
    : undefined
  if (payments) opened.defer(payments.sandbox.close)
  for (const name of options.services) {
    const service = await allServices[name]()
    const started = await service.start(parts, {
      env: { WAYMARK_SECRET: database.secret, WAYMARK_DATA: folder, ...payments?.sandbox.env, ...options.env },
      schedules: false,
      strictAnswers: true,
    })
    opened.defer(started.stop)
    running.push(started)
  }
  const outboxes = await database.query<{ schema: string }>(
    "select schemaname as schema from pg_tables where tablename = 'outbox' and schemaname = any($1)",
    [options.services],
  )
  return new World({
    clock,
    db,
    people,
    parts,
    running,
    payments,
    query: database.query,
    outboxes: outboxes.map(({ schema }) => schema),
    opened: opened.move(),
  })
}
