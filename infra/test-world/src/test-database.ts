import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseAddress, parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { openPool } from '@waymark/service-kit/open-pool'
import pg from 'pg'
import { inject } from 'vitest'
import { roleSecret, templateDatabase } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the test run's PostgreSQL. */
    testPostgresUrl: string
  }
}

export interface TestDatabase {
  /** Superuser address of this database. */
  readonly admin: DatabaseAddress
  readonly secret: string
  /** Runs one statement as superuser. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  drop(): Promise<void>
}

/** A separate migrated database for one test file, on the run's server or another one; `template0` makes it empty. */
export async function createDatabase(
  adminUrl = inject('testPostgresUrl'),
  template: typeof templateDatabase | 'template0' = templateDatabase,
): Promise<TestDatabase> {
  const server = parseDatabaseUrl(adminUrl)
  const database = `test_${randomBytes(6).toString('hex')}`
  const control = new pg.Client(server)
  await control.connect()
  await control.query(`create database ${database} template ${template}`)
  const admin = { ...server, database }
  const pool = openPool({ ...admin, max: 2 }, () => undefined)
  return {
    admin,
    secret: roleSecret,
    query: async (text, values = []) => {
      const client = await pool.connect()
      try {
        return (await client.query(text, [...values])).rows
      } finally {
        client.release()
      }
    },
    drop: async () => {
      await pool.end()
      await untilDisconnected(control, database)
      await control.query(`drop database ${database} with (force)`)
      await control.end()
    },
  }
}

const maxCloseMs = 3000

/**
 * A pool reports its end before the server has closed its connections; terminated then, they would crash the test run.
 */
async function untilDisconnected(control: pg.Client, database: string): Promise<void> {
  const giveUpAt = Date.now() + maxCloseMs
  while (Date.now() < giveUpAt) {
    const { rowCount } = await control.query('select 1 from pg_stat_activity where datname = $1 limit 1', [database])
    if (rowCount === 0) return
    await wait(20)
  }
}
