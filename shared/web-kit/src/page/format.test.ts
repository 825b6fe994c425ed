import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDistance,
  formatEnd,
  formatInstant,
  formatMoney,
  formatTime,
  formatWallRange,
  wallOf,
  zoneName,
  zonesText,
} from './format.ts'

describe('format', () => {
  it('writes dates and times as people here do', () => {
    expect(formatDateTime('2026-11-24T09:15:00', 'Pacific/Auckland')).toBe(
      'Tue 24 Nov 2026, 9:15\u00a0am (Auckland time)',
    )
    expect(formatDate('2026-09-01')).toBe('Tue 1 Sep 2026')
    expect(formatTime('00:05')).toBe('12:05\u00a0am')
    expect(formatTime('12:30')).toBe('12:30\u00a0pm')
    expect(formatTime('2026-11-24T23:59:00')).toBe('11:59\u00a0pm')
  })

  it('names the second day only when a range passes midnight', () => {
    expect(formatWallRange('2026-11-24T09:15:00', '2026-11-24T10:15:00')).toBe(
      'Tue 24 Nov 2026, 9:15\u00a0am to 10:15\u00a0am',
    )
    expect(formatWallRange('2026-11-24T23:00:00', '2026-11-25T01:00:00')).toBe(
      'Tue 24 Nov 2026, 11:00\u00a0pm to Wed 25 Nov 2026, 1:00\u00a0am',
    )
    expect(formatEnd('2026-11-24T09:15:00', '2026-11-24T10:15:00')).toBe('10:15\u00a0am')
    expect(formatEnd('2026-11-24T23:00:00', '2026-11-26T01:00:00')).toBe('Thu 26 Nov 2026, 1:00\u00a0am')
  })

  it('turns an instant into wall time, also in daylight saving time', () => {
    expect(formatInstant('2026-11-23T20:15:00Z', 'Pacific/Auckland')).toBe(
      'Tue 24 Nov 2026, 9:15\u00a0am (Auckland time)',
    )
    expect(formatInstant('2026-07-01T00:00:00Z', 'Australia/Lord_Howe')).toBe(
      'Wed 1 Jul 2026, 10:30\u00a0am (Lord Howe time)',
    )
  })

  it('names a zone by its place', () => {
    expect(zoneName('Australia/Lord_Howe')).toBe('Lord Howe time')
  })

  it('writes money and distance', () => {
    expect(formatMoney(4500, 'NZD')).toBe('$45.00\u00a0NZD')
    expect(formatMoney(123456)).toBe('$1,234.56')
    expect(formatMoney(-50)).toBe('-$0.50')
    expect(formatDistance(0.42)).toBe('0.4\u00a0km')
    expect(formatDistance(12.4)).toBe('12\u00a0km')
    expect(formatDistance(2229.3)).toBe('2,229\u00a0km')
    expect(formatCount(1, 'place')).toBe('1 place')
    expect(formatCount(1200, 'place')).toBe('1,200 places')
  })

  it('refuses what is not a date or time', () => {
    expect(() => formatDate('soon')).toThrow(RangeError)
    expect(() => formatTime('soon')).toThrow(RangeError)
  })
})

it('says in whose local time rows are', () => {
  const row = (timeZone: string) => ({ timeZone })
  expect(zonesText([])).toBeNull()
  expect(zonesText([row('Pacific/Auckland'), row('Pacific/Auckland')])).toBe('Auckland time')
  expect(zonesText([row('Pacific/Auckland'), row('Australia/Perth')])).toBe('Each in the local time of its place')
})

describe('wallOf', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['2026-11-30T11:00:00Z', 'Pacific/Auckland', '2026-12-01T00:00:00'],
    ['2026-09-26T14:00:00.000Z', 'Pacific/Auckland', '2026-09-27T03:00:00'],
    ['2026-09-26T13:59:59.999Z', 'Pacific/Auckland', '2026-09-27T01:59:59'],
    ['2026-06-30T16:00:00Z', 'Australia/Perth', '2026-07-01T00:00:00'],
    ['2026-11-30T11:00:00+13:00', 'Pacific/Chatham', '2026-11-30T11:45:00'],
  ])('is the same by the zones of the browser and by its formats: %s in %s', (instant, timeZone, wall) => {
    expect(wallOf(instant, timeZone)).toBe(wall)
    vi.stubGlobal('Temporal', Temporal)
    expect(wallOf(instant, timeZone)).toBe(wall)
  })

  it('asks no format of dates where the browser has zones of its own', () => {
    vi.stubGlobal('Temporal', Temporal)
    const asked = vi.spyOn(Date.prototype, 'toLocaleString')
    wallOf('2026-11-30T11:00:00Z', 'Pacific/Auckland')
    expect(asked).not.toHaveBeenCalled()
  })
})
