import { expect, it } from 'vitest'
import { dayText, startText, timeText } from './wall-text.ts'

it('says days and times as people do', () => {
  expect(dayText('2026-09-06')).toBe('Sun 6 Sep 2026')
  expect(timeText('00:05')).toBe('12:05 am')
  expect(timeText('12:30')).toBe('12:30 pm')
  expect(startText('2026-11-24T09:15:00')).toBe('Tue 24 Nov 2026, 9:15 am')
})

it('refuses what holds none', () => {
  expect(() => dayText('24/11/2026')).toThrow('holds no day')
  expect(() => timeText('2026-11-24')).toThrow('holds no time of day')
})
