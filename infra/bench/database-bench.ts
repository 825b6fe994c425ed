import { setTimeout as wait } from 'node:timers/promises'
import { jobs } from '@waymark/contracts/jobs'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { clientConfig, openDatabase } from '@waymark/service-kit/database'
import { addressAs, type DatabaseAddress } from '@waymark/service-kit/database-address'
import { createLog } from '@waymark/service-kit/log'
import { openPool } from '@waymark/service-kit/open-pool'
import { addToOutbox, OutboxRelay } from '@waymark/service-kit/outbox'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { serviceRole } from '@waymark/service-kit/roles'
import type { AllTables } from '@waymark/test-world/all-tables'
import { Kysely, PostgresDialect } from 'kysely'
import { startBenchServer } from './bench-world.ts'
import { figure, microseconds, ms, printFigures, say } from './figures.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'

const rounds = isQuick ? 3 : 7
const readMs = isQuick ? 500 : 2000
const commits = isQuick ? 8 : 40
/** Reads in flight at once, as of 32 people. */
const readers = 32

/** What our own parts between Kysely and PostgreSQL bring, each against the library's plain way in the same rounds. */
export async function databaseBench(): Promise<void> {
  const server = await startBenchServer()
  try {
    const world = await server.addWorld({ venues: 300, bookings: 300 })
    const config = readProcessConfig(world.env)
    const address = addressAs(config.database, serviceRole('booking'), config.secret)
    const reads = await compareReads(address)
    const wakes = await compareWakes(address)
    const ordinary = { value: reads.ordinary.cpu, name: 'an ordinary pool of 8' }
    printFigures(
      'bench database',
      [
        figure({
          what: 'processor time of a pipelined read',
          value: reads.pipelined.cpu,
          show: microseconds,
          reference: ordinary,
        }),
        figure({
          what: 'time of a pipelined read, 32 at once',
          value: reads.pipelined.elapsed,
          show: microseconds,
          reference: { value: reads.ordinary.elapsed, name: 'an ordinary pool of 8' },
        }),
        figure({
          what: 'from a commit to its job in the queue, woken by the commit',
          value: wakes.woken,
          show: ms,
          reference: { value: wakes.polled, name: 'the poll alone' },
        }),
      ],
      [
        `Medians of ${rounds} interleaved rounds, in one process. Elapsed time is of all reads divided by their number.`,
      ],
    )
  } finally {
    await server.stop()
  }
}

interface ReadCost {
  readonly cpu: number
  readonly elapsed: number
}

/** The same read by primary key through `reads`, and through Kysely's own dialect on a pool. */
async function compareReads(address: DatabaseAddress): Promise<Record<'pipelined' | 'ordinary', ReadCost>> {
  const database = openDatabase<AllTables>({ address, schema: 'booking', applicationName: 'bench' })
  const pool = openPool({ ...clientConfig(address, 'booking', 'bench'), max: 8 }, () => undefined)
  const variants = {
    pipelined: database.reads,
    ordinary: new Kysely<AllTables>({ dialect: new PostgresDialect({ pool }) }),
  }
  const measured: Record<keyof typeof variants, ReadCost[]> = { pipelined: [], ordinary: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['pipelined', 'ordinary'] as const) {
      const cost = await costOfReads(variants[name])
      // The first round warms up.
      if (round > 0) measured[name].push(cost)
    }
    say(`reads: round ${round} of ${rounds}`)
  }
  await variants.ordinary.destroy()
  await database.close()
  const costOf = (costs: readonly ReadCost[]) => ({
    cpu: median(costs.map(({ cpu }) => cpu)),
    elapsed: median(costs.map(({ elapsed }) => elapsed)),
  })
  return { pipelined: costOf(measured.pipelined), ordinary: costOf(measured.ordinary) }
}

async function costOfReads(db: Kysely<AllTables>): Promise<ReadCost> {
  const before = process.cpuUsage()
  const startedAtMs = performance.now()
  let read = 0
  const reader = async () => {
    while (performance.now() < startedAtMs + readMs) {
      await db
        .selectFrom('booking.booking')
        .select(['id', 'status', 'starts_at', 'ends_at'])
        .where('id', '=', bigWorldBase + 1 + (read % 300))
        .execute()
      read += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / read, elapsed: ((performance.now() - startedAtMs) * 1000) / read }
}

/** How long a committed outbox row waits for the relay, with and without the commit waking it. */
async function compareWakes(address: DatabaseAddress): Promise<Record<'woken' | 'polled', number>> {
  const measured = { woken: await waitsForRelay(address, true), polled: await waitsForRelay(address, false) }
  return { woken: median(measured.woken), polled: median(measured.polled) }
}

async function waitsForRelay(address: DatabaseAddress, isWoken: boolean): Promise<number[]> {
  let arrived: PromiseWithResolvers<void> = Promise.withResolvers()
  const database = openDatabase<AllTables>({
    address,
    schema: 'booking',
    applicationName: 'bench',
    ...(isWoken ? { onOutboxCommit: () => relay.wake() } : {}),
  })
  const queues = { addBulk: async () => arrived.resolve() }
  const relay = new OutboxRelay({ service: 'booking', db: database.db, queues, log: createLog('bench') })
  relay.start()
  const waited: number[] = []
  for (let commit = 0; commit < commits; commit += 1) {
    arrived = Promise.withResolvers()
    // Commits fall anywhere between two polls.
    await wait(Math.random() * 300)
    await database.db.transaction().execute((trx) => addToOutbox(trx, jobs.booking.completePastBookings, {}))
    const committedAtMs = performance.now()
    await arrived.promise
    waited.push(performance.now() - committedAtMs)
  }
  await relay.stop()
  await database.close()
  return waited
}
