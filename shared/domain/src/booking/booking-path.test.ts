import { expect, test } from 'vitest'
import { bookingPath } from './booking-path.ts'

const visit = { bookingId: 41, itemType: 'Service', activitySessionId: null } as const
const spaces = { bookingId: 42, itemType: 'Activity', activitySessionId: 7 } as const

test.each([
  [visit, 'client', '/booking/41'],
  [visit, 'provider', '/booking/41'],
  [spaces, 'client', '/activity-booking/42'],
  [spaces, 'provider', '/service-area/activities-events/activity-session/7'],
] as const)('%o as %s', (booking, side, path) => {
  expect(bookingPath(booking, side)).toBe(path)
})
