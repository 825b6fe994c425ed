import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Names that change with the content; everything else belongs to one release alone. */
const hashedName = /\.[0-9a-f]{8,}\./

/**
 * Sets the hashed files of a build aside, before the next one replaces them: a page that is open still asks for them. The
 * result puts them in their place, `dist-before`, where the build has become another.
 */
export function keepRelease(appFolder: string): () => void {
  const [dist, before, kept] = ['dist', 'dist-before', 'dist-before.new'].map((name) => join(appFolder, name))
  if (!dist || !before || !kept || !existsSync(dist)) return () => undefined
  const names = hashedIn(dist)
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept)
  for (const name of names) cpSync(join(dist, name), join(kept, name))
  return () => {
    const isOther = hashedIn(dist).join() !== names.join()
    if (isOther) {
      rmSync(before, { recursive: true, force: true })
      renameSync(kept, before)
    } else rmSync(kept, { recursive: true, force: true })
  }
}

function hashedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => hashedName.test(name) && !/\.(br|gz)$/.test(name))
    .toSorted()
}
