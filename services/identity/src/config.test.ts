import { expect, test } from 'vitest'
import { readIdentityConfig } from './config.ts'

test.each([
  ['https://tiles.example/nz.pmtiles', 'https://tiles.example/nz.pmtiles'],
  ['streets.pmtiles', '/basemap/streets.pmtiles'],
  ['/var/maps/streets.pmtiles', '/basemap/streets.pmtiles'],
  ['', undefined],
])('the browser reads the street tiles %s at %s', (setting, address) => {
  expect(readIdentityConfig({ MAP_PMTILES_URL: setting }).mapPmtilesUrl).toBe(address)
})
