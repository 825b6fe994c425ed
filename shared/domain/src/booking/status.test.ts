import { expect, test } from 'vitest'
import { bookingStatus } from '../enums.ts'
import {
  bookingStatusNames,
  filterableStatuses,
  isBeingPlaced,
  isLive,
  liveStatuses,
  mayBecome,
  nobodyText,
} from './status.ts'

const all = Object.values(bookingStatus)

test("has the source's names and filterable statuses", () => {
  expect(filterableStatuses.map((status) => bookingStatusNames[status])).toEqual([
    'Confirmed',
    'Completed',
    'Cancelled',
    'Incomplete',
  ])
})

test('lets only a Confirmed booking become Completed or Cancelled, both of which are final', () => {
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

test('holds time when New or Confirmed', () => {
  expect(all.filter(isLive)).toEqual([...liveStatuses])
})

test('is being placed only while New', () => {
  expect(all.filter((status) => isBeingPlaced({ status }))).toEqual([bookingStatus.New])
})

test('says that nobody comes any more to a booking that is over', () => {
  expect(all.map((status) => nobodyText({ status }))).toEqual([
    'Nobody yet',
    'Nobody yet',
    'Nobody',
    'Nobody',
    'Nobody yet',
  ])
})
