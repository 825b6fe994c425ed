import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceName } from '@waymark/contracts/service-names'
import { loadBigWorld } from '@waymark/demo-world/load-big-world'
import { startPostgres } from '@waymark/postgres/start-postgres'
import { clientConfig } from '@waymark/service-kit/database'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { migrateAll } from '@waymark/service-kit/migrate'
import { openPool } from '@waymark/service-kit/open-pool'
import { allMigrations } from '@waymark/test-world/all-migrations'
import type { AllTables } from '@waymark/test-world/all-tables'
import { createPeople, type People } from '@waymark/test-world/people'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { say } from './figures.ts'
import { MeasuredProcess } from './measured-process.ts'
import { cpuMicrosecondsOfTree } from './process-tree.ts'

export interface WorldSize {
  readonly venues: number
  readonly bookings: number
  readonly sessions?: number
}

/** A database with a big world, and people who can sign in there. */
export interface BenchWorld {
  readonly size: WorldSize
  /** Every table by its full name, with superuser rights. */
  readonly db: Kysely<AllTables>
  readonly people: People
  /** The environment of a process that serves this world. */
  readonly env: NodeJS.ProcessEnv
  /** Starts services on it in one separate process, each on its own port, by name. */
  readonly serve: (services: readonly ServiceName[]) => Promise<MeasuredProcess>
  /** Starts the whole suite on it behind its front door, which counts no addresses: all requests come from this machine. */
  readonly serveSuite: () => Promise<MeasuredProcess>
}

/** A separate PostgreSQL with production's settings, in a temporary folder. */
export interface BenchServer {
  readonly addWorld: (size: WorldSize) => Promise<BenchWorld>
  /** Processor time that the database has used so far. */
  readonly cpuMicroseconds: () => number
  /** The database's first process. */
  readonly pid: () => number
  readonly stop: () => Promise<void>
}

const secret = 'a secret of the benches, long enough for any check'

export async function startBenchServer(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({ dataDir: folder })
  opened.defer(postgres.stop)
  let worlds = 0

  const addWorld = async (size: WorldSize): Promise<BenchWorld> => {
    worlds += 1
    const database = `bench_${worlds}`
    const admin = { ...parseDatabaseUrl(postgres.adminUrl), database }
    await createDatabase(postgres.adminUrl, database)
    await migrateAll(allMigrations, { admin, secret })
    say(`A world of ${size.venues} venues, ${size.bookings} bookings and ${size.sessions ?? 0} sessions ...`)
    await loadBigWorld({ admin, ...size, now: new Date(), say })
    const pool = openPool({ ...clientConfig(admin, 'public', 'bench'), max: 3 }, () => undefined)
    const db = new Kysely<AllTables>({ dialect: new PostgresDialect({ pool }) })
    opened.defer(() => db.destroy())
    // Keeps vacuum and checkpoints after loading out of the measurements.
    await sql`vacuum analyze`.execute(db)
    await sql`checkpoint`.execute(db)
    const env = {
      DATABASE_URL: addressWithoutAdmin(postgres.adminUrl, database),
      WAYMARK_SECRET: secret,
      WAYMARK_DATA: folder,
    }
    return {
      size,
      db,
      people: await createPeople(db, () => new Date()),
      env,
      serve: async (services) => {
        const served = await MeasuredProcess.start('service-process.ts', { ...env, SERVICES: services.join(',') })
        opened.defer(() => served.stop())
        return served
      },
      serveSuite: async () => {
        const suite = { ...env, PORT: '0', CALLS_PER_MINUTE: '0', PROXY_HOPS: '1' }
        const served = await MeasuredProcess.start('suite-process.ts', suite)
        opened.defer(() => served.stop())
        return served
      },
    }
  }
  const pid = () => postgres.pid() ?? 0
  const cpuMicroseconds = () => cpuMicrosecondsOfTree(pid())
  return { addWorld, cpuMicroseconds, pid, stop: () => opened.disposeAsync() }
}

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const pool = openPool({ ...parseDatabaseUrl(adminUrl), max: 1 }, () => undefined)
  await pool.query(`create database ${database}`)
  await pool.end()
}

/** The services log in with their own roles. */
function addressWithoutAdmin(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.username = ''
  url.password = ''
  url.pathname = `/${database}`
  return url.href
}
