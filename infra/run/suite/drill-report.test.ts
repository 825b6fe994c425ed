import { compareCounts } from '@waymark/postgres/row-counts'
import { expect, it } from 'vitest'
import { drillReport } from './drill-report.ts'

const counts = (rows: Record<string, number>) => new Map(Object.entries(rows))
const report = (running: Record<string, number>, restored: Record<string, number>, written: Record<string, number>) =>
  drillReport({
    restoreMs: 1234,
    tables: compareCounts(counts(running), counts(restored), { before: counts({}), after: counts(written) }),
  })

it('finds a backup whole when every table has its rows, or what was written meanwhile explains the difference', () => {
  const { isWhole, lines } = report(
    { 'booking.booking': 20, 'notify.email': 7 },
    { 'booking.booking': 20, 'notify.email': 9 },
    { 'notify.email': 2 },
  )
  expect(isWhole).toBe(true)
  expect(lines.join('\n')).toMatch(/booking\.booking +20 +20\n/)
  expect(lines.join('\n')).toMatch(/notify\.email +7 +9 {2}2 written meanwhile/)
  expect(lines.at(-1)).toBe('Restored in 1.2 s. All 2 tables have their rows (29).')
})

it.each([
  ['fewer rows than nobody deleted', { a: 20 }, { a: 19 }, {}],
  ['more than were written', { a: 20 }, { a: 24 }, { a: 3 }],
  ['a table that is missing', { a: 20, b: 0 }, { a: 20 }, {}],
  ['a table too many', { a: 20 }, { a: 20, b: 0 }, {}],
])('shows %s', (_what, running, restored, written) => {
  const { isWhole, lines } = report(running, restored, written)
  expect(isWhole).toBe(false)
  expect(lines.join('\n')).toContain('DIFFERS')
  expect(lines.at(-1)).toMatch(/1 of \d tables differ: this backup is not whole\.$/)
})
