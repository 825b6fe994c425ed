import { expect, test } from 'vitest'
import { type ActivityStatus, activityStatuses } from '../enums.ts'
import { roomRefusal, sessionStatusRefusal } from './session-status.ts'

const now = new Date('2026-12-01T00:00:00Z')
const hour = 3_600_000
const toCome = { isBooked: false, startsAt: new Date(now.getTime() + hour), endsAt: new Date(now.getTime() + 2 * hour) }
const running = { isBooked: false, startsAt: new Date(now.getTime() - hour), endsAt: new Date(now.getTime() + hour) }
const over = { isBooked: false, startsAt: new Date(now.getTime() - 2 * hour), endsAt: new Date(now.getTime() - hour) }

const allowed: Readonly<Record<ActivityStatus, readonly ActivityStatus[]>> = {
  Draft: ['Draft', 'Active', 'Cancelled'],
  Active: ['Active', 'Completed', 'Cancelled'],
  Completed: ['Completed'],
  Cancelled: ['Cancelled'],
}

test.each(activityStatuses.flatMap((from) => activityStatuses.map((to) => [from, to] as const)))(
  'a running session that is %s becomes %s only where it may',
  (status, to) => {
    expect(sessionStatusRefusal({ status, ...running }, to, now)).toBe(allowed[status].includes(to) ? null : status)
  },
)

test('a session to come cannot be completed, and one that is over cannot be opened', () => {
  expect(sessionStatusRefusal({ status: 'Active', ...toCome }, 'Completed', now)).toBe('still to come')
  expect(sessionStatusRefusal({ status: 'Draft', ...over }, 'Active', now)).toBe('over')
  expect(sessionStatusRefusal({ status: 'Active', ...over }, 'Completed', now)).toBeNull()
})

test('an open session goes back to draft before it starts, while nobody has booked it', () => {
  expect(sessionStatusRefusal({ status: 'Active', ...toCome }, 'Draft', now)).toBeNull()
  expect(sessionStatusRefusal({ status: 'Active', ...toCome, isBooked: true }, 'Draft', now)).toBe('booked')
  expect(sessionStatusRefusal({ status: 'Active', ...running }, 'Draft', now)).toBe('Active')
})

const room = { maxSpaces: 10, wheelchairSpaces: 2, hearingReceivers: 0, interpreterPlaces: 1, quietPlaces: 0 }
const taken = { spaces: 10, wheelchairSpaces: 2, hearingReceivers: 0, interpreterPlaces: 1, quietPlaces: 0 }

test.each([
  ['exactly what is booked', room, null],
  ['fewer spaces', { ...room, maxSpaces: 9 }, { word: 'BelowBooked', taken: 10 }],
  [
    'fewer interpreter places',
    { ...room, interpreterPlaces: 0 },
    { word: 'StockBelowBooked', taken: 1, kind: 'the interpreter places', field: 'interpreterPlaces' },
  ],
])('room with %s', (_name, asked, refusal) => {
  expect(roomRefusal(asked, taken)).toEqual(refusal)
})
