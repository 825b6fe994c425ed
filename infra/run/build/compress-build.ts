import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Names that change with the content: only these may have a compressed copy beside them, which can never be stale. */
const hashedText = /\.[0-9a-f]{8,}\.(js|css|svg|json)$/
const minBytes = 1024

/** Writes `.br` and `.gz` beside every hashed text file of a build, so that serving costs no compression. */
export async function compressBuild(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const present = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  const files = [...present].filter((path) => hashedText.test(path) && !present.has(`${path}.br`))
  await Promise.all(files.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
  // What has the second is not compressed again: a build that was ended here goes on with the rest.
  await writeWhole(`${path}.gz`, gzipped)
  await writeWhole(`${path}.br`, brotli)
}

/** Never half of it: the name stands for the whole. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}
