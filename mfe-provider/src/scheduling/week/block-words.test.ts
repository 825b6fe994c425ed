import { expect, it } from 'vitest'
import { moreText, spanText, stateText } from './block-words.ts'
import type { WeekBlock } from './week-blocks.ts'

const free: WeekBlock = {
  kind: 'free',
  startMinute: 540,
  endMinute: 600,
  starts: [540],
  staffNames: ['Sina Leota', 'Tāne Wiremu'],
  note: null,
  bookings: [],
}

it('shows one free start, or how many and the last', () => {
  expect(stateText(free)).toBe('Free')
  expect(moreText(free)).toBe('Sina Leota, Tāne Wiremu')
  const run = { ...free, endMinute: 660, starts: [540, 555, 600] }
  expect(stateText(run)).toBe('Free, 3 starts')
  expect(moreText(run)).toBe('Last start 10:00\u00a0am. Sina Leota, Tāne Wiremu')
})

it('names a few people, and counts the rest', () => {
  const staffNames = Array.from({ length: 65 }, (_, index) => `Person ${index + 1}`)
  expect(moreText({ ...free, staffNames: staffNames.slice(0, 5) })).toContain('Person 4, Person 5')
  expect(moreText({ ...free, staffNames })).toBe('Person 1, Person 2, Person 3 and 62 others')
})

it('names a whole day and the end of a day', () => {
  expect(spanText({ ...free, startMinute: 0, endMinute: 1440 })).toBe('All day')
  expect(spanText({ ...free, startMinute: 780, endMinute: 1440 })).toBe('1:00\u00a0pm to midnight')
})

it('counts bookings of the same hours', () => {
  const booking = (bookingId: number) => ({ bookingId, startMinute: 540, staffNames: [] })
  expect(stateText({ ...free, kind: 'booked', starts: [], bookings: [booking(1)] })).toBe('Booked')
  expect(stateText({ ...free, kind: 'booked', starts: [], bookings: [booking(1), booking(2)] })).toBe('2 booked')
})
