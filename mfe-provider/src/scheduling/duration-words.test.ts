import { expect, it } from 'vitest'
import { durationText } from './duration-words.ts'

it('says hours and minutes as people do', () => {
  expect(durationText(60)).toBe('1 hour')
  expect(durationText(45)).toBe('45 minutes')
  expect(durationText(75)).toBe('1 hour and 15 minutes')
  expect(durationText(0)).toBe('0 minutes')
})
