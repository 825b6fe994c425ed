import { expect, test } from 'vitest'
import { isMovedSinceBooked } from './agreed-times.ts'

const startsAt = new Date('2026-12-01T01:00:00Z')
const endsAt = new Date('2026-12-01T02:00:00Z')
const later = (at: Date) => new Date(at.getTime() + 60_000)

test.each([
  ['never moved', { agreedStartsAt: null, agreedEndsAt: null }, false],
  ['moved back', { agreedStartsAt: startsAt, agreedEndsAt: endsAt }, false],
  ['starts at another time', { agreedStartsAt: later(startsAt), agreedEndsAt: endsAt }, true],
  ['ends at another time', { agreedStartsAt: startsAt, agreedEndsAt: later(endsAt) }, true],
])('a session that %s', (_, agreed, isMoved) => {
  expect(isMovedSinceBooked({ startsAt, endsAt, ...agreed })).toBe(isMoved)
})
