import { describe, expect, test } from 'vitest'
import { type ActivityStatus, activityStatuses } from '../enums.ts'
import { type ActivityChange, activityChangeRefusal } from './status.ts'

const free: ActivityChange = {
  from: 'Active',
  to: 'Active',
  priceCentsBefore: 0,
  priceCents: 0,
  plannedSessions: 1,
  openSessions: 0,
  mayTakePayments: false,
}

describe('statuses that follow one another', () => {
  const possible = new Set([
    'Draft Active',
    'Draft Cancelled',
    'Active Completed',
    'Active Cancelled',
    'Completed Active',
  ])
  const pairs = activityStatuses.flatMap((from) =>
    activityStatuses.map((to): [ActivityStatus, ActivityStatus] => [from, to]),
  )
  test.each(pairs)('%s to %s', (from, to) => {
    const expected = from === to || possible.has(`${from} ${to}`) ? null : 'NotThatStatus'
    expect(activityChangeRefusal({ ...free, from, to })).toBe(expected)
  })
})

test.each<[string, Partial<ActivityChange>, ReturnType<typeof activityChangeRefusal>]>([
  ['published without a session', { from: 'Draft', plannedSessions: 0 }, 'NothingToBook'],
  ['taken up again before its new sessions', { from: 'Completed', plannedSessions: 0 }, null],
  [
    'taken up again with a price, not connected',
    { from: 'Completed', priceCentsBefore: 1500, priceCents: 1500 },
    'NotConnected',
  ],
  ['changed while it has no session', { plannedSessions: 0 }, null],
  ['published with a price, not connected', { from: 'Draft', priceCents: 1500 }, 'NotConnected'],
  ['published with a price', { from: 'Draft', priceCents: 1500, mayTakePayments: true }, null],
  ['a draft with a price, not connected', { from: 'Draft', to: 'Draft', priceCents: 1500 }, null],
  ['given a price, not connected', { priceCents: 1500 }, 'NotConnected'],
  ['given another price, no longer connected', { priceCentsBefore: 1000, priceCents: 1500 }, null],
  ['made free, not connected', { priceCentsBefore: 1000 }, null],
  ['completed with sessions that are not over', { to: 'Completed', openSessions: 1 }, 'SessionsToCome'],
  ['completed', { to: 'Completed', plannedSessions: 0 }, null],
  ['cancelled with sessions to come', { to: 'Cancelled', openSessions: 3 }, null],
])('%s', (_, change, expected) => {
  expect(activityChangeRefusal({ ...free, ...change })).toBe(expected)
})
