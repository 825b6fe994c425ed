import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart, describeFileError } from '@waymark/postgres/cannot-start'
import { placesOf } from '@waymark/postgres/cluster-folder'
import { runningServer } from '@waymark/postgres/running-server'
import { serverAccount } from '@waymark/postgres/server-account'
import { secretsIn } from '@waymark/service-kit/secrets'

/** Everything a run writes. `--fresh` removes only these, whatever else the folder contains. */
const ours = ['postgres', 'postgres.new', 'postgres.password', 'files', 'logs', 'run', 'remotes.json', 'secret', 'mail']

/** Refuses a folder that cannot be written to, before anything else tries. */
export function requireWritableFolder(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new CannotStart(describeFileError(error, dataDir))
  }
}

/** Deletes the data in a folder. */
export function emptyDataFolder(dataDir: string): void {
  const { clusterDir } = placesOf(dataDir, serverAccount())
  if (runningServer(clusterDir) !== undefined) {
    throw new CannotStart(
      `The data folder ${dataDir} is in use by a running suite; stop that one before starting with --fresh.`,
    )
  }
  try {
    for (const name of ours) rmSync(join(dataDir, name), { recursive: true, force: true })
    rmSync(clusterDir, { recursive: true, force: true })
  } catch (error) {
    throw new CannotStart(describeFileError(error, dataDir))
  }
}

/** Where the secret that a suite made itself is kept, with the one before it. */
export const secretPath = (dataDir: string) => join(dataDir, 'secret')

/** The secrets before the present one. */
export function olderSecrets(dataDir: string, given: string | undefined): readonly string[] {
  const path = secretPath(dataDir)
  const kept = existsSync(path) ? secretsIn(readFileSync(path, 'utf8')).slice(1) : []
  return given === undefined ? kept : [given, ...kept]
}

/** The secret behind role passwords and link signatures: `WAYMARK_SECRET`, or generated once and stored. */
export function suiteSecret(dataDir: string, env: Readonly<Record<string, string | undefined>>): string {
  if (env.WAYMARK_SECRET) return env.WAYMARK_SECRET
  const path = secretPath(dataDir)
  try {
    if (existsSync(path)) return secretsIn(readFileSync(path, 'utf8'))[0] ?? ''
    mkdirSync(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('hex')
    writeFileSync(path, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw new CannotStart(describeFileError(error, path))
  }
}
