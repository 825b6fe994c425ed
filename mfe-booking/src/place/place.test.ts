import { expect, test } from 'vitest'
import { addressOf, addressParts } from './place.ts'
import { readPlace, writePlace } from './place-query.ts'

test('an address is joined and split again', () => {
  const address = addressOf(' 42 Daniell Street ', 'Newtown, Wellington')
  expect(address).toBe('42 Daniell Street, Newtown, Wellington')
  expect(addressParts(address)).toEqual({ street: '42 Daniell Street', placeLabel: 'Newtown, Wellington' })
  expect(addressParts('Level 2')).toEqual({ street: 'Level 2', placeLabel: '' })
  expect(addressOf('', 'Newtown, Wellington')).toBe('Newtown, Wellington')
})

test('a place is kept in the URL', () => {
  const query = new URLSearchParams('service=3')
  writePlace(query, { label: 'Whakatāne', latitude: -37.95, longitude: 176.99 })
  expect(readPlace(new URLSearchParams(query.toString()))).toEqual({
    label: 'Whakatāne',
    latitude: -37.95,
    longitude: 176.99,
  })
  writePlace(query, null)
  expect(query.toString()).toBe('service=3')
})

test.each(['near=X&lat=-41', 'near=X&lat=abc&lng=1', 'near=X&lat=-91&lng=1', 'lat=1&lng=1', 'near=X&lat=&lng='])(
  'a URL with "%s" names no place',
  (search) => expect(readPlace(new URLSearchParams(search))).toBeNull(),
)
