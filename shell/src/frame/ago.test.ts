import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:01Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-12T12:00:00Z', '8 days ago'],
])('%s was %s', (instant, text) => {
  expect(ago(instant, now)).toBe(text)
})
