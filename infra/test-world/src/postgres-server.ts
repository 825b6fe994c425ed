import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresOptions, type RunningPostgres, startPostgres } from '@waymark/postgres/start-postgres'
import { migrateSandbox } from '@waymark/sandbox-stripe/database'
import { type DatabaseAddress, parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { migrateAll } from '@waymark/service-kit/migrate'
import pg from 'pg'
import { allMigrations } from './all-migrations.ts'
import { roleSecret, templateDatabase } from './template.ts'

/** The PostgreSQL of one test run, with a migrated template that every test file clones. */
export interface TestServer {
  readonly adminUrl: string
  readonly postgres: RunningPostgres
  readonly dataDir: string
  stop(): Promise<void>
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client(parseDatabaseUrl(adminUrl))
  await client.connect()
  try {
    await client.query(`create database ${templateDatabase}`)
    const admin = { ...parseDatabaseUrl(adminUrl), database: templateDatabase }
    await migrateAll(allMigrations, { admin, secret: roleSecret })
    await migrateSandbox(admin)
    // A database can only be cloned while nobody is connected to it.
    await client.query(`alter database ${templateDatabase} allow_connections false`)
  } finally {
    await client.end()
  }
}

/** Starts a separate PostgreSQL in a temporary folder and migrates the template. */
export async function startTestServer(settings: PostgresOptions['settings'] = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-test-'))
  const postgres = await startPostgres({
    dataDir,
    // The data of a test run is thrown away, so nothing has to reach the disk.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '64MB', ...settings },
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.adminUrl)
  } catch (error) {
    await stop()
    throw error
  }
  return { adminUrl: postgres.adminUrl, postgres, dataDir, stop }
}

/** Runs work on a clone of the template, on a separate server. */
export async function withTemplateClone<Answer>(work: (admin: DatabaseAddress) => Promise<Answer>): Promise<Answer> {
  const server = await startTestServer()
  const address = parseDatabaseUrl(server.adminUrl)
  const control = new pg.Client(address)
  try {
    await control.connect()
    await control.query(`create database clone template ${templateDatabase}`)
    return await work({ ...address, database: 'clone' })
  } finally {
    await control.end()
    await server.stop()
  }
}
