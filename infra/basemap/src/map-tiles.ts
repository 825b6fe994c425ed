import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CannotStart, describeFileError } from '@waymark/postgres/cannot-start'
import { runCommand } from '@waymark/run/tools/command'
import { readStreetFeatures, type StreetFeature } from './street-features.ts'
import { writeStreetTiles } from './write-street-tiles.ts'

const usage = 'Say which: npm run map:tiles -- new-zealand-latest.osm.pbf streets.pmtiles.'

/** `npm run map:tiles -- extract.osm.pbf streets.pmtiles`: street tiles for the map, of an extract of OpenStreetMap. */
await runCommand(async () => {
  const [extract, tiles, ...more] = process.argv.slice(2)
  if (extract === undefined || tiles === undefined || more.length > 0) throw new CannotStart(usage)
  const to = resolve(tiles)
  if (to === resolve(extract)) throw new CannotStart(`${usage} The tiles need a file of their own.`)
  if (!tiles.endsWith('.pmtiles')) throw new CannotStart(`${tiles} should end with .pmtiles.`)
  requireFolder(dirname(to))
  const features = await readStreetFeatures(extract)
  if (features.length === 0) throw new CannotStart(`${extract} has nothing that the map shows.`)
  const written = write(features, to)
  const size = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(written.bytes / 1e6)
  process.stdout.write(
    `Wrote ${tiles}: ${written.tiles} tiles of ${features.length} streets, buildings and names, ${size} MB.\n` +
      `Start the suite with MAP_PMTILES_URL=${to}, or serve the file in byte ranges and give its address.\n`,
  )
  return undefined
})

function write(features: readonly StreetFeature[], path: string) {
  try {
    return writeStreetTiles(features, path)
  } catch (error) {
    // What the file system refuses has a code, such as ENOSPC.
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new CannotStart(describeFileError(error, path))
  }
}

function requireFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CannotStart(`There is no folder ${folder}.`)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new CannotStart(`${folder} cannot be written to.`)
  }
}
