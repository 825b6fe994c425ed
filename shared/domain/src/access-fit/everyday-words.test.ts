import { expect, test } from 'vitest'
import { everydayKeys, everydayWords } from './everyday-words.ts'
import { accessOptions } from './options.ts'

test('every key is an option', () => {
  const keys = new Set(accessOptions.map(({ key }) => key))
  expect(everydayKeys.filter((key) => !keys.has(key))).toEqual([])
})

test('an option has the words of all groups that look for it', () => {
  expect(everydayWords({ key: 'captions' })).toContain('deaf')
  expect(everydayWords({ key: 'quietRoom' })).toMatch(/autism.*dementia.*epilepsy/)
  expect(everydayWords({ key: 'hoist' })).toContain('mobility scooter')
})
