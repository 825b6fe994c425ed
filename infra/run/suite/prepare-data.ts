import { migrateSandbox } from '@waymark/sandbox-stripe/database'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { migrateAll } from '@waymark/service-kit/migrate'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { loadWorld, openWorld } from './open-world.ts'
import { tell, toldToBegin } from './process-message.ts'
import type { RunSettings } from './settings.ts'

/** Migrates a database to the latest state and fills it with the requested world, in a short-lived separate process. */
const world: RunSettings['world'] | 'none' = JSON.parse(process.env.WAYMARK_WORLD ?? '"none"')
if (process.env.BEGINS_WHEN_TOLD) await Promise.all([toldToBegin(), loadWorld(world)])
const { DATABASE_URL = '', WAYMARK_SECRET = '', DATABASE_SECRET } = process.env

try {
  const admin = parseDatabaseUrl(DATABASE_URL)
  const migrate = async () => {
    await migrateAll(allMigrations, { admin, secret: DATABASE_SECRET || WAYMARK_SECRET })
    if (!process.env.STRIPE_SECRET_KEY) await migrateSandbox(admin)
  }
  const say = (line: string) => tell({ kind: 'progress', line })
  const migrated = migrate()
  // Both are awaited: whichever fails first says why.
  await Promise.all([migrated, openWorld(world, process.env, { say, migrated })])
} catch (error) {
  const sentence = sentenceFor(error)
  if (sentence === undefined) throw error
  tell({ kind: 'cannotStart', sentence })
  process.exitCode = 1
} finally {
  if (process.connected) process.disconnect()
}

/** A database error that a person can fix, as a sentence. */
function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ENOENT', 'ECONNRESET'].includes(code)) {
    return `The database of DATABASE_URL does not answer (${error.message}).`
  }
  if (code.startsWith('28')) return `The database of DATABASE_URL refuses this user or password (${error.message}).`
  if (code === '3D000' || code === '42501' || error.message.startsWith('DATABASE_URL')) {
    return `The database of DATABASE_URL cannot be used: ${error.message}`
  }
  return error.name === 'ConfigError' || error.name === 'CannotStart' ? error.message : undefined
}
