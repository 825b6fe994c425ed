import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [2079, '35 minutes'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
