import { accessOptions } from '@waymark/domain/access-fit/options'
import { expect, it } from 'vitest'
import { filterSentence, mapStatus, noPlacesText } from './list-words.ts'
import { anyDay, noFilters } from './map-state.ts'

const otherwise = 'Nobody has added a place here.'

it.each([
  { isFiltered: false, onlyProvider: null, says: /^Nobody has added a place here\.$/ },
  { isFiltered: true, onlyProvider: null, says: /^No place in this view is known to have everything you ask for\.$/ },
  { isFiltered: false, onlyProvider: 'Rimu Physio', says: /only see the places of Rimu Physio.*ask them/ },
  { isFiltered: true, onlyProvider: 'Rimu Physio', says: /only see the places of Rimu Physio.*everything you ask for/ },
])('says why there are no places: filters $isFiltered, restricted to $onlyProvider', (empty) => {
  expect(noPlacesText(empty.isFiltered, empty.onlyProvider, otherwise)).toMatch(empty.says)
})

const idOf = (key: string) => accessOptions.find((option) => option.key === key)?.id ?? 0
const wanting = (...keys: string[]) => ({
  ...noFilters,
  options: keys.map((key) => ({ accessibilityOptionId: idOf(key), threshold: null })),
})
const outOfOrder = (key: string) => [{ accessibilityOptionId: idOf(key) }]

it('says what all places of a list have, but not what is out of order at one of them now', () => {
  const asked = wanting('stepFreeEntrance', 'accessibleToilet')
  expect(filterSentence(asked, anyDay, [])).toBe('All have: no steps, accessible toilet.')
  expect(filterSentence(asked, anyDay, outOfOrder('accessibleToilet'))).toBe('All have: no steps. 1 more filter on.')
  expect(filterSentence(asked, anyDay, outOfOrder('lift'))).toBe('All have: no steps, accessible toilet.')
  expect(filterSentence(wanting('accessibleToilet'), anyDay, outOfOrder('accessibleToilet'))).toBe('1 filter on.')
})

it('leaves out what goes with something that is out of order, and nothing for an amenity', () => {
  const room = wanting('toiletTurningSpace')
  expect(filterSentence(room, anyDay, outOfOrder('accessibleToilet'))).toBe('1 filter on.')
  expect(filterSentence(room, anyDay, [{ accessibilityOptionId: null }])).toMatch(/^All have: /)
})

it.each([
  [1, false, '1 place in view. The list has it too.'],
  [10, false, '10 places in view. The list has all of them.'],
  [11, false, '11 places in view. The list has all of them, 10 at a time.'],
  [900, true, '900 places in view. Zoom in to see each of them.'],
])('says of %i places on the map what the list has of them', (totalCount, isCut, says) => {
  expect(mapStatus(totalCount, isCut, 'places')).toBe(says)
})
