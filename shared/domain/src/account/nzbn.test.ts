import { expect, test } from 'vitest'
import { isNzbn, nzbnText } from './nzbn.ts'

test('takes numbers with a right check digit alone', () => {
  // As it is, with a digit changed, too short, and of another country.
  expect(isNzbn('9429041525746')).toBe(true)
  expect(isNzbn('9429041525747')).toBe(false)
  expect(isNzbn('942904152574')).toBe(false)
  expect(isNzbn('9300675001236')).toBe(false)
  // Two neighbours exchanged.
  expect(isNzbn('9429041527546')).toBe(false)
})

test('is read in groups', () => {
  expect(nzbnText('9429041525746')).toBe('9429 0415 2574 6')
})
