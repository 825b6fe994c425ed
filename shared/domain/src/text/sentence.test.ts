import { expect, test } from 'vitest'
import { sentenceOf } from './sentence.ts'

test.each([
  ['E mutu ana', 'E mutu ana.'],
  ['The pool leaks.', 'The pool leaks.'],
  ['Really?', 'Really?'],
  ['She said "no!"', 'She said "no!"'],
  ['Back at 3 (or 4)', 'Back at 3 (or 4).'],
])('%s becomes a sentence', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence)
})
