import { expect, it } from 'vitest'
import { noPlacesText } from './list-words.ts'

const otherwise = 'Nobody has added a place here.'

it.each([
  { isFiltered: false, onlyProvider: null, says: /^Nobody has added a place here\.$/ },
  { isFiltered: true, onlyProvider: null, says: /^No place in this view is known to have everything you ask for\.$/ },
  { isFiltered: false, onlyProvider: 'Rimu Physio', says: /only see the places of Rimu Physio.*ask them/ },
  { isFiltered: true, onlyProvider: 'Rimu Physio', says: /only see the places of Rimu Physio.*everything you ask for/ },
])('says why there are no places: filters $isFiltered, restricted to $onlyProvider', (empty) => {
  expect(noPlacesText(empty.isFiltered, empty.onlyProvider, otherwise)).toMatch(empty.says)
})
