import { expect, test } from 'vitest'
import { isOpenAt, isOpenThrough, type OpeningHours, openingHoursRefusal, openState } from './opening-hours.ts'

const open = (dayOfWeek: number, opensMinute: number, closesMinute: number): OpeningHours => ({
  dayOfWeek,
  opensMinute,
  closesMinute,
})
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day, 540, 1020))

test('is open from the opening minute until before the closing minute', () => {
  expect([539, 540, 1019, 1020].map((minute) => isOpenAt(weekdays, 1, minute))).toEqual([false, true, true, false])
  expect(openState(weekdays, 1, 600)).toEqual({ isOpen: true, changesAt: { dayOfWeek: 1, minute: 1020 } })
})

test('opens on Monday after closing on Friday evening', () => {
  expect(openState(weekdays, 5, 1020)).toEqual({ isOpen: false, changesAt: { dayOfWeek: 1, minute: 540 } })
  expect(openState(weekdays, 1, 539)).toEqual({ isOpen: false, changesAt: { dayOfWeek: 1, minute: 540 } })
})

test('stays open after midnight, also from Saturday into Sunday', () => {
  const late = [open(6, 1200, 1560)]
  expect(openState(late, 0, 119)).toEqual({ isOpen: true, changesAt: { dayOfWeek: 0, minute: 120 } })
  expect(isOpenAt(late, 0, 120)).toBe(false)
})

test('joins hours that touch at midnight, and never closes with seven full days', () => {
  expect(openState([open(1, 600, 1440), open(2, 0, 120)], 1, 700)?.changesAt).toEqual({ dayOfWeek: 2, minute: 120 })
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => open(day, 0, 1440))
  expect(openState(always, 3, 700)).toEqual({ isOpen: true, changesAt: null })
})

test('is unknown without hours, and does not pass the filter', () => {
  expect(openState([], 1, 600)).toBeNull()
  expect(isOpenAt([], 1, 600)).toBe(false)
})

test('agrees with the plain rule for every minute of a week', () => {
  const hours = [...weekdays, open(6, 1200, 1560), open(0, 300, 315)]
  for (let day = 0; day < 7; day++)
    for (let minute = 0; minute < 1440; minute++) {
      const isOpen = hours.some(
        (one) =>
          (one.dayOfWeek === day && minute >= one.opensMinute && minute < one.closesMinute) ||
          ((one.dayOfWeek + 1) % 7 === day && minute + 1440 < one.closesMinute),
      )
      expect(isOpenAt(hours, day, minute)).toBe(isOpen)
    }
})

test('is open through a stretch that ends when it closes, and through any where its hours are unknown', () => {
  const hours = [open(1, 540, 720), open(1, 720, 1020)]
  expect(isOpenThrough(hours, { dayOfWeek: 1, minute: 700 }, 320)).toBe(true)
  expect(isOpenThrough(hours, { dayOfWeek: 1, minute: 700 }, 321)).toBe(false)
  expect(isOpenThrough(hours, { dayOfWeek: 1, minute: 530 }, 60)).toBe(false)
  expect(isOpenThrough(hours, { dayOfWeek: 2, minute: 600 }, 15)).toBe(false)
  expect(isOpenThrough([], { dayOfWeek: 2, minute: 600 }, 15)).toBe(true)
})

test('refuses impossible hours with a reason', () => {
  expect(openingHoursRefusal(weekdays)).toBeNull()
  expect(openingHoursRefusal([open(1, 540, 720), open(1, 720, 1020)])).toBeNull()
  expect(openingHoursRefusal([open(1, 540, 721), open(1, 720, 1020)])).toBe('Two of these times overlap.')
  expect(openingHoursRefusal([open(6, 1200, 1560), open(0, 60, 600)])).toBe('Two of these times overlap.')
  expect(openingHoursRefusal([open(1, 540, 540)])).toBe('The closing time must be after the opening time.')
  expect(openingHoursRefusal([open(7, 540, 600)])).toBe('Choose a day of the week.')
  expect(openingHoursRefusal([open(1, 1440, 1500)])).toBe('Choose an opening time.')
  expect(openingHoursRefusal([open(1, 540, 1801)])).toBe('Choose a closing time no later than 6:00 am.')
})
