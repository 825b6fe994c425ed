import { extname } from 'node:path'
import type { Context } from '../context.ts'
import { findMisplacedFiles, type MisplacedFile, writePlacedFile } from '../db/files.ts'

const maxPerRound = 200

/** Copies each file to where it belongs and points its rows there; what nobody refers to then is swept. */
export async function placeFiles(_payload: object, { context }: { context: Context }): Promise<void> {
  const missing = new Set<string>()
  for (;;) {
    const found = await findMisplacedFiles(context.db, maxPerRound + missing.size)
    const misplaced = found.filter(({ key }) => !missing.has(key))
    if (misplaced.length === 0) return
    for (const file of misplaced) if (!(await place(context, file))) missing.add(file.key)
  }
}

async function place({ db, files, log }: Context, file: MisplacedFile): Promise<boolean> {
  const content = await files.get(file.key)
  if (!content) {
    log.warn({ table: file.table }, 'a file that a row refers to is missing')
    return false
  }
  const newKey = await files.put(content, extname(file.key).slice(1), { isPrivate: file.isPrivate })
  await writePlacedFile(db, file, newKey)
  return true
}
