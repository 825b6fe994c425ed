import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// PMTiles v3, clustered, gzip inside: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
const headerBytes = 127
const rootEntriesMax = 2000
const leafEntries = 4096

/** The Hilbert number that PMTiles gives a tile. */
export function tileId(z, x, y) {
  let id = 0
  for (let level = 0; level < z; level++) id += 4 ** level
  let tileX = x
  let tileY = y
  for (let size = 2 ** (z - 1); size >= 1; size /= 2) {
    const rightHalf = (tileX & size) > 0 ? 1 : 0
    const lowerHalf = (tileY & size) > 0 ? 1 : 0
    id += size * size * ((3 * rightHalf) ^ lowerHalf)
    if (lowerHalf === 0) {
      if (rightHalf === 1) {
        tileX = 2 ** z - 1 - tileX
        tileY = 2 ** z - 1 - tileY
      }
      ;[tileX, tileY] = [tileY, tileX]
    }
  }
  return id
}

function pushVarint(bytes, value) {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

function directory(entries) {
  const bytes = []
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

/** Equal tiles (open sea, mostly) are kept once, and runs of them take one entry. */
function packTiles(tiles) {
  const chunks = []
  const entries = []
  const seen = new Map()
  let bytes = 0
  for (const { id, buffer } of tiles.sort((a, b) => a.id - b.id)) {
    const hash = createHash('sha1').update(buffer).digest('hex')
    let place = seen.get(hash)
    if (!place) {
      const zipped = gzipSync(buffer, { level: 9 })
      place = { offset: bytes, length: zipped.length }
      seen.set(hash, place)
      chunks.push(zipped)
      bytes += zipped.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.runLength === id) last.runLength++
    else entries.push({ id, runLength: 1, ...place })
  }
  return { chunks, entries, bytes, contents: seen.size }
}

function directories(entries) {
  if (entries.length < rootEntriesMax) return { root: directory(entries), leaves: Buffer.alloc(0) }
  const rootEntries = []
  const leaves = []
  let offset = 0
  for (let start = 0; start < entries.length; start += leafEntries) {
    const leaf = directory(entries.slice(start, start + leafEntries))
    rootEntries.push({ id: entries[start].id, runLength: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(rootEntries), leaves: Buffer.concat(leaves) }
}

/** Writes `tiles` ({id, buffer}) as one file. `bounds` is [west, south, east, north], `center` [lng, lat, zoom]. */
export function writePmtiles(file, tiles, { metadata, minZoom, maxZoom, bounds, center }) {
  const packed = packTiles(tiles)
  const { root, leaves } = directories(packed.entries)
  const about = gzipSync(Buffer.from(JSON.stringify(metadata)))

  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0)
  header[7] = 3
  let offset = headerBytes
  const section = (position, length) => {
    header.writeBigUInt64LE(BigInt(offset), position)
    header.writeBigUInt64LE(BigInt(length), position + 8)
    offset += length
  }
  section(8, root.length)
  section(24, about.length)
  section(40, leaves.length)
  section(56, packed.bytes)
  ;[tiles.length, packed.entries.length, packed.contents].forEach((count, index) => {
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

  writeFileSync(file, Buffer.concat([header, root, about, leaves, ...packed.chunks]))
  return { tiles: tiles.length, entries: packed.entries.length, contents: packed.contents, bytes: offset }
}
