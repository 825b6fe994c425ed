import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, 'a second'],
  [45, '45 seconds'],
  [119, '119 seconds'],
  [2079, '35 minutes'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
