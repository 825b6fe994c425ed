import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/repository.ts'

/** The code of a release in a folder of its own. */
export interface ReleaseTree {
  readonly folder: string
  remove(): void
}

const writtenAtRelease = 'shared/contracts/released/migrations.json'
const maxArchiveBytes = 512 * 1024 * 1024

/** The commit of the last release, which wrote down its migrations; undefined where the history is not at hand. */
export function lastRelease(): string | undefined {
  // In a shallow clone the oldest commit would pass for the one that wrote every file.
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  return git('log', '-1', '--format=%H', '--', writtenAtRelease) || undefined
}

/** The whole name of a commit; undefined where there is none of that name. */
export function commitOf(name: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
}

/** Writes the services of a commit into a temporary folder, with the packages of this checkout. */
export function openRelease(commit: string): ReleaseTree {
  const tree = extract(commit, ['package.json', 'infra', 'services', 'shared'])
  linkPackages(tree.folder)
  return tree
}

/** The same with the packages of its own lock file, for a release that needs what is not here any more. Asks the registry. */
export function installRelease(commit: string): ReleaseTree {
  const tree = extract(commit, ['.'])
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, { cwd: tree.folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return tree
  tree.remove()
  throw new Error(`The packages of ${commit} cannot be installed; npm says why above.`)
}

function extract(commit: string, files: readonly string[]): ReleaseTree {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-release-'))
  const archive = spawnSync('git', ['archive', commit, ...files], { cwd: root, maxBuffer: maxArchiveBytes })
  const { status } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (archive.status !== 0 || status !== 0) throw new Error(`The code of ${commit} cannot be read from git.`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Its own workspaces by their names, everything else from here. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@waymark'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@waymark') symlinkSync(join(installed, name), join(modules, name))
  for (const group of ['infra', 'services', 'shared'])
    for (const name of readdirSync(join(folder, group))) {
      const workspace = group === 'services' ? `${name}-service` : name
      symlinkSync(join(folder, group, name), join(modules, '@waymark', workspace))
      // What this workspace has in another version than the rest.
      const own = join(root, group, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(folder, group, name, 'node_modules'))
    }
}

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
