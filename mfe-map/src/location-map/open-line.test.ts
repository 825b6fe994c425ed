import { describe, expect, it } from 'vitest'
import { openLine, weekOf } from './open-line.ts'

const auckland = 'Pacific/Auckland'
// Tuesday 24 November 2026, 09:00 in Auckland.
const tuesdayMorning = new Date('2026-11-23T20:00:00Z')
const hours = [
  { dayOfWeek: 2, opens: '08:30', closes: '20:30' },
  { dayOfWeek: 3, opens: '10:00', closes: '17:00' },
]

describe('openLine', () => {
  it('says until when it is open, by the clock of the place', () => {
    expect(openLine(hours, auckland, tuesdayMorning)).toEqual({ isOpen: true, text: 'Open today until 8:30\u00a0pm' })
    expect(openLine(hours, 'Australia/Perth', tuesdayMorning)).toEqual({
      isOpen: false,
      text: 'Closed, opens today at 8:30\u00a0am',
    })
  })

  it('says when it opens next', () => {
    const night = new Date('2026-11-24T09:00:00Z')
    expect(openLine(hours, auckland, night)?.text).toBe('Closed, opens tomorrow at 10:00\u00a0am')
    const thursday = new Date('2026-11-25T20:00:00Z')
    expect(openLine(hours, auckland, thursday)?.text).toBe('Closed, opens Tuesday at 8:30\u00a0am')
  })

  it('follows hours that end after midnight', () => {
    const late = [{ dayOfWeek: 1, opens: '18:00', closes: '10:00' }]
    expect(openLine(late, auckland, tuesdayMorning)?.text).toBe('Open today until 10:00\u00a0am')
  })

  it('says that it is closed today, and why, whatever its hours are', () => {
    const closedDays = [{ date: '2026-11-24', name: 'Staff day' }]
    const closed = { isOpen: false, text: 'Closed today: Staff day' }
    expect(openLine(hours, auckland, tuesdayMorning, closedDays)).toEqual(closed)
    expect(openLine([], auckland, tuesdayMorning, closedDays)).toEqual(closed)
  })

  it('says nothing when nobody has told the hours', () => {
    expect(openLine([], auckland, tuesdayMorning)).toBeNull()
  })
})

describe('weekOf', () => {
  it('starts on Monday and names closed days', () => {
    const week = weekOf(hours)
    expect(week[0]).toEqual({ day: 'Monday', times: 'Closed' })
    expect(week[1]).toEqual({ day: 'Tuesday', times: '8:30\u00a0am to 8:30\u00a0pm' })
    expect(week[6]?.day).toBe('Sunday')
  })
})
