import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

// PMTiles v3, clustered, gzip inside: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
const headerBytes = 127
const maxRootEntries = 2000
const leafEntries = 4096

interface Piece {
  readonly offset: number
  readonly length: number
}

interface Entry extends Piece {
  readonly id: number
  runLength: number
}

export interface PmtilesAbout {
  readonly metadata: Readonly<Record<string, unknown>>
  readonly minZoom: number
  readonly maxZoom: number
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number]
  /** Longitude, latitude, zoom. */
  readonly center: readonly [number, number, number]
}

/**
 * Writes a PMTiles file tile by tile. The tiles wait in a file beside it until `finish`, so that neither memory nor the
 * order in which they are made matters; equal tiles (open sea, mostly) are kept once. Until then `path` stays as it was.
 */
export class PmtilesFile {
  readonly #path: string
  readonly #waitingPath: string
  readonly #partialPath: string
  readonly #waiting: number
  readonly #pieces = new Map<string, Piece>()
  readonly #tiles: { readonly id: number; readonly piece: Piece }[] = []
  #bytes = 0

  constructor(path: string) {
    this.#path = path
    this.#waitingPath = `${path}.tiles`
    this.#partialPath = `${path}.partial`
    this.#waiting = openSync(this.#waitingPath, 'w+')
  }

  add(z: number, x: number, y: number, tile: Uint8Array): void {
    const hash = createHash('sha1').update(tile).digest('base64')
    let piece = this.#pieces.get(hash)
    if (piece === undefined) {
      const zipped = gzipSync(tile, { level: 9 })
      piece = { offset: this.#bytes, length: zipped.length }
      writeSync(this.#waiting, zipped)
      this.#bytes += zipped.length
      this.#pieces.set(hash, piece)
    }
    this.#tiles.push({ id: zxyToTileId(z, x, y), piece })
  }

  /** Puts the file in its place. */
  finish(about: PmtilesAbout): { readonly tiles: number; readonly bytes: number } {
    const { entries, pieces } = this.#arranged()
    const { root, leaves } = directories(entries)
    const metadata = gzipSync(JSON.stringify(about.metadata))
    const counts = [this.#tiles.length, entries.length, pieces.length]
    const header = headerOf(about, [root.length, metadata.length, leaves.length, this.#bytes], counts)
    const file = openSync(this.#partialPath, 'w')
    try {
      for (const part of [header, root, metadata, leaves]) writeSync(file, part)
      for (const { offset, length } of pieces) {
        const bytes = Buffer.alloc(length)
        readSync(this.#waiting, bytes, 0, length, offset)
        writeSync(file, bytes)
      }
    } finally {
      closeSync(file)
    }
    renameSync(this.#partialPath, this.#path)
    this.close()
    return {
      tiles: this.#tiles.length,
      bytes: headerBytes + root.length + metadata.length + leaves.length + this.#bytes,
    }
  }

  /** Takes away what was kept until `finish`. */
  close(): void {
    closeSync(this.#waiting)
    for (const path of [this.#waitingPath, this.#partialPath]) rmSync(path, { force: true })
  }

  /** Entries in the order of their ids, each piece at its place in the finished file; runs of equal tiles are one entry. */
  #arranged(): { readonly entries: readonly Entry[]; readonly pieces: readonly Piece[] } {
    const entries: Entry[] = []
    const placed = new Map<Piece, number>()
    let bytes = 0
    for (const { id, piece } of this.#tiles.sort((a, b) => a.id - b.id)) {
      let offset = placed.get(piece)
      if (offset === undefined) {
        offset = bytes
        placed.set(piece, offset)
        bytes += piece.length
      }
      const last = entries.at(-1)
      if (last && last.offset === offset && last.id + last.runLength === id) last.runLength++
      else entries.push({ id, runLength: 1, offset, length: piece.length })
    }
    return { entries, pieces: [...placed.keys()] }
  }
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  pushVarint(bytes, entries.length)
  entries.forEach((entry, index) => {
    pushVarint(bytes, entry.id - (entries[index - 1]?.id ?? 0))
  })
  for (const entry of entries) pushVarint(bytes, entry.runLength)
  for (const entry of entries) pushVarint(bytes, entry.length)
  entries.forEach((entry, index) => {
    const before = entries[index - 1]
    pushVarint(bytes, before && entry.offset === before.offset + before.length ? 0 : entry.offset + 1)
  })
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

function directories(entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } {
  if (entries.length < maxRootEntries) return { root: directory(entries), leaves: Buffer.alloc(0) }
  const rootEntries: Entry[] = []
  const leaves: Buffer[] = []
  let offset = 0
  for (let start = 0; start < entries.length; start += leafEntries) {
    const leaf = directory(entries.slice(start, start + leafEntries))
    rootEntries.push({ id: entries[start]?.id ?? 0, runLength: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(rootEntries), leaves: Buffer.concat(leaves) }
}

function headerOf(
  { minZoom, maxZoom, bounds, center }: PmtilesAbout,
  sectionBytes: readonly number[],
  counts: readonly number[],
): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0)
  header[7] = 3
  let offset = headerBytes
  sectionBytes.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  })
  counts.forEach((count, index) => {
    header.writeBigUInt64LE(BigInt(count), 72 + 8 * index)
  })
  const clustered = 1
  const gzip = 2
  const vectorTiles = 1
  header.set([clustered, gzip, gzip, vectorTiles, minZoom, maxZoom], 96)
  bounds.forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  })
  header[118] = center[2]
  header.writeInt32LE(Math.round(center[0] * 1e7), 119)
  header.writeInt32LE(Math.round(center[1] * 1e7), 123)
  return header
}
