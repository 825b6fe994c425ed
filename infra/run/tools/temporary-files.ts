import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 2 * 1024 ** 3
/** What a run that was killed left behind is removed by a later one. */
const maxRunMs = 24 * 60 * 60_000

/**
 * Lets the temporary files of a test run live in memory where the machine has room for them. A database makes and removes
 * hundreds of files when it is cloned and dropped, which costs ten times as much on a disk.
 */
export function keepTemporaryFilesInMemory(env: NodeJS.ProcessEnv): void {
  // Somebody chose a place, or the command that started this one did.
  if (env.TMPDIR !== undefined) return
  const folder = join(memory, `waymark-${process.getuid?.() ?? 0}`)
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < neededBytes) return
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    for (const name of readdirSync(folder)) removeIfOld(join(folder, name))
    env.TMPDIR = folder
  } catch {
    // No such place here: the temporary files are on the disk.
  }
}

function removeIfOld(path: string): void {
  const { mtimeMs } = statSync(path)
  if (Date.now() - mtimeMs > maxRunMs) rmSync(path, { recursive: true, force: true })
}
