import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Copies what exists; a running server may remove a file between listing and copying, which is not an error. */
export async function copyTree(source: string, target: string, leaveOut: ReadonlySet<string>): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (leaveOut.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) await copyTree(from, to, new Set())
    else if (entry.isFile()) await unlessGone(copyFile(from, to))
  }
}

/** Copies a file that has its name only once it is whole. */
export async function copyFileWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await unlessGone(copyFile(from, `${to}.part`).then(() => rename(`${to}.part`, to)))
}

async function unlessGone(copying: Promise<void>): Promise<void> {
  try {
    await copying
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
