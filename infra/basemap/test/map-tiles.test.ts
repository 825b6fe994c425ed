import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { middle, smallTown } from './small-town.ts'
import { extractBytes } from './write-extract.ts'

const command = fileURLToPath(new URL('../src/map-tiles.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'waymark-map-tiles-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

function mapTiles(...files: string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [command, ...files], { cwd: folder }, (_error, said, complained) =>
      done({ code: child.exitCode ?? -1, said, complained }),
    )
  })
}

function sourceOf(path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const file = await open(path)
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
        return { data: buffer.buffer.slice(0, bytesRead) }
      } finally {
        await file.close()
      }
    },
  }
}

describe('an extract', () => {
  const bytes = extractBytes(smallTown)
  let ended: Ended
  let tiles: PMTiles

  beforeAll(async () => {
    writeFileSync(join(folder, 'town.osm.pbf'), bytes)
    ended = await mapTiles('town.osm.pbf', 'town.pmtiles')
    tiles = new PMTiles(sourceOf(join(folder, 'town.pmtiles')))
  })

  async function tileOf(z: number, [lng, lat]: readonly [number, number] = middle): Promise<VectorTile> {
    const sine = Math.sin((lat * Math.PI) / 180)
    const x = Math.floor(((lng + 180) / 360) * 2 ** z)
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
    const tile = await tiles.getZxy(z, x, y)
    if (!tile) throw new Error(`no tile ${z}/${x}/${y}`)
    return new VectorTile(new PbfReader(tile.data))
  }

  function all(tile: VectorTile, layer: string): VectorTileFeature[] {
    const found = tile.layers[layer]
    return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : []
  }

  const said = (features: readonly VectorTileFeature[], key: string) =>
    [...new Set(features.map(({ properties }) => properties[key]))].filter((value) => value !== undefined).sort()

  test('becomes tiles, and the command says how they are used', () => {
    expect(ended).toMatchObject({ code: 0, complained: '' })
    expect(ended.said).toContain(`MAP_PMTILES_URL=${join(folder, 'town.pmtiles')}`)
    expect(readdirSync(folder).filter((name) => name.startsWith('town'))).toEqual(['town.osm.pbf', 'town.pmtiles'])
  })

  test('is credited, and says what it covers', async () => {
    const header = await tiles.getHeader()
    expect(header).toMatchObject({ minZoom: 8, maxZoom: 15, clustered: true })
    expect(header.minLon).toBeCloseTo(middle[0] - 0.02, 6)
    expect(header.maxLat).toBeCloseTo(middle[1] + 0.015, 6)
    const metadata: unknown = await tiles.getMetadata()
    expect(metadata).toMatchObject({ attribution: '© OpenStreetMap contributors' })
    expect(metadata).toMatchObject({
      boxes: [[expect.closeTo(174.3039, 6), expect.closeTo(-35.7401, 6), 174.3439, -35.7101]],
    })
  })

  test('has streets, paths and steps by class, with the macrons of their names', async () => {
    const streets = all(await tileOf(13), 'street')
    expect(said(streets, 'k')).toEqual(['main', 'minor', 'motorway', 'rail', 'river'])
    expect(said(streets, 'n')).toEqual([
      'Bank Street',
      'Hātea River',
      'Kāmo Street',
      'Pūriri Lane',
      'Robert Street',
      'Rātā Avenue',
      'State Highway 1',
      'Tāwera Road',
      'Walton Street',
    ])
    const close = all(await tileOf(14), 'street')
    expect(said(close, 'k')).toEqual(expect.arrayContaining(['path', 'service', 'steps']))
    expect(said(close, 'n')).toEqual(expect.arrayContaining(['Hīkoi Path', 'Ara Steps']))
  })

  test('has fewer streets the wider the view', async () => {
    expect(said(all(await tileOf(8), 'street'), 'n')).toEqual(['State Highway 1', 'Tāwera Road'])
    expect(said(all(await tileOf(10), 'street'), 'k')).toEqual(['main', 'motorway', 'rail', 'river'])
    expect(all(await tileOf(13), 'building')).toHaveLength(0)
    expect(all(await tileOf(14), 'building').length).toBeGreaterThan(10)
  })

  test('has names of places with the Māori name where it is another', async () => {
    const places = all(await tileOf(12), 'place').map(({ properties }) => properties)
    expect(places).toContainEqual({ r: 1, p: 56900, n: 'Whangārei', m: 'Whangārei-terenga-parāoa' })
    expect(places).toContainEqual({ r: 4, p: 0, n: 'Ōtaika' })
    const spots = all(await tileOf(12), 'spot').map(({ properties }) => properties)
    expect(spots).toEqual([{ k: 'station', n: 'Whangārei Station' }])
    const nearby = all(await tileOf(15, [middle[0], middle[1] - 0.002]), 'spot')
    expect(said(nearby, 'k')).toEqual(['crossing', 'kerb', 'station'])
  })

  test('has parks with their holes, and what lies in them', async () => {
    const areas = all(await tileOf(12), 'area')
    const park = areas.find(({ properties }) => properties.k === 'park')
    expect(park?.properties).toEqual({ k: 'park', n: 'Laurie Hall Park', m: 'Te Papa Rākau' })
    expect(park?.loadGeometry()).toHaveLength(2)
    expect(said(areas, 'k')).toEqual(['built', 'park', 'water'])
  })

  test('is put where a street is, to the metre', async () => {
    const tile = await tileOf(15)
    const street = all(tile, 'street').find(({ properties }) => properties.n === 'Walton Street')
    const sine = Math.sin((middle[1] * Math.PI) / 180)
    const x = ((middle[0] + 180) / 360) * 2 ** 15
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** 15
    const shape = street?.toGeoJSON(Math.floor(x), Math.floor(y), 15).geometry
    const [first] = shape?.type === 'LineString' ? shape.coordinates : []
    expect(first?.[0]).toBeCloseTo(middle[0], 5)
  })

  test('is replaced by newer tiles, and stays when the next extract is none', async () => {
    const before = readFileSync(join(folder, 'town.pmtiles'))
    writeFileSync(join(folder, 'half.osm.pbf'), bytes.subarray(0, bytes.length - 40))
    expect(await mapTiles('half.osm.pbf', 'town.pmtiles')).toMatchObject({ code: 1 })
    expect(readFileSync(join(folder, 'town.pmtiles'))).toEqual(before)
    expect(await mapTiles('town.osm.pbf', 'town.pmtiles')).toMatchObject({ code: 0 })
  })
})

describe('what is no extract is refused in one sentence', () => {
  const good = extractBytes(smallTown)
  const damaged = Buffer.from(good)
  damaged.fill(7, 300, 400)
  const files: Readonly<Record<string, Buffer>> = {
    'page.osm.pbf': Buffer.from('<!doctype html><title>Not found</title>'.repeat(50)),
    'empty.osm.pbf': Buffer.alloc(0),
    'half.osm.pbf': good.subarray(0, good.length - 40),
    'damaged.osm.pbf': damaged,
    'history.osm.pbf': extractBytes(smallTown, 'HistoricalInformation'),
    'bare.osm.pbf': extractBytes({ nodes: [], ways: [], relations: [] }),
    'good.osm.pbf': good,
  }
  beforeAll(() => {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  })

  test.each([
    [['none.osm.pbf', 'out.pmtiles'], 'There is no file none.osm.pbf.'],
    [['page.osm.pbf', 'out.pmtiles'], 'page.osm.pbf is not an extract of OpenStreetMap in PBF (.osm.pbf).'],
    [['empty.osm.pbf', 'out.pmtiles'], 'empty.osm.pbf is not an extract of OpenStreetMap in PBF (.osm.pbf).'],
    [['half.osm.pbf', 'out.pmtiles'], 'half.osm.pbf ends in the middle: it was not copied or downloaded completely.'],
    [['damaged.osm.pbf', 'out.pmtiles'], 'damaged.osm.pbf is damaged: a part of it cannot be unpacked.'],
    [
      ['history.osm.pbf', 'out.pmtiles'],
      'history.osm.pbf needs what this command does not read: HistoricalInformation.',
    ],
    [['bare.osm.pbf', 'out.pmtiles'], 'bare.osm.pbf has nothing that the map shows.'],
    [['good.osm.pbf', 'nowhere/out.pmtiles'], `There is no folder ${join(folder, 'nowhere')}.`],
    [['good.osm.pbf', 'out.mbtiles'], 'out.mbtiles should end with .pmtiles.'],
    [['good.osm.pbf'], 'Say which: npm run map:tiles -- new-zealand-latest.osm.pbf streets.pmtiles.'],
  ])('%j', async (given, sentence) => {
    expect(await mapTiles(...given)).toEqual({ code: 1, said: '', complained: `${sentence}\n` })
    expect(readdirSync(folder).filter((name) => name.startsWith('out.'))).toEqual([])
  })
})
