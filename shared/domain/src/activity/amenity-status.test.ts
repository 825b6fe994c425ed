import { expect, test } from 'vitest'
import {
  type AmenityChange,
  activityStatusOf,
  amenityChangeRefusal,
  amenityStatuses,
  amenityStatusOf,
} from './amenity-status.ts'

const open: AmenityChange = {
  from: 'Active',
  to: 'Active',
  wasBookable: true,
  isBookable: true,
  priceCentsBefore: 0,
  priceCents: 0,
  plannedSessions: 3,
  mayTakePayments: false,
}
const draft = { ...open, from: 'Draft', to: 'Draft' } as const

test.each<[string, AmenityChange, ReturnType<typeof amenityChangeRefusal>]>([
  ['stays as it is', open, null],
  ['is put on the map without sessions', { ...draft, to: 'Active', plannedSessions: 0 }, null],
  ['is closed with sessions to come, which it cancels', { ...open, to: 'Closed', isBookable: false }, null],
  ['is thrown away as a draft', { ...draft, to: 'Closed' }, null],
  ['opens again', { ...open, from: 'Closed' }, null],
  ['cannot go back to draft', { ...open, to: 'Draft' }, 'NotThatStatus'],
  ['cannot go back to draft once closed', { ...draft, from: 'Closed' }, 'NotThatStatus'],
  ['cannot stop being booked with sessions to come', { ...open, isBookable: false }, 'SessionsToCome'],
  ['stops being booked without sessions', { ...open, isBookable: false, plannedSessions: 0 }, null],
  ['is priced before it is shown', { ...draft, priceCents: 500 }, null],
  ['is shown with a price that nobody can pay', { ...draft, to: 'Active', priceCents: 500 }, 'NotConnected'],
  ['is shown with a price', { ...draft, to: 'Active', priceCents: 500, mayTakePayments: true }, null],
  ['is given a price', { ...open, priceCents: 500 }, 'NotConnected'],
  [
    'becomes bookable for money',
    { ...open, wasBookable: false, priceCentsBefore: 500, priceCents: 500 },
    'NotConnected',
  ],
  ['mends its texts after the card account was refused', { ...open, priceCentsBefore: 500, priceCents: 500 }, null],
  [
    'has a price nobody pays while it is not booked',
    { ...open, wasBookable: false, isBookable: false, priceCents: 5 },
    null,
  ],
])('%s', (_name, change, refusal) => {
  expect(amenityChangeRefusal(change)).toBe(refusal)
})

test('is the status of its activity', () => {
  for (const status of amenityStatuses) expect(amenityStatusOf(activityStatusOf(status))).toBe(status)
  expect(amenityStatusOf('Completed')).toBe('Closed')
})
