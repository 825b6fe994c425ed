import { expect, test } from 'vitest'
import { keptUntil, noteMonths, notePurposeIds, notePurposes } from './client-note.ts'

test.each([
  ['2026-11-24T09:00:00Z', 12, '2027-11-24T09:00:00.000Z'],
  ['2026-11-30T09:00:00Z', 3, '2027-02-28T09:00:00.000Z'],
  ['2026-08-31T09:00:00Z', 6, '2027-02-28T09:00:00.000Z'],
])('a note of %s that is kept %i months ends on %s', (from, months, until) => {
  expect(keptUntil(new Date(from), months).toISOString()).toBe(until)
})

test('every purpose can be chosen, and nothing is kept for longer than two years', () => {
  expect([...notePurposeIds].toSorted()).toEqual(Object.keys(notePurposes).toSorted())
  expect(Math.max(...noteMonths)).toBe(24)
})
