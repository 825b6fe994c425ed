import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyFileWhole, copyTree } from './copy-tree.ts'

const kept = (archive: string) => join(archive, 'files')
const deleted = (archive: string) => join(archive, 'deleted-files')

/**
 * Copies the stored files that the archive lacks, so that a moment of the database finds the files it refers to. One that
 * the suite has deleted since is set aside; its time then says since when.
 */
export async function archiveFiles(dataDir: string, archive: string): Promise<void> {
  const source = join(dataDir, 'files')
  const [present, archived] = await Promise.all([filesIn(source), filesIn(kept(archive))])
  for (const path of present) {
    if (!archived.has(path)) await copyFileWhole(join(source, path), join(kept(archive), path))
  }
  for (const path of archived) {
    if (present.has(path)) continue
    const aside = join(deleted(archive), path)
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
    const now = new Date()
    await utimes(join(kept(archive), path), now, now)
    await rename(join(kept(archive), path), aside)
  }
}

/** Removes for good what the suite deleted before `before`. */
export async function pruneFiles(archive: string, before: Date): Promise<void> {
  for (const path of await filesIn(deleted(archive))) {
    const file = join(deleted(archive), path)
    if ((await stat(file)).mtimeMs < before.getTime()) await rm(file)
  }
}

/** Puts every file that the archive has into a restored data folder. */
export async function restoreFiles(archive: string, dataDir: string): Promise<void> {
  for (const folder of [deleted(archive), kept(archive)])
    if (existsSync(folder)) await copyTree(folder, join(dataDir, 'files'), new Set())
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set()
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  return new Set(files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)))
}
