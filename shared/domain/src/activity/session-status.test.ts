import { expect, test } from 'vitest'
import { type ActivityStatus, activityStatuses } from '../enums.ts'
import { noSpaces, roomRefusal, sessionStatusRefusal } from './session-status.ts'

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
  ['fewer spaces', { ...room, maxSpaces: 9 }, { word: 'BelowBooked', taken: '10 spaces are booked' }],
  [
    'fewer interpreter places',
    { ...room, interpreterPlaces: 0 },
    { word: 'StockBelowBooked', taken: '1 of the interpreter places is booked', field: 'interpreterPlaces' },
  ],
])('room with %s', (_name, asked, refusal) => {
  expect(roomRefusal(asked, { all: taken, held: noSpaces, offered: noSpaces })).toEqual(refusal)
})

test.each([
  [{ spaces: 0 }, { spaces: 2 }, '8 spaces are booked and 2 offered to people who wait'],
  [{ spaces: 1 }, { spaces: 2 }, '7 spaces are booked, 1 held while somebody pays and 2 offered to people who wait'],
  [{ spaces: 9 }, { spaces: 0 }, '1 space is booked and 9 held while somebody pays'],
  [{ spaces: 0 }, { spaces: 10 }, '10 spaces are offered to people who wait'],
])('with %o held and %o offered it says so', (held, offered, words) => {
  const taking = { all: taken, held: { ...noSpaces, ...held }, offered: { ...noSpaces, ...offered } }
  expect(roomRefusal({ ...room, maxSpaces: 5 }, taking)).toEqual({ word: 'BelowBooked', taken: words })
})
