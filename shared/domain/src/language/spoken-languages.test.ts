import { expect, test } from 'vitest'
import { isSpokenLanguage, languagesText, spokenLanguages } from './spoken-languages.ts'

test('names languages in the order of the list, and no code that it does not know', () => {
  expect(languagesText(['sm', 'nzs', 'tlh', 'en'])).toBe(
    'English, New Zealand Sign Language (NZSL), Gagana Sāmoa (Samoan)',
  )
  expect(languagesText([])).toBe('')
  expect(isSpokenLanguage('asf')).toBe(true)
  expect(isSpokenLanguage('tlh')).toBe(false)
})

test('each language stands in the list once', () => {
  expect(new Set(spokenLanguages.map(({ code }) => code)).size).toBe(spokenLanguages.length)
  const names = spokenLanguages.slice(4).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-NZ')))
})
