import { expect, test } from 'vitest'
import { type SessionNow, sessionState } from './session-state.ts'

const open: SessionNow = {
  status: 'Active',
  isActivityDraft: false,
  isOfAmenity: false,
  startDateTime: '2026-12-05T10:00:00',
  timeZone: 'Pacific/Auckland',
  closedFor: null,
  spacesTaken: 3,
  maxSpaces: 12,
  waitlistLength: 0,
  checkedInCount: 0,
  peopleCount: 3,
}

test.each<[string, Partial<SessionNow>, string, string]>([
  ['with spaces', {}, 'Active', 'Booking open'],
  ['without', { spacesTaken: 12, waitlistLength: 2 }, 'Full', '2 waiting'],
  ['on a closed day', { closedFor: 'Staff day' }, 'Active', 'Closed that day: Staff day'],
  ['without, on a closed day', { closedFor: 'Staff day', spacesTaken: 12 }, 'Full', 'Closed that day: Staff day'],
  ['of a draft', { isActivityDraft: true }, 'Active', 'Opens with its activity'],
  ['of a draft amenity', { isActivityDraft: true, isOfAmenity: true }, 'Active', 'Opens with its amenity'],
  ['that has started', { startDateTime: '2026-12-01T10:00:00', isActivityDraft: true }, 'Active', 'It has started'],
  ['that is over', { status: 'Completed', checkedInCount: 2 }, 'Completed', '2 came, 1 did not'],
])('a session %s', (_title, changes, status, detail) => {
  expect(sessionState({ ...open, ...changes }, Date.parse('2026-12-03T00:00:00Z'))).toEqual({ status, detail })
})
