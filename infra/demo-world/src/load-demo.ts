import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { placesOf } from '@waymark/postgres/cluster-folder'
import { runningServer } from '@waymark/postgres/running-server'
import { serverAccount } from '@waymark/postgres/server-account'
import { type DatabaseAddress, parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { loadBigWorld } from './load-big-world.ts'

const { values } = parseArgs({
  options: {
    venues: { type: 'string', default: '100000' },
    bookings: { type: 'string', default: '1000000' },
    sessions: { type: 'string', default: '0' },
  },
})

/** The value of an option as a whole number, or the sentence that says what is wrong with it. */
function countOf(name: 'venues' | 'bookings' | 'sessions'): number {
  const count = Number(values[name])
  if (!Number.isInteger(count) || count < (name === 'sessions' ? 0 : 1) || count > 10_000_000)
    throw new Error(`--${name} must be a whole number from 1 to 10000000.`)
  return count
}

/** The database of `DATABASE_URL`, or the embedded one of the suite that is running on the data folder. */
function runningDatabase(): DatabaseAddress {
  if (process.env.DATABASE_URL) return parseDatabaseUrl(process.env.DATABASE_URL)
  const places = placesOf(resolve(process.env.WAYMARK_DATA ?? '.waymark'), serverAccount())
  if (runningServer(places.clusterDir) === undefined)
    throw new Error('No suite is running. Start it with npm start, then load the big world beside it.')
  const password = readFileSync(places.passwordFile, 'utf8').trim()
  return { host: places.socketDir, port: 5432, database: 'waymark', user: 'postgres', password, ssl: false }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const startedAt = Date.now()
  const world = await loadBigWorld({
    admin: runningDatabase(),
    venues: countOf('venues'),
    bookings: countOf('bookings'),
    sessions: countOf('sessions'),
    now: new Date(),
    say,
  })
  say(
    `Loaded ${world.venues} venues and ${world.bookings} bookings in ${((Date.now() - startedAt) / 1000).toFixed(0)} s. Their ids begin at ${world.firstId}.`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
