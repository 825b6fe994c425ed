import { describe, expect, test } from 'vitest'
import { dayStartMs, instantAt } from './day-clock.ts'
import { addDays, wallDateTime } from './wall-clock.ts'
import {
  dayAt,
  dayClock,
  dayClocks,
  instantToWall,
  isTimeZone,
  occursTwice,
  offsetMinutesAt,
  wallToInstant,
} from './wall-time.ts'

/**
 * Wall times and instants around the 2026-27 clock changes, written down from the zones' own rules. Null: skipped that
 * day.
 */
const golden: Record<string, [wall: string, instant: string | null][]> = {
  'Pacific/Auckland': [
    ['2026-09-27T01:59:59', '2026-09-26T13:59:59Z'],
    ['2026-09-27T02:00:00', null],
    ['2026-09-27T02:30:00', null],
    ['2026-09-27T02:59:59', null],
    ['2026-09-27T03:00:00', '2026-09-26T14:00:00Z'],
    ['2026-09-27T09:15:00', '2026-09-26T20:15:00Z'],
    ['2027-04-04T01:59:59', '2027-04-03T12:59:59Z'],
    ['2027-04-04T02:00:00', '2027-04-03T13:00:00Z'],
    ['2027-04-04T02:59:59', '2027-04-03T13:59:59Z'],
    ['2027-04-04T03:00:00', '2027-04-03T15:00:00Z'],
    ['2027-04-04T09:15:00', '2027-04-03T21:15:00Z'],
  ],
  'Pacific/Chatham': [
    ['2026-09-27T02:44:59', '2026-09-26T13:59:59Z'],
    ['2026-09-27T02:45:00', null],
    ['2026-09-27T03:44:59', null],
    ['2026-09-27T03:45:00', '2026-09-26T14:00:00Z'],
    ['2027-04-04T02:44:59', '2027-04-03T12:59:59Z'],
    ['2027-04-04T02:45:00', '2027-04-03T13:00:00Z'],
    ['2027-04-04T03:44:59', '2027-04-03T13:59:59Z'],
    ['2027-04-04T03:45:00', '2027-04-03T15:00:00Z'],
  ],
  'Australia/Sydney': [
    ['2026-10-04T01:59:59', '2026-10-03T15:59:59Z'],
    ['2026-10-04T02:00:00', null],
    ['2026-10-04T03:00:00', '2026-10-03T16:00:00Z'],
    ['2027-04-04T02:00:00', '2027-04-03T15:00:00Z'],
    ['2027-04-04T02:59:59', '2027-04-03T15:59:59Z'],
    ['2027-04-04T03:00:00', '2027-04-03T17:00:00Z'],
  ],
  'Australia/Adelaide': [
    ['2026-10-04T01:59:59', '2026-10-03T16:29:59Z'],
    ['2026-10-04T02:15:00', null],
    ['2026-10-04T03:00:00', '2026-10-03T16:30:00Z'],
    ['2027-04-04T02:00:00', '2027-04-03T15:30:00Z'],
    ['2027-04-04T03:00:00', '2027-04-03T17:30:00Z'],
  ],
  'Australia/Lord_Howe': [
    ['2026-10-04T01:59:59', '2026-10-03T15:29:59Z'],
    ['2026-10-04T02:00:00', null],
    ['2026-10-04T02:29:59', null],
    ['2026-10-04T02:30:00', '2026-10-03T15:30:00Z'],
    ['2027-04-04T01:29:59', '2027-04-03T14:29:59Z'],
    ['2027-04-04T01:30:00', '2027-04-03T14:30:00Z'],
    ['2027-04-04T01:59:59', '2027-04-03T14:59:59Z'],
    ['2027-04-04T02:00:00', '2027-04-03T15:30:00Z'],
  ],
  'Australia/Brisbane': [
    ['2026-10-04T02:30:00', '2026-10-03T16:30:00Z'],
    ['2027-04-04T02:30:00', '2027-04-03T16:30:00Z'],
  ],
  'Australia/Perth': [
    ['2026-10-04T02:30:00', '2026-10-03T18:30:00Z'],
    ['2027-04-04T02:30:00', '2027-04-03T18:30:00Z'],
  ],
  'Australia/Darwin': [
    ['2026-10-04T02:30:00', '2026-10-03T17:00:00Z'],
    ['2027-04-04T02:30:00', '2027-04-03T17:00:00Z'],
  ],
}

describe.each(Object.entries(golden))('%s', (timeZone, rows) => {
  test.each(rows)('%s is %s', (wall, instant) => {
    expect(wallToInstant(timeZone, wall)).toBe(instant === null ? null : Date.parse(instant))
    if (instant !== null) expect(instantToWall(timeZone, Date.parse(instant))).toBe(wall)
  })

  test('restores every wall time of 800 days from its instant, with ascending instants', () => {
    let last = Number.NEGATIVE_INFINITY
    for (const clock of dayClocks(timeZone, '2026-01-01', 800)) {
      for (let minute = 0; minute < 1440; minute += 15) {
        const instantMs = instantAt(clock, minute)
        if (instantMs === null) continue
        expect(instantMs).toBeGreaterThan(last)
        last = instantMs
        if (minute % 180 === 0) expect(instantToWall(timeZone, instantMs)).toBe(wallDateTime(clock.day, minute))
      }
    }
  })

  test("agrees with Intl's offset at every sixth hour of two years", () => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2028, 0, 1); ms += 6 * 3_600_000)
      expect(instantToWall(timeZone, ms)).toBe(format.format(ms).replace(', ', 'T'))
  })
})

test('reads the second of two equal wall times the same, an hour later', () => {
  expect(instantToWall('Pacific/Auckland', Date.parse('2027-04-03T14:30:00Z'))).toBe('2027-04-04T02:30:00')
  expect(offsetMinutesAt('Pacific/Auckland', Date.parse('2027-04-03T13:59:59Z'))).toBe(780)
  expect(offsetMinutesAt('Pacific/Auckland', Date.parse('2027-04-03T14:00:00Z'))).toBe(720)
})

test('has days an hour shorter or longer at a change, half an hour on Lord Howe', () => {
  const hoursOf = (timeZone: string, day: string) =>
    (dayStartMs(dayClock(timeZone, addDays(day, 1))) - dayStartMs(dayClock(timeZone, day))) / 3_600_000
  expect(hoursOf('Pacific/Auckland', '2026-09-27')).toBe(23)
  expect(hoursOf('Pacific/Auckland', '2027-04-04')).toBe(25)
  expect(hoursOf('Australia/Lord_Howe', '2026-10-04')).toBe(23.5)
  expect(hoursOf('Australia/Lord_Howe', '2027-04-04')).toBe(24.5)
  expect(hoursOf('Australia/Perth', '2026-10-04')).toBe(24)
})

test('finds the local day', () => {
  expect(dayAt('Pacific/Auckland', Date.parse('2026-11-20T11:00:00Z'))).toBe('2026-11-21')
  expect(dayAt('Australia/Perth', Date.parse('2026-11-20T11:00:00Z'))).toBe('2026-11-20')
})

test('returns no instant for a malformed wall time, and throws on an unknown zone', () => {
  expect(wallToInstant('Pacific/Auckland', '2026-02-30T09:00:00')).toBeNull()
  expect(wallToInstant('Pacific/Auckland', '2026-02-20 09:00')).toBeNull()
  expect(isTimeZone('Pacific/Auckland')).toBe(true)
  expect(isTimeZone('Pacific/Nowhere')).toBe(false)
  expect(() => dayClock('Pacific/Nowhere', '2026-11-20')).toThrow()
})

test('a wall time occurs twice in the hour, or half hour, that the clocks go back', () => {
  const twice = (timeZone: string, ...times: readonly string[]) =>
    times.filter((time) => occursTwice(timeZone, `2027-04-04T${time}:00`))
  expect(twice('Pacific/Auckland', '01:59', '02:00', '02:30', '02:59', '03:00')).toEqual(['02:00', '02:30', '02:59'])
  expect(twice('Australia/Lord_Howe', '01:15', '01:30', '01:45', '02:00')).toEqual(['01:30', '01:45'])
  expect(twice('Australia/Brisbane', '02:30')).toEqual([])
  expect(occursTwice('Pacific/Auckland', '2026-09-27T02:30:00')).toBe(false)
  expect(occursTwice('Pacific/Auckland', '2026-09-27T03:30:00')).toBe(false)
})
