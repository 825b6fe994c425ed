import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { resealAppSecretsOf } from '@waymark/identity-service/db/app-secrets'
import { rotateSigningKey } from '@waymark/identity-service/db/signing-keys'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { rotateSecret } from '@waymark/service-kit/rotate-secret'
import { olderSecrets, secretPath, suiteSecret } from '../suite/data-folder.ts'
import { withDatabase } from '../suite/database.ts'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/**
 * `npm run keys:rotate`: a new key for access tokens, a new secret for links and new passwords of the database's roles,
 * while the suite runs. What was signed before stays valid: tokens until they end, links until the rotation after this.
 * Secrets of authenticator apps are kept under the present secret first, which stays valid as the one before.
 */
await runCommand(async () => {
  const { env } = process
  const settings = readRunSettings({ ...env, DEMO: '1' }, process.argv.slice(2))
  const secret = suiteSecret(settings.dataDir, env)
  const newSecret = env.WAYMARK_NEW_SECRET ?? randomBytes(32).toString('hex')
  if (env.WAYMARK_SECRET !== undefined && env.WAYMARK_NEW_SECRET === undefined)
    throw new CannotStart(
      'WAYMARK_SECRET comes from your settings: name the next one as WAYMARK_NEW_SECRET (at least 32 characters), then start each process with it as WAYMARK_SECRET and the present one as WAYMARK_OLD_SECRET.',
    )
  if (newSecret.length < 32) throw new CannotStart('WAYMARK_NEW_SECRET needs at least 32 characters.')
  const newDatabaseSecret = env.DATABASE_NEW_SECRET ?? env.DATABASE_SECRET ?? newSecret
  if (newDatabaseSecret.length < 32) throw new CannotStart('DATABASE_NEW_SECRET needs at least 32 characters.')
  await withDatabase(settings, async (address) => {
    const admin = parseDatabaseUrl(address)
    await resealAppSecretsOf(admin, [secret, ...olderSecrets(settings.dataDir, env.WAYMARK_OLD_SECRET)])
    await rotateSecret(admin, {
      secret: env.DATABASE_SECRET ?? secret,
      newSecret: newDatabaseSecret,
      keep: () => {
        if (env.WAYMARK_SECRET === undefined) keepSecrets(settings.dataDir, [newSecret, secret])
      },
    })
    await rotateSigningKey(admin, new Date())
  })
  process.stdout.write(
    'New signing key, link secret and database passwords; the old key and links stay valid for now.\n',
  )
  return undefined
})

/** Both at once: a reader sees the old file or the new one. */
function keepSecrets(dataDir: string, secrets: readonly string[]): void {
  const path = secretPath(dataDir)
  writeFileSync(`${path}.new`, `${secrets.join('\n')}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
