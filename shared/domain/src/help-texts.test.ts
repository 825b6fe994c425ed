import { expect, test } from 'vitest'
import { helpEntries, helpEntry, helpKeys } from './help-texts.ts'

test('all 16 keys of the source have a title and a text of their own', () => {
  expect(helpKeys).toHaveLength(16)
  expect(new Set(helpEntries.map((entry) => entry.displayText)).size).toBe(16)
  for (const entry of helpEntries) {
    expect(entry.title.length).toBeGreaterThan(3)
    expect(entry.displayText.length).toBeGreaterThan(80)
  }
})

test('service areas state the radius of the source', () => {
  expect(helpEntry('serviceAreas').displayText).toContain('from 0.5 to 25 km')
})

test('sessions explain multiple, override, staff and status', () => {
  const text = helpEntry('sessions').displayText
  for (const topic of ['Multiple', 'Override', 'Staff', 'Status']) expect(text).toContain(`${topic}:`)
})
