import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { root } from '../tools/repository.ts'
import { apps } from './apps.ts'
import { compressBuild } from './compress-build.ts'
import { keepRelease } from './release-before.ts'
import { startTurbo } from './turbo.ts'

const stampFile = join(root, 'node_modules/.cache/waymark/build-stamp')
const sharedSources = ['shared/domain', 'shared/contracts', 'shared/web-kit', 'shared/ui', 'shared/build']
const sharedFiles = ['package-lock.json', 'turbo.json', 'tsconfig.base.json']
const notSources = new Set(['node_modules', 'dist', 'dist-before', 'dist-before.new', '.cache', '.turbo'])

/** Builds the shell and the remotes when their sources changed since the last build; returns whether it did. */
export async function buildApps(say: (line: string) => void, stop?: AbortSignal): Promise<boolean> {
  const stamp = sourceStamp()
  if (isBuiltFrom(stamp)) {
    // What webpack alone has written, or a build that was ended, has files that are not compressed.
    await compressApps()
    return false
  }
  say('Building the shell and the remotes ...')
  const settled = apps.map((app) => keepRelease(join(root, app.folder)))
  await turboBuild(stop)
  for (const settle of settled) settle()
  await compressApps()
  await mkdir(join(stampFile, '..'), { recursive: true })
  await writeFile(stampFile, stamp)
  return true
}

async function compressApps(): Promise<void> {
  for (const app of apps) await compressBuild(join(root, app.folder, 'dist'))
}

/** Whether the builds are those of the sources as they are now. */
export function isBuildCurrent(): boolean {
  return isBuiltFrom(sourceStamp())
}

function isBuiltFrom(stamp: string): boolean {
  const built = apps.every((app) => existsSync(join(root, app.folder, 'dist')))
  return built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

async function turboBuild(stop?: AbortSignal): Promise<void> {
  const filters = apps.map((app) => `--filter=./${app.folder}`)
  const turbo = startTurbo(['run', 'build', '--output-logs=errors-only', '--log-order=grouped', ...filters], {
    output: 'pipe',
    stop,
  })
  const lines: string[] = []
  turbo.stdout?.on('data', (chunk) => lines.push(String(chunk)))
  turbo.stderr?.on('data', (chunk) => lines.push(String(chunk)))
  const [code] = await once(turbo, 'close')
  stop?.throwIfAborted()
  if (code !== 0) throw new CannotStart(`${lines.join('')}\nThe build failed; the reason is above.`)
}

/** A digest of every file the builds read. */
function sourceStamp(): string {
  const digest = createHash('sha256')
  for (const folder of [...sharedSources, ...apps.map((app) => app.folder)]) addFolder(digest, folder)
  for (const file of sharedFiles) addFile(digest, file)
  return digest.digest('hex')
}

function addFolder(digest: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))
  for (const entry of entries) {
    if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) addFolder(digest, path)
    else if (entry.isFile()) addFile(digest, path)
  }
}

function addFile(digest: ReturnType<typeof createHash>, path: string): void {
  digest.update(`${path}\0`).update(readFileSync(join(root, path)))
}
