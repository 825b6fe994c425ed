import { expect, test } from 'vitest'
import { bookingStatus } from '../enums.ts'
import {
  bookingStatusNames,
  filterableStatuses,
  isBeingPlaced,
  isLive,
  liveStatuses,
  mayBecome,
  nobodyWords,
} from './status.ts'

const all = Object.values(bookingStatus)

test('names and filterable statuses are those of the source', () => {
  expect(filterableStatuses.map((status) => bookingStatusNames[status])).toEqual([
    'Confirmed',
    'Completed',
    'Cancelled',
    'Incomplete',
  ])
})

test('only a Confirmed booking becomes Completed or Cancelled, and nothing leaves those two', () => {
  for (const from of all) {
    expect(mayBecome(from, bookingStatus.Completed)).toBe(from === bookingStatus.Confirmed)
    expect(mayBecome(from, bookingStatus.Cancelled)).toBe(from === bookingStatus.Confirmed)
    expect(mayBecome(bookingStatus.Completed, from)).toBe(false)
    expect(mayBecome(bookingStatus.Cancelled, from)).toBe(false)
    expect(mayBecome(from, bookingStatus.New)).toBe(false)
    expect(mayBecome(from, from)).toBe(false)
  }
  expect(mayBecome(bookingStatus.New, bookingStatus.Confirmed)).toBe(true)
  expect(mayBecome(bookingStatus.New, bookingStatus.Incomplete)).toBe(true)
})

test('New and Confirmed hold time', () => {
  expect(all.filter(isLive)).toEqual([...liveStatuses])
})

test('only a New date is still being placed', () => {
  expect(all.filter((status) => isBeingPlaced({ status }))).toEqual([bookingStatus.New])
})

test('of a booking that is over nobody comes any more', () => {
  expect(all.map((status) => nobodyWords({ status }))).toEqual([
    'Nobody yet',
    'Nobody yet',
    'Nobody',
    'Nobody',
    'Nobody yet',
  ])
})
