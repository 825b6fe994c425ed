import { describe, expect, it } from 'vitest'
import { openRanges } from './open-ranges.ts'

describe('openRanges', () => {
  it('writes a day as minutes of the week', () => {
    expect(openRanges([{ dayOfWeek: 1, opens: '08:00', closes: '17:30' }])).toBe('{[1920,2490)}')
  })

  it('continues after midnight, also from Saturday into Sunday', () => {
    expect(openRanges([{ dayOfWeek: 5, opens: '18:00', closes: '02:00' }])).toBe('{[8280,8760)}')
    expect(openRanges([{ dayOfWeek: 6, opens: '18:00', closes: '02:00' }])).toBe('{[9720,10080),[0,120)}')
  })

  it('treats equal times as the whole day', () => {
    expect(openRanges([{ dayOfWeek: 0, opens: '00:00', closes: '00:00' }])).toBe('{[0,1440)}')
  })

  it('is empty without hours: unknown does not mean open', () => {
    expect(openRanges([])).toBe('{}')
  })
})
