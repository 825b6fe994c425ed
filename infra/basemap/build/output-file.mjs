import { join } from 'node:path'

/** Where a built file goes: the folder in BASEMAP_OUT, else beside this one. */
export function outputFile(name) {
  return join(process.env.BASEMAP_OUT ?? join(import.meta.dirname, '..'), name)
}
