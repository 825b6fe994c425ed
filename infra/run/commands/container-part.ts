import { CannotStart } from '@waymark/postgres/cannot-start'
import { tell } from '../suite/process-message.ts'
import { requireReadableSettings } from '../suite/process-settings.ts'
import { requireChosenOpenings } from '../suite/public-address.ts'
import { readSecretFiles } from '../suite/secret-files.ts'
import { readRunSettings } from '../suite/settings.ts'
import { requireWholeKeys } from '../suite/vendor-keys.ts'

/**
 * What a container of the image runs, with its settings from the environment and the files of `SECRETS_DIR`: `serve`
 * runs the services that `SERVICES` names until SIGTERM; `migrate` brings the database to the image's state, creates the
 * first administrator where there is none, and ends. `migrate` alone needs the administrator's `DATABASE_URL`.
 */
try {
  Object.assign(process.env, readSecretFiles(process.env))
  const [what] = process.argv.slice(2)
  if (what === 'serve') await serve()
  else if (what === 'migrate') await migrate()
  else throw new CannotStart(`A container runs serve or migrate, not ${what ?? 'nothing'}.`)
} catch (error) {
  if (!(error instanceof Error) || !['CannotStart', 'ConfigError'].includes(error.name)) throw error
  tell({ kind: 'cannotStart', sentence: error.message })
  process.exit(1)
}

async function serve(): Promise<void> {
  const { env } = process
  requireWholeKeys(env)
  requireReadableSettings(env)
  requireChosenOpenings(env)
  await import('../suite/composed-process.ts')
}

async function migrate(): Promise<void> {
  const { env } = process
  const world = env.ADMIN_EMAIL ? readRunSettings({ ...env, DEMO: '0' }, []).world : 'none'
  env.WAYMARK_WORLD = JSON.stringify(world)
  await import('../suite/prepare-data.ts')
}
