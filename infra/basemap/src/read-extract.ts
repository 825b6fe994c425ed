import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { PbfReader } from 'pbf'

// https://wiki.openstreetmap.org/wiki/PBF_Format: the limits of the format itself.
const maxHeaderBytes = 64 * 1024
const maxBlobBytes = 32 * 1024 * 1024
const known = new Set(['OsmSchema-V0.6', 'DenseNodes'])

const unzip = promisify(inflate)

/**
 * The blocks of an extract of OpenStreetMap (`.osm.pbf`), one after the other, unzipped; only one is in memory.
 * Throws `CannotStart` where the file is missing, is something else or ends early.
 */
export async function* readExtract(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    )
  })
  try {
    yield* blocksOf(file, path)
  } finally {
    await file.close()
  }
}

async function* blocksOf(file: FileHandle, path: string): AsyncGenerator<Uint8Array> {
  const notExtract = new CannotStart(`${path} is not an extract of OpenStreetMap in PBF (.osm.pbf).`)
  const info = await file.stat()
  if (!info.isFile()) throw notExtract
  const ended = new CannotStart(`${path} ends in the middle: it was not copied or downloaded completely.`)
  let at = 0
  const take = async (length: number) => {
    if (at + length > info.size) throw at === 0 || length > maxBlobBytes ? notExtract : ended
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    at += length
    return buffer
  }
  let isFirst = true
  while (at < info.size || isFirst) {
    const headerBytes = (await take(4)).readUInt32BE()
    if (headerBytes > maxHeaderBytes) throw notExtract
    const { type, bytes } = readBlobHeader(await take(headerBytes), notExtract)
    if (type !== (isFirst ? 'OSMHeader' : 'OSMData') || bytes > maxBlobBytes) throw notExtract
    const block = await openBlob(await take(bytes), path)
    if (isFirst) requireKnownFeatures(block, path)
    else yield block
    isFirst = false
  }
}

function readBlobHeader(buffer: Uint8Array, notExtract: CannotStart) {
  const header = { type: '', bytes: 0 }
  try {
    return new PbfReader(buffer).readFields((field, found, pbf) => {
      if (field === 1) found.type = pbf.readString()
      else if (field === 3) found.bytes = pbf.readVarint()
    }, header)
  } catch {
    throw notExtract
  }
}

async function openBlob(buffer: Uint8Array, path: string): Promise<Uint8Array> {
  interface Blob {
    raw: Uint8Array | null
    zipped: Uint8Array | null
  }
  const blob = new PbfReader(buffer).readFields<Blob>(
    (field, found, pbf) => {
      if (field === 1) found.raw = pbf.readBytes()
      else if (field === 3) found.zipped = pbf.readBytes()
    },
    { raw: null, zipped: null },
  )
  if (blob.raw !== null) return blob.raw
  if (blob.zipped === null)
    throw new CannotStart(`${path} is packed in another way than zlib; pack it again with zlib.`)
  return unzip(blob.zipped).catch(() => {
    throw new CannotStart(`${path} is damaged: a part of it cannot be unpacked.`)
  })
}

function requireKnownFeatures(block: Uint8Array, path: string): void {
  const required = new PbfReader(block).readFields<string[]>((field, found, pbf) => {
    if (field === 4) found.push(pbf.readString())
  }, [])
  const unknown = required.filter((feature) => !known.has(feature))
  if (unknown.length > 0) throw new CannotStart(`${path} needs what this command does not read: ${unknown.join(', ')}.`)
}
