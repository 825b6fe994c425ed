import { expect, test } from 'vitest'
import { sessionAvailability } from '../enums.ts'
import type { FreeDay } from '../schedule/free-starts.ts'
import { alternativeTimes, checkDates } from './date-check.ts'

const { Available, NotAvailable, Removed, Duplicated, AlternativeTimeAvailable, AlternativeTimeDuplicated } =
  sessionAvailability
const asked = (dateTime: string, isRemoved = false) => ({ dateTime, isRemoved })
const freeDay = (day: string, ...minutes: number[]): FreeDay => ({ day, minutes, free: minutes.map(() => 1) })
const nine = 540

test('marks a free time Available, and a removed one Removed without alternatives', () => {
  const free = [freeDay('2026-11-24', nine)]
  expect(checkDates([asked('2026-11-24T09:00:00'), asked('2026-11-24T09:00:00', true)], free, [], 15)).toEqual([
    { dateTime: '2026-11-24T09:00:00', availability: Available, alternativeTimes: [] },
    { dateTime: '2026-11-24T09:00:00', availability: Removed, alternativeTimes: [] },
  ])
})

test('marks a date without free times nearby NotAvailable, or Duplicated when the client holds it', () => {
  const held = ['2026-11-25T09:00:00']
  const dates = checkDates([asked('2026-11-24T09:00:00'), asked('2026-11-25T09:00:00')], [], held, 15)
  expect(dates.map(({ availability }) => availability)).toEqual([NotAvailable, Duplicated])
})

test('marks the second of two equal dates as the duplicate', () => {
  const free = [freeDay('2026-11-24', nine)]
  const dates = checkDates([asked('2026-11-24T09:00:00'), asked('2026-11-24T09:00:00')], free, [], 15)
  expect(dates.map(({ availability }) => availability)).toEqual([Available, Duplicated])
})

test('offers other free times as alternatives for both', () => {
  const free = [freeDay('2026-11-24', 600), freeDay('2026-11-25', nine, 600)]
  const held = ['2026-11-25T09:00:00']
  expect(checkDates([asked('2026-11-24T09:00:00'), asked('2026-11-25T09:00:00')], free, held, 15)).toEqual([
    {
      dateTime: '2026-11-24T09:00:00',
      availability: AlternativeTimeAvailable,
      alternativeTimes: ['2026-11-24T10:00:00', '2026-11-25T10:00:00'],
    },
    {
      dateTime: '2026-11-25T09:00:00',
      availability: AlternativeTimeDuplicated,
      alternativeTimes: ['2026-11-25T10:00:00'],
    },
  ])
})

test('never offers a time that another date has or is offered first', () => {
  const free = [freeDay('2026-11-24', 600, 615), freeDay('2026-11-25', nine)]
  const dates = checkDates(
    [asked('2026-11-24T09:00:00'), asked('2026-11-24T09:15:00'), asked('2026-11-25T09:00:00')],
    free,
    [],
    15,
  )
  expect(dates.map(({ alternativeTimes: [nearest] }) => nearest)).toEqual([
    '2026-11-24T10:00:00',
    '2026-11-24T10:15:00',
    undefined,
  ])
})

test('never offers a time at which the person has another visit', () => {
  // Daily at 11:30 for an hour and a half: Saturday is taken, and Sunday at 10:15 would run into the visit of Sunday.
  const free = [freeDay('2026-12-26', 600), freeDay('2026-12-27', 540, 615, 690)]
  const series = [asked('2026-12-26T11:30:00'), asked('2026-12-27T11:30:00')]
  const [saturday] = checkDates(series, free, [], 90)
  expect(saturday?.alternativeTimes).toEqual(['2026-12-26T10:00:00', '2026-12-27T09:00:00'])
  const [held] = checkDates(series.slice(0, 1), free, ['2026-12-27T11:30:00'], 90)
  expect(held?.alternativeTimes).toEqual(['2026-12-26T10:00:00', '2026-12-27T09:00:00'])
})

test('offers a time beside that of the date itself, which is not free', () => {
  const [date] = checkDates([asked('2026-12-26T11:30:00')], [freeDay('2026-12-26', 675)], [], 90)
  expect(date?.alternativeTimes).toEqual(['2026-12-26T11:15:00'])
})

test('never moves two dates to times that overlap', () => {
  const free = [freeDay('2026-12-26', 600, 615, 720)]
  const dates = checkDates([asked('2026-12-26T08:00:00'), asked('2026-12-27T08:00:00')], free, [], 90)
  expect(dates.map(({ alternativeTimes: [nearest] }) => nearest)).toEqual([
    '2026-12-26T10:00:00',
    '2026-12-26T12:00:00',
  ])
})

test('orders alternatives: the same day by distance, then up to 7 days away, later days first, six at most', () => {
  const free = [
    freeDay('2026-11-16', nine),
    freeDay('2026-11-17', nine),
    freeDay('2026-11-23', nine),
    freeDay('2026-11-24', 480, 600, 900),
    freeDay('2026-11-25', 600, 480),
    freeDay('2026-12-01', nine),
    freeDay('2026-12-02', nine),
  ]
  expect(alternativeTimes('2026-11-24T09:00:00', free, { taken: [], durationMinutes: 15 })).toEqual([
    '2026-11-24T08:00:00',
    '2026-11-24T10:00:00',
    '2026-11-24T15:00:00',
    '2026-11-25T08:00:00',
    '2026-11-25T10:00:00',
    '2026-11-23T09:00:00',
  ])
  const far = [
    freeDay('2026-11-16', nine),
    freeDay('2026-11-17', nine),
    freeDay('2026-12-01', nine),
    freeDay('2026-12-02', nine),
  ]
  expect(alternativeTimes('2026-11-24T09:00:00', far, { taken: [], durationMinutes: 15 })).toEqual([
    '2026-12-01T09:00:00',
    '2026-11-17T09:00:00',
  ])
  expect(alternativeTimes('2026-11-24T09:00:00', far, { taken: ['2026-12-01T09:00:00'], durationMinutes: 15 })).toEqual(
    ['2026-11-17T09:00:00'],
  )
})

test('treats a time off the quarter hour as never free', () => {
  const [date] = checkDates([asked('2026-11-24T09:00:30')], [freeDay('2026-11-24', nine)], [], 15)
  expect(date?.availability).toBe(AlternativeTimeAvailable)
})
