import { describe, expect, it } from 'vitest'
import { minutesOfWeek } from './open-now.ts'

describe('minutesOfWeek', () => {
  it('returns the local minute of the week, from Sunday 00:00', () => {
    // Tuesday 24 November 2026, 09:00 in Auckland; still Tuesday 07:00 in Sydney, 04:00 in Perth.
    const minutes = minutesOfWeek(new Date('2026-11-23T20:00:00Z'))
    expect(minutes['Pacific/Auckland']).toBe(2 * 1440 + 9 * 60)
    expect(minutes['Australia/Sydney']).toBe(2 * 1440 + 7 * 60)
    expect(minutes['Australia/Perth']).toBe(2 * 1440 + 4 * 60)
  })

  it('supports zones with offsets of half and three quarters of an hour', () => {
    const minutes = minutesOfWeek(new Date('2026-06-28T00:00:00Z'))
    expect(minutes['Australia/Adelaide']).toBe(9 * 60 + 30)
    expect(minutes['Pacific/Chatham']).toBe(12 * 60 + 45)
  })
})
