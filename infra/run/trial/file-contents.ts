import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A digest of each file in a folder, whatever its name: a file that moves keeps it. */
export function readContents(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    )
}
