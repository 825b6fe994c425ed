import type { PublishedFact } from '@waymark/contracts/published-venue'
import { expect, test } from 'vitest'
import { checkedSince } from './access-facts.ts'

const fact = (checkedOn: string | null): PublishedFact => ({
  optionId: 11,
  isMet: true,
  measure: null,
  note: null,
  checkedOn,
})

test.each([
  ['of several the earliest', ['2026-11-27', '2025-02-01', '2026-01-01'], '2025-02-01'],
  ['not known where one was never checked', ['2026-11-27', null], null],
  ['not known of no facts', [], null],
])('the day of facts is %s', (_what, days, expected) => {
  expect(checkedSince(days.map(fact))).toBe(expected)
})
