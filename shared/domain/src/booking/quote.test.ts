import { expect, test } from 'vitest'
import { closedStatus, quoteRefusal, quoteStatuses } from './quote.ts'

const now = new Date('2026-11-24T00:00:00Z')
const later = new Date(now.getTime() + 1)

test('a booking is made only from a price that stands', () => {
  for (const status of quoteStatuses)
    expect(quoteRefusal({ status, standsUntil: later }, now)).toBe(status === 'Answered' ? null : 'QuoteNotOpen')
  expect(quoteRefusal({ status: 'Answered', standsUntil: now }, now)).toBe('QuoteNotOpen')
})

test('closing says who did it and when', () => {
  expect(closedStatus('Asked', 'client')).toBe('Withdrawn')
  expect(closedStatus('Answered', 'client')).toBe('Declined')
  expect(closedStatus('Asked', 'provider')).toBe('TurnedDown')
  expect(closedStatus('Answered', 'provider')).toBe('TurnedDown')
  for (const status of ['Accepted', 'Declined', 'Withdrawn', 'TurnedDown', 'Lapsed'] as const)
    expect(closedStatus(status, 'client')).toBeNull()
})
