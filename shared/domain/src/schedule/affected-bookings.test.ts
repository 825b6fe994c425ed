import { expect, test } from 'vitest'
import { affectedBookings, type HeldBooking, type ServiceTimes } from './affected-bookings.ts'
import { wallToInstant } from './wall-time.ts'

const zone = 'Pacific/Auckland'
const at = (wall: string): number => wallToInstant(zone, wall) ?? Number.NaN
const booking = (wall: string, staffIds = [1], durationMinutes = 60): HeldBooking => ({
  startMs: at(wall),
  durationMinutes,
  staffIds,
})
const monday9 = { dayOfWeek: 1, startMinute: 540, staffIds: null }
const monday11 = { dayOfWeek: 1, startMinute: 660, staffIds: null }
const times = (more: Partial<ServiceTimes> = {}): ServiceTimes => ({
  weeklyStarts: [monday9, monday11],
  exceptions: [],
  staff: [
    { staffId: 1, workingWindows: [] },
    { staffId: 2, workingWindows: [] },
  ],
  ...more,
})

const at9 = booking('2026-11-30T09:00:00')
const at11 = booking('2026-11-30T11:00:00')

test('affects the bookings that start at a deleted line, and no others', () => {
  expect(affectedBookings(zone, [at9, at11], times(), times({ weeklyStarts: [monday11] }))).toEqual([at9])
})

test('affects nothing without a change, nor bookings that had no start before', () => {
  const odd = booking('2026-12-01T10:05:00')
  expect(affectedBookings(zone, [at9, odd], times(), times())).toEqual([])
  expect(affectedBookings(zone, [odd], times(), times({ weeklyStarts: [] }))).toEqual([])
})

test('affects the booking of a person who is removed from a line that others keep', () => {
  const onlyTwo = times({ weeklyStarts: [{ ...monday9, staffIds: [2] }, monday11] })
  expect(affectedBookings(zone, [at9, booking('2026-11-30T09:00:00', [2])], times(), onlyTwo)).toEqual([at9])
})

test('affects the bookings of one person in their time away', () => {
  const away = times({
    exceptions: [{ kind: 'away', span: [at('2026-11-30T09:30:00'), at('2026-11-30T12:00:00')], staffId: 1 }],
  })
  const others = booking('2026-11-30T09:00:00', [2])
  expect(affectedBookings(zone, [at9, at11, others], times(), away)).toEqual([at9, at11])
})

test('affects the bookings of a deleted extra span, unless a weekly line starts there too', () => {
  const extra = (from: string, until: string) =>
    times({ exceptions: [{ kind: 'extra', span: [at(from), at(until)], staffId: null }] })
  const saturday = booking('2026-11-28T09:00:00')
  expect(affectedBookings(zone, [saturday], extra('2026-11-28T09:00:00', '2026-11-28T10:00:00'), times())).toEqual([
    saturday,
  ])
  expect(affectedBookings(zone, [at9], extra('2026-11-30T09:00:00', '2026-11-30T10:00:00'), times())).toEqual([])
})

test('compares wall times across a clock change', () => {
  // Daylight saving ends in New Zealand on Sunday 4 April 2027 and starts on Sunday 26 September 2027.
  const sunday9 = { dayOfWeek: 0, startMinute: 540, staffIds: null }
  const bookings = ['2027-03-28', '2027-04-04', '2027-04-11', '2027-09-26'].map((day) => booking(`${day}T09:00:00`))
  expect(affectedBookings(zone, bookings, times({ weeklyStarts: [sunday9] }), times({ weeklyStarts: [] }))).toEqual(
    bookings,
  )
  expect(
    affectedBookings(zone, bookings, times({ weeklyStarts: [sunday9] }), times({ weeklyStarts: [sunday9] })),
  ).toEqual([])
})
