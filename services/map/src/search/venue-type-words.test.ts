import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'
import { groupedWords } from './venue-type-words.ts'

test.each([
  ['swimming pool', 'Pool'],
  ['swimming pools', 'Pool'],
  ['swimming po', null],
  ['swimming poo', 'Pool'],
  ['aquatic center', 'Pool'],
  ['church', 'Place of worship'],
  ['Train Station', 'Station or terminal'],
  ['movies', 'Cinema'],
  ['libraries', 'Library'],
  ['hiking tracks', 'Walking track'],
  ['church street', null],
  ['12 college st', null],
  ['centre', null],
  ['bus', null],
  ['library', null],
])('reads %s as %s', (typed, label) => {
  const labels = groupedWords(searchWords(typed)).flatMap((group) => group.labels.map((words) => words.join(' ')))
  expect(labels).toEqual(label === null ? [] : [searchWords(label).join(' ')])
  if (label !== null) expect(venueTypes.map((type) => type.label)).toContain(label)
})

test('leaves the words beside a name of a kind of venue as they are', () => {
  expect(groupedWords(['petone', 'swimming', 'pool', 'car', 'park']).map(({ words }) => words)).toEqual([
    ['petone'],
    ['swimming', 'pool'],
    ['car'],
    ['park'],
  ])
})
