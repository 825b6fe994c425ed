import { expect, test } from 'vitest'
import { repeats } from '../enums.ts'
import { addDays, daysBetween } from '../schedule/wall-clock.ts'
import { wallToInstant } from '../schedule/wall-time.ts'
import { lastBookableDay, lastRepeatDay, maxSeriesDates, repeatDates, repeatRefusal } from './repeat.ts'

test('repeats by days, weeks and fortnights, first and last day included', () => {
  const first = '2026-11-24T09:15:00'
  expect(repeatDates(first, 'Daily', '2026-11-26')).toEqual([
    '2026-11-24T09:15:00',
    '2026-11-25T09:15:00',
    '2026-11-26T09:15:00',
  ])
  expect(repeatDates(first, 'Weekly', '2026-12-08')).toHaveLength(3)
  expect(repeatDates(first, 'Fortnightly', '2026-12-08')).toEqual([first, '2026-12-08T09:15:00'])
  expect(repeatDates(first, 'Weekly', '2026-11-24')).toEqual([first])
  expect(repeatDates(first, 'Weekly', '2026-11-23')).toEqual([])
})

test('allows exactly six months, and refuses a day more', () => {
  expect(lastRepeatDay('2026-11-24')).toBe('2027-05-24')
  expect(repeatRefusal('2026-11-24T09:15:00', '2027-05-24')).toBeNull()
  expect(repeatRefusal('2026-11-24T09:15:00', '2027-05-25')).toEqual({
    word: 'RepeatTooLong',
    sentence: 'Repeat for at most 6 months.',
  })
  expect(repeatRefusal('2026-11-24T09:15:00', '2026-11-23')?.word).toBe('RepeatEndsBefore')
  expect(repeatDates('2026-11-24T09:15:00', 'Daily', '2030-01-01').at(-1)).toBe('2027-05-24T09:15:00')
})

test('ends a series from the 31st on the last day of a shorter month', () => {
  expect(lastRepeatDay('2026-08-31')).toBe('2027-02-28')
})

test('allows a visit 6 months ahead, and the dates of a series 6 months after its first', () => {
  const today = '2026-11-22'
  expect(lastBookableDay(today, '2026-11-24')).toBe('2027-05-24')
  expect(lastBookableDay(today, '2027-05-22')).toBe('2027-11-22')
  expect(lastBookableDay(today, '2027-05-23')).toBe('2027-05-22')
  expect(lastBookableDay(today, '2026-09-01')).toBe('2027-05-22')
})

test('counts 185 days in the longest 6 months', () => {
  const from = (day: string) => repeatDates(`${day}T09:00:00`, 'Daily', '2030-01-01').length
  expect(Math.max(...Array.from({ length: 366 }, (_, days) => from(addDays('2027-01-01', days))))).toBe(maxSeriesDates)
  expect(from('2027-03-01')).toBe(maxSeriesDates)
})

test('keeps the wall time of every date across a clock change, so the hours between instants differ', () => {
  const dates = repeatDates('2026-09-20T09:15:00', 'Weekly', '2026-10-04')
  const instants = dates.map((date) => wallToInstant('Pacific/Auckland', date) ?? 0)
  expect(dates.every((date) => date.endsWith('T09:15:00'))).toBe(true)
  expect(instants.slice(1).map((instant, index) => (instant - (instants[index] ?? 0)) / 3_600_000)).toEqual([167, 168])
})

test('steps evenly within six months from any first day', () => {
  for (const repeat of repeats)
    for (const first of ['2026-01-31', '2027-08-31', '2028-02-29', '2026-12-01']) {
      const dates = repeatDates(`${first}T10:00:00`, repeat, '2099-01-01')
      const steps = dates
        .slice(1)
        .map((date, index) => daysBetween((dates[index] ?? '').slice(0, 10), date.slice(0, 10)))
      expect(new Set(steps).size).toBe(1)
      expect((dates.at(-1) ?? '').slice(0, 10) <= lastRepeatDay(first)).toBe(true)
    }
})

test('throws on a malformed wall date-time', () => {
  expect(() => repeatDates('2026-02-30T09:00:00', 'Daily', '2026-03-30')).toThrow(RangeError)
})
