import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingStatus } from '@waymark/domain/enums'
import { sql } from 'kysely'
import { type BenchServer, type BenchWorld, startBenchServer } from './bench-world.ts'
import { atMost, count, exactly, type Figure, ms, percent, printFigures, say, times } from './figures.ts'
import { closedRun, openRun, p99, perSecond, type Run, slowest } from './load-runs.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { bareRun, startReference } from './reference.ts'
import { isQuick } from './sizes.ts'
import { type Crowd, gatherCrowd, type Promised } from './virtual-people.ts'

const size = isQuick
  ? { venues: 1000, bookings: 10_000, sessions: 1000 }
  : { venues: 5000, bookings: 100_000, sessions: 20_000 }
const seconds = isQuick ? 4 : 12
/** The overload limit finds its place in the first part of a run, which does not count. */
const settleSeconds = isQuick ? 2 : 4
const crowds = isQuick ? [200, 500] : [200, 500, 1000, 2000]
const thinkMs = 2000
const calmPeople = 2
const warmingPeople = 50
/** Shorter answers are noise of the clock and of the collector, for the overload limit too. */
const minCalmMs = 4
const maxSlowdown = 3
const poolSize = 8
const samplePoolMs = 250
const maxPlaceMs = 120_000

/** The whole suite under mixed journeys: what it answers, what it turns away, which part is full, and whether it keeps its word. */
export async function loadBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const world = await database.addWorld(size)
    const crowd = await gatherCrowd(world, Math.max(...crowds))
    const suite = await world.serveSuite()
    const port = suite.port('suite')
    const measure = (what: string, work: () => Promise<Run>) => measured(what, work, { suite, database, world })

    // Warms up: code that runs for the first time, and pages of the database that nobody has read.
    await closedRun(port, crowd, { people: warmingPeople, thinkMs: 0, seconds, settleSeconds })
    const bare = await bareRun(reference, { seconds })
    const calm = await measure(`${calmPeople} people without a pause`, () =>
      closedRun(port, crowd, { people: calmPeople, thinkMs: 0, seconds, settleSeconds }),
    )
    const loads: Load[] = []
    for (const people of crowds)
      loads.push(
        await measure(`closed: ${count(people)} people, ${thinkMs / 1000} s between two things`, () =>
          closedRun(port, crowd, { people, thinkMs, seconds, settleSeconds }),
        ),
      )
    const full = await measure('closed: 200 people without a pause', () =>
      closedRun(port, crowd, { people: 200, thinkMs: 0, seconds, settleSeconds }),
    )
    loads.push(full)
    const capacity = perSecond(full.run)
    for (const share of [0.5, 1, 2]) {
      const rate = Math.max(1, Math.round(capacity * share))
      loads.push(
        await measure(`open: ${count(rate)} a second, ${times(share)} what it answered when full`, () =>
          openRun(port, crowd, { perSecond: rate, seconds, settleSeconds }),
        ),
      )
    }
    const kept = await comparePromised(world, crowd.promised)
    printFigures(
      'bench load',
      [calm, ...loads].map((load) => figureOf(load, calm.run, bare)).concat(keptFigures(kept, crowd)),
      [
        `${count(size.venues)} venues, ${count(size.bookings)} bookings, ${count(size.sessions)} sessions; one process with its jobs; ${seconds} s each, after ${settleSeconds} s that do not count; the crowd runs on the same processors.`,
        `p99 is of what was answered as asked, against ${calmPeople} people without a pause; answers a second against bare Fastify (${count(Math.round(bare.perSecond))} a second with 32 connections).`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

/** A run with how full each part was, 0 to 1. */
interface Load {
  readonly what: string
  readonly run: Run
  readonly eventLoop: number
  readonly database: number
  readonly pool: number
}

async function measured(
  what: string,
  work: () => Promise<Run>,
  {
    suite,
    database,
    world,
  }: { readonly suite: MeasuredProcess; readonly database: BenchServer; readonly world: BenchWorld },
): Promise<Load> {
  const before = {
    loop: (await suite.used()).loopActiveMs,
    database: database.cpuMicroseconds(),
    atMs: performance.now(),
  }
  const pool = watchPool(world)
  const run = await work()
  const elapsedMs = performance.now() - before.atMs
  const load = {
    what,
    run,
    eventLoop: ((await suite.used()).loopActiveMs - before.loop) / elapsedMs,
    database: (database.cpuMicroseconds() - before.database) / 1000 / elapsedMs / availableParallelism(),
    pool: await pool.end(),
  }
  say(
    `${what}: ${perSecond(run).toFixed(0)} a second, p99 ${ms(p99(run))}, turned away ${run.turnedAway}, failed ${run.failed}, longest ${slowest(run)}`,
  )
  return load
}

/** The share of the booking service's connections for transactions that are in use, on average. */
function watchPool({ db }: BenchWorld): { readonly end: () => Promise<number> } {
  const busy: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ busy: number }>`
        select count(*)::int as busy from pg_stat_activity
        where application_name = 'waymark booking' and datname = current_database() and state <> 'idle'`.execute(db)
      busy.push(rows[0]?.busy ?? 0)
      await pause(samplePoolMs)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return busy.reduce((sum, one) => sum + one, 0) / Math.max(1, busy.length) / poolSize
    },
  }
}

function figureOf(load: Load, calm: Run, bare: { readonly perSecond: number }): Figure {
  const { run } = load
  const slowdown = p99(run) / Math.max(p99(calm), minCalmMs)
  const mark = atMost(slowdown, maxSlowdown, times)
  const parts = { 'event loop': load.eventLoop, 'database processor': load.database, pool: load.pool }
  const fullest = Object.entries(parts).toSorted(([, left], [, right]) => right - left)
  return {
    what: load.what,
    measured: `${perSecond(run).toFixed(0)} a second, p99 ${ms(p99(run))} = ${times(slowdown)}, longest ${slowest(run)}; turned away ${count(run.turnedAway)}, failed ${count(run.failed)}; ${fullest.map(([part, share]) => `${part} ${percent(share)}`).join(', ')}`,
    reference: `${times(perSecond(run) / bare.perSecond)} bare Fastify`,
    mustReach: `${mark.text} p99, 0 failed`,
    isReached: mark.isReached && run.failed === 0,
  }
}

interface Kept {
  readonly lost: number
  readonly notCancelled: number
  readonly unplaced: number
  readonly overlaps: number
}

/** Compares what was acknowledged with the database, once every booking has been placed or refused. */
async function comparePromised({ db }: BenchWorld, { booked, cancelled }: Promised): Promise<Kept> {
  const ids = [...booked]
  const rowsOf = () =>
    db.selectFrom('booking.booking').select(['id', 'status']).where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
  const isWaiting = async () => (await rowsOf()).some(({ status }) => status === bookingStatus.New)
  for (const endMs = Date.now() + maxPlaceMs; Date.now() < endMs && (await isWaiting()); ) await pause(500)
  const rows = await rowsOf()
  const statusOf = new Map(rows.map(({ id, status }) => [Number(id), status]))
  const { rows: overlaps } = await sql<{ count: number }>`
    select count(*)::int as count from booking.staff_time a join booking.staff_time b
      on a.user_profile_id = b.user_profile_id and a.booking_id < b.booking_id and a.during && b.during
    where a.is_live and b.is_live and a.booking_id = any(${ids}::bigint[])`.execute(db)
  return {
    lost: ids.filter((id) => !statusOf.has(id)).length,
    notCancelled: [...cancelled].filter((id) => statusOf.get(id) !== bookingStatus.Cancelled).length,
    unplaced: rows.filter(({ status }) => status === bookingStatus.New).length,
    overlaps: overlaps[0]?.count ?? 0,
  }
}

function keptFigures({ lost, notCancelled, unplaced, overlaps }: Kept, { promised }: Crowd): Figure[] {
  const zero = (what: string, value: number): Figure => {
    const mark = exactly(value, 0)
    return { what, measured: count(value), reference: '-', mustReach: mark.text, isReached: mark.isReached }
  }
  return [
    zero(`bookings lost, of ${count(promised.booked.size)} acknowledged`, lost),
    zero(`cancellations lost, of ${count(promised.cancelled.size)} acknowledged`, notCancelled),
    zero('bookings that nobody has placed or refused', unplaced),
    zero('bookings of one person that overlap', overlaps),
  ]
}
