import { expect, it } from 'vitest'
import { durationWords } from './duration-words.ts'

it('says hours and minutes as people do', () => {
  expect(durationWords(60)).toBe('1 hour')
  expect(durationWords(45)).toBe('45 minutes')
  expect(durationWords(75)).toBe('1 hour and 15 minutes')
  expect(durationWords(0)).toBe('0 minutes')
})
