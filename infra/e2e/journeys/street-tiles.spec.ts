import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { middle, smallTown } from '../../basemap/test/small-town.ts'
import { extractBytes } from '../../basemap/test/write-extract.ts'
import { test } from '../fixtures/own-suite.ts'
import { expect } from '../fixtures/test.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-street-tiles-'))
const tiles = join(folder, 'town.pmtiles')
test.use({ suiteEnv: { MAP_PMTILES_URL: tiles } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [lng, lat] = middle
writeFileSync(join(folder, 'town.osm.pbf'), extractBytes(smallTown))
execFileSync(process.execPath, [
  fileURLToPath(new URL('../../basemap/src/map-tiles.ts', import.meta.url)),
  join(folder, 'town.osm.pbf'),
  tiles,
])

test("an operator's extract becomes streets of the running map, in one command", { tag: '@map' }, async ({ page }) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/basemap/streets.pmtiles'))
  const map = new LocationMapPage(page)
  await map.open(`?near=Whang%C4%81rei&at=${lat},${lng}&z=16`)
  await map.hasDrawnMap()
  expect((await asked).status()).toBe(206)
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
  await expect(page.getByText('This map has no streets.')).toHaveCount(0)
  await test.step('elsewhere the map says that it has none', async () => {
    await map.open('?near=Nelson&at=-41.2706,173.284&z=16')
    await expect(page.getByText('This map has no streets.')).toBeVisible()
  })
})
