import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@waymark/contracts/service-names'
import { startPostgres } from '@waymark/postgres/start-postgres'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { one, sum, type Tally } from '../checks/tally.ts'
import { findFreePort } from '../suite/free-port.ts'
import { startSuite } from '../suite/suite.ts'
import { BookingLoad, type Kept } from './booking-load.ts'
import { drainWhileAsked } from './drain.ts'
import { fillDisk, onSmallDisk } from './full-disk.ts'
import { openLink } from './network.ts'
import { rush } from './overload.ts'
import {
  cutOffBooking,
  cutOffDatabase,
  dropConnections,
  type FaultPlace,
  forwardClock,
  killDatabase,
  killEverything,
  killProcess,
  loseRedis,
  pauseDatabase,
  pauseProcess,
  pauseRedis,
  type Round,
  rotateKeys,
} from './rounds.ts'

export interface FaultOptions {
  readonly stop: AbortSignal
  readonly say: (line: string) => void
  /** Only the kills of one process, for `npm test`. */
  readonly short?: boolean
  /** Some of the parts; all by default. */
  readonly only?: readonly FaultPart[]
}

export const faultParts = ['kills', 'rush', 'drain', 'redis', 'disk', 'network', 'clock'] as const
export type FaultPart = (typeof faultParts)[number]

const shortRounds = [rotateKeys, killProcess, killDatabase, dropConnections]
const rounds = [...shortRounds, killEverything, pauseProcess, pauseDatabase]
const networkRounds = [cutOffDatabase, cutOffBooking]
const redisRounds = [pauseRedis, loseRedis, killProcess, rotateKeys]
const maxRecoveryMs = 60_000
const shortCount = 6
const fullCount = 12

/** Breaks a suite of its own in each way while people book, and says what became of their bookings. */
export async function runFaults({ stop, say, short = false, only = faultParts }: FaultOptions): Promise<Tally> {
  say('tried  acknowledged  lost  doubled  recovery')
  const count = short ? shortCount : fullCount
  const parts: Readonly<Record<FaultPart, () => Promise<Tally>>> = {
    kills: () => withSuite({ stop }, (place) => runRounds(short ? shortRounds : rounds, place, count, say)),
    rush: () => withSuite({ stop }, (place) => rushTo(place, say)),
    drain: () => withSuite({ stop, processes: 2 }, (place) => drainOne(place, say)),
    redis: async () =>
      hasRedis()
        ? withSuite({ stop, redis: true }, (place) => runRounds(redisRounds, place, count, say))
        : { passed: 0, failed: 0 },
    disk: () =>
      onSmallDisk(say, (dataDir) => withSuite({ stop, dataDir }, (place) => runRounds([fillDisk], place, count, say))),
    network: () => withLinks(stop, (place) => runRounds(networkRounds, place, count, say)),
    clock: () => withSuite({ stop, env: ownClock }, (place) => runRounds([forwardClock], place, count, say)),
  }
  const tallies: Tally[] = []
  for (const part of short ? (['kills'] as const) : only) tallies.push(await parts[part]())
  return sum(tallies)
}

async function rushTo({ suite }: FaultPlace, say: (line: string) => void): Promise<Tally> {
  const load = new BookingLoad(suite.address)
  await load.signIn()
  return rush(load.read(), say)
}

async function drainOne({ suite }: FaultPlace, say: (line: string) => void): Promise<Tally> {
  const load = new BookingLoad(suite.address)
  await load.signIn()
  return drainWhileAsked(suite, load.read(), say)
}

async function runRounds(
  list: readonly Round[],
  place: FaultPlace,
  count: number,
  say: (line: string) => void,
): Promise<Tally> {
  const results: Tally[] = []
  const load = new BookingLoad(place.suite.address)
  for (const round of list) {
    await load.signIn()
    const { kept, recoveryMs } = await runRound(round, place, load, count)
    const held = kept.lost === 0 && kept.doubled === 0 && recoveryMs <= maxRecoveryMs
    results.push(one(held))
    const figures = [kept.tried, kept.acknowledged, kept.lost, kept.doubled].map(String)
    const [tried = '', acknowledged = '', lost = '', doubled = ''] = figures
    say(
      `${tried.padStart(5)}  ${acknowledged.padStart(12)}  ${lost.padStart(4)}  ${doubled.padStart(7)}  ${(recoveryMs / 1000).toFixed(1).padStart(6)} s  ${round.name}${held ? '' : '  FAILED'}`,
    )
  }
  return sum(results)
}

/** Half of the bookings are tried before the fault and while it lasts, the others as soon as something answers again. */
async function runRound(
  { fault }: Round,
  place: FaultPlace,
  load: BookingLoad,
  count: number,
): Promise<{ readonly kept: Kept; readonly recoveryMs: number }> {
  const wishes = await load.wishes(count)
  const acknowledged = new Map<string, number>()
  const enough = Promise.withResolvers<void>()
  const attempts = wishes.map(async (wish, index) => {
    // A few at a time, so that some are always under way.
    await pause(index * 25)
    const id = await load.tryToBook(wish)
    if (id === undefined) return
    acknowledged.set(wish.key, id)
    if (acknowledged.size >= count / 4) enough.resolve()
  })
  await Promise.race([enough.promise, Promise.all(attempts)])
  const brokenMs = performance.now()
  await fault(place)
  await Promise.all(attempts)
  while ((await load.reads()) !== 200) {
    if (performance.now() - brokenMs > maxRecoveryMs) break
    await pause(50)
  }
  const recoveryMs = performance.now() - brokenMs
  return { kept: await load.settle(wishes, acknowledged), recoveryMs }
}

/** The processes of a suite with a clock that a signal sets forward. */
const ownClock = { NODE_OPTIONS: `--import ${new URL('forward-clock.ts', import.meta.url).href}` }

interface SuiteOptions {
  readonly stop: AbortSignal
  readonly env?: NodeJS.ProcessEnv
  readonly redis?: boolean
  readonly dataDir?: string
  readonly processes?: number
}

const plainSettings = {
  databaseUrl: undefined,
  world: 'demo',
  fresh: false,
  processes: 1,
  separate: [],
} as const

/** A suite that reaches its database, and the booking service in another process, by a network that can be cut. */
async function withLinks(stop: AbortSignal, work: (place: FaultPlace) => Promise<Tally>): Promise<Tally> {
  await using opened = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-network-'))
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'database') })
  opened.defer(postgres.stop)
  const { host, port: socketNumber } = postgres.connection
  const database = await openLink({ path: join(host, `.s.PGSQL.${socketNumber}`) })
  opened.defer(database.close)
  const [port, bookingPort] = [await findFreePort(), await findFreePort()]
  const booking = await openLink({ port: bookingPort })
  opened.defer(booking.close)
  const env = {
    ...process.env,
    CALLS_PER_MINUTE: '0',
    WAYMARK_SECRET: randomUUID(),
    PUBLIC_URL: `http://localhost:${port}`,
  }
  const start = async (name: string, own: { port: number; databaseUrl: string; env: NodeJS.ProcessEnv }) => {
    const settings = { ...plainSettings, port: own.port, databaseUrl: own.databaseUrl, dataDir: join(dataDir, name) }
    const suite = await startSuite(settings, { say: () => undefined, env: { ...env, ...own.env }, stop })
    opened.defer(suite.stop)
    return suite
  }
  const overLink = new URL(postgres.adminUrl)
  overLink.searchParams.delete('host')
  overLink.searchParams.delete('port')
  overLink.host = `127.0.0.1:${database.port}`
  await start('booking', {
    port: bookingPort,
    databaseUrl: postgres.adminUrl,
    env: { SERVICES: 'booking', PROXY_HOPS: '1' },
  })
  const suite = await start('suite', {
    port,
    databaseUrl: overLink.href,
    env: {
      SERVICES: ['gateway', ...serviceNames.filter((name) => name !== 'booking')].join(),
      BOOKING_URL: `http://127.0.0.1:${booking.port}`,
    },
  })
  return await work({ suite, dataDir, redis: undefined, links: { database, booking } })
}

async function withSuite(
  { stop, redis: needsRedis = false, dataDir: given, processes = 1, env: more = {} }: SuiteOptions,
  work: (place: FaultPlace) => Promise<Tally>,
): Promise<Tally> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'waymark-faults-'))
  const redis: RedisServer | undefined = needsRedis ? await startRedis() : undefined
  try {
    const port = await findFreePort()
    const settings = { ...plainSettings, port, dataDir, processes }
    const env = { ...process.env, CALLS_PER_MINUTE: '0', ...(redis ? { REDIS_URL: redis.url } : {}), ...more }
    const suite = await startSuite(settings, { say: () => undefined, env, stop })
    try {
      return await work({ suite, dataDir, redis })
    } finally {
      await suite.stop()
    }
  } finally {
    await redis?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
