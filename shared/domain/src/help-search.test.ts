import { expect, test } from 'vitest'
import { findHelp, helpEntryAt, helpPath } from './help-search.ts'
import { helpEntries, helpKeys } from './help-texts.ts'

test('gives each of the 16 texts an address of its own, which leads back to it', () => {
  expect(helpPath('privateServiceAreaOrVenue')).toBe('/help/private-service-area-or-venue')
  expect(new Set(helpKeys.map(helpPath)).size).toBe(16)
  for (const helpKey of helpKeys) expect(helpEntryAt(helpPath(helpKey).slice('/help/'.length))?.helpKey).toBe(helpKey)
  expect(helpEntryAt('nothing')).toBeUndefined()
})

test('finds texts that hold every word, titles first', () => {
  expect(findHelp('')).toEqual(helpEntries)
  expect(findHelp('  RADIUS ').map(({ helpKey }) => helpKey)).toEqual(['serviceAreas'])
  expect(findHelp('sessions')[0]?.helpKey).toBe('sessions')
  expect(findHelp('badge vouches')[0]?.helpKey).toBe('badgePartnerHome')
  expect(findHelp('radius zebra')).toEqual([])
})
