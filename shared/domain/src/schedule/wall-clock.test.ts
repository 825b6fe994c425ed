import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  dayOfWeek,
  daysBetween,
  minuteOfTime,
  mondayOf,
  timeOfMinute,
  wallDateTime,
  wallParts,
} from './wall-clock.ts'

test('converts days to numbers and back, across leap years and before 1970', () => {
  for (let days = -40_000; days <= 60_000; days += 37) expect(dayNumber(dayOfNumber(days))).toBe(days)
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2028-02-29')).toBe(21_243)
})

test('refuses days that the calendar does not have', () => {
  for (const day of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-3', '', '2026-11-20T00:00:00'])
    expect(dayNumber(day)).toBeNull()
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

test('counts Sunday as 0 and Saturday as 6', () => {
  expect(dayOfWeek('2026-11-22')).toBe(0)
  expect(dayOfWeek('2026-11-28')).toBe(6)
  expect(dayOfWeek('1969-12-31')).toBe(3)
})

test('keeps the day of the month when adding months, or takes the last one', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
  expect(addMonths('2026-11-20', 6)).toBe('2027-05-20')
  expect(addMonths('2026-11-20', -11)).toBe('2025-12-20')
  expect(daysBetween('2026-11-20', '2027-05-20')).toBe(181)
})

test('finds the Monday of any day, even a Sunday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
})

test('parses times of day as whole minutes of a 24 hour clock', () => {
  expect(minuteOfTime('00:00')).toBe(0)
  expect(minuteOfTime('23:59')).toBe(1439)
  expect(minuteOfTime('09:15:00')).toBe(555)
  for (const time of ['24:00', '9:15', '09:60', '09:15:30', 'nine']) expect(minuteOfTime(time)).toBeNull()
  for (let minute = 0; minute < 1440; minute++) expect(minuteOfTime(timeOfMinute(minute))).toBe(minute)
})

test('splits and joins wall date-times, rolling minutes over midnight', () => {
  expect(wallParts('2026-11-20T09:15:30')).toEqual({ day: '2026-11-20', minute: 555, second: 30 })
  expect(wallParts('2026-02-29T09:15:00')).toBeNull()
  expect(wallParts('2026-11-20T09:15')).toBeNull()
  expect(wallParts('2026-11-20T09:15:00Z')).toBeNull()
  expect(wallDateTime('2026-12-31', 1440 + 15)).toBe('2027-01-01T00:15:00')
  expect(wallDateTime('2027-01-01', -15)).toBe('2026-12-31T23:45:00')
})
