import { expect, test } from 'vitest'
import { searchWords, waysToWrite } from './search-words.ts'

test.each([
  ['Whangārei Hospital', ['whangarei', 'hospital']],
  ["O'Connell St, 12/4", ['oconnell', 'st', '12', '4']],
  ['  ', []],
  ['%_&|!:*()', []],
])('compares %s by its words', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('knows a street by its short form, and a saint as well', () => {
  expect(waysToWrite('st')).toEqual(['st', 'street', 'saint'])
  expect(waysToWrite('road')).toEqual(['road', 'rd'])
  expect(waysToWrite('cuba')).toEqual(['cuba'])
})
