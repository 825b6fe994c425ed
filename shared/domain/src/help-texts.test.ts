import { expect, test } from 'vitest'
import { helpEntries, helpEntry, helpKeys } from './help-texts.ts'

test('has a distinct title and text for all 16 keys of the source', () => {
  expect(helpKeys).toHaveLength(16)
  expect(new Set(helpEntries.map((entry) => entry.displayText)).size).toBe(16)
  for (const entry of helpEntries) {
    expect(entry.title.length).toBeGreaterThan(3)
    expect(entry.displayText.length).toBeGreaterThan(80)
  }
})

test("states the source's radius for service areas", () => {
  expect(helpEntry('serviceAreas').displayText).toContain('from 0.5 to 25 km')
})

test('explains multiple, override, staff and status for sessions', () => {
  const text = helpEntry('sessions').displayText
  for (const topic of ['Multiple', 'Override', 'Staff', 'Status']) expect(text).toContain(`${topic}:`)
})
