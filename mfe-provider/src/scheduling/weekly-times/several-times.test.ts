import { expect, it } from 'vitest'
import { severalTimes } from './several-times.ts'

const monday = { days: [1], from: '09:00', until: '10:30', everyMinutes: 30 }
const startsOf = (wishes: Partial<typeof monday>) =>
  severalTimes([], { ...monday, ...wishes }).lines.map(({ startTime }) => startTime)

it('starts every so many minutes, up to the latest start', () => {
  expect(startsOf({})).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect(startsOf({ everyMinutes: 45 })).toEqual(['09:00', '09:45', '10:30'])
  expect(startsOf({ until: '09:00' })).toEqual(['09:00'])
  expect(startsOf({ until: '08:45' })).toEqual([])
})

it('adds on each day what is missing, and leaves what is there', () => {
  const there = { scheduleLineId: 7, dayOfWeek: 2, startTime: '09:30', staffUserProfileIds: [5] }
  expect(severalTimes([there], { ...monday, days: [1, 2], until: '09:30' })).toEqual({
    lines: [
      { scheduleLineId: null, dayOfWeek: 1, startTime: '09:00', staffUserProfileIds: [] },
      { scheduleLineId: null, dayOfWeek: 1, startTime: '09:30', staffUserProfileIds: [] },
      { scheduleLineId: null, dayOfWeek: 2, startTime: '09:00', staffUserProfileIds: [] },
    ],
    deletedScheduleLineIds: [],
  })
})
