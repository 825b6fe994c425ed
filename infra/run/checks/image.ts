import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames } from '@waymark/contracts/service-names'
import { startPostgres } from '@waymark/postgres/start-postgres'
import { rolePassword } from '@waymark/service-kit/database-address'
import { serviceRole, sharedRole } from '@waymark/service-kit/roles'
import { Machine } from '../machines/machine.ts'
import { findFreePort } from '../suite/free-port.ts'
import { endGroup, spawnGroup } from '../suite/process-group.ts'
import { root } from '../tools/repository.ts'
import { one, sum, type Tally } from './tally.ts'

export interface ImageOptions {
  readonly stop: AbortSignal
  readonly say: (line: string) => void
}

const migrateMs = 300_000

/**
 * Makes what the image holds by its own script, and runs it as two containers would: the migration, then everything with
 * the passwords of the database's roles alone.
 */
export async function tryImage({ stop, say }: ImageOptions): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-image-'))
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const tree = join(folder, 'tree')
  mkdirSync(tree)
  const said = (what: string, holds: boolean) => {
    say(`${holds ? 'holds' : 'FAILED'}  ${what}`)
    return one(holds)
  }
  const script = join(root, 'infra/deploy/make-image-tree.sh')
  const isMade = await endsWell('sh', [script, root, tree], { ...process.env, IS_BUILT: '1' }, stop)
  const made = said('the script makes the tree', isMade)
  if (!isMade) return made

  const postgres = await startPostgres({ dataDir: join(folder, 'database') })
  opened.defer(postgres.stop)
  const databaseSecret = randomUUID()
  const settings = { WAYMARK_SECRET: randomUUID(), DEMO: '0' }
  const admins = {
    ...settings,
    DATABASE_URL: postgres.adminUrl,
    DATABASE_SECRET: databaseSecret,
    ADMIN_EMAIL: 'admin@waymark.example',
    ADMIN_PASSWORD: `Image-${randomUUID()}`,
  }
  const migration = [join(tree, 'infra/run/commands/container-part.ts'), 'migrate']
  const isMigrated = await endsWell(process.execPath, migration, { PATH: process.env.PATH, ...admins }, stop, migrateMs)
  const migrated = said('it migrates an empty database', isMigrated)
  if (!isMigrated) return sum([made, migrated])

  const parts = {
    ...settings,
    DATABASE_URL: addressWithoutLogin(postgres.adminUrl),
    ROLE_PASSWORDS: [sharedRole, ...serviceNames.map(serviceRole)]
      .map((role) => `${role}:${rolePassword(databaseSecret, role)}`)
      .join(' '),
  }
  const machine = new Machine(await findFreePort(), parts, tree)
  opened.defer(() => machine.remove())
  await machine.start()
  const ask = (path: string) => fetch(`${machine.address}${path}`)
  const answers = async (path: string) => (await ask(path)).ok
  const isCompressed = async (path: string) => {
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await (await ask(path)).text()) ?? []
    return script !== undefined && (await ask(script)).headers.get('content-encoding') !== null
  }
  return sum([
    made,
    migrated,
    said('it serves calls', await answers('/api/Common/get-country-dropdown')),
    said('it serves pages', await answers('/login')),
    said('it serves scripts compressed', await isCompressed('/login')),
    said('it serves remotes', await answers('/r/booking/mf-manifest.json')),
  ])
}

function addressWithoutLogin(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}

/** Whether a program ends with 0; what it says is shown where it does not. */
async function endsWell(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stop: AbortSignal,
  maxMs?: number,
): Promise<boolean> {
  const child = spawnGroup(command, args, { env, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }, stop)
  const late = maxMs === undefined ? undefined : setTimeout(() => endGroup(child), maxMs)
  const code = await new Promise((done) => {
    child.once('exit', done)
    child.once('error', () => done(1))
  })
  clearTimeout(late)
  return code === 0
}
