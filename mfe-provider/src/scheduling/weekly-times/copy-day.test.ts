import { expect, it } from 'vitest'
import { copyDay } from './copy-day.ts'
import type { WeeklyLine } from './weekly-lines.ts'

function line(
  scheduleLineId: number,
  dayOfWeek: number,
  startTime: string,
  staffUserProfileIds: number[] = [],
): WeeklyLine {
  return { scheduleLineId, dayOfWeek, startTime, staffUserProfileIds }
}

const lines = [
  line(1, 1, '07:00', [5]),
  line(2, 1, '09:15'),
  line(3, 2, '07:00', [6]),
  line(4, 2, '13:00'),
  line(5, 3, '10:00'),
]

it('adds what is missing and leaves what is there', () => {
  expect(copyDay(lines, { fromDay: 1, toDays: [2, 4], way: 'add' })).toEqual({
    lines: [
      { scheduleLineId: null, dayOfWeek: 2, startTime: '09:15', staffUserProfileIds: [] },
      { scheduleLineId: null, dayOfWeek: 4, startTime: '07:00', staffUserProfileIds: [5] },
      { scheduleLineId: null, dayOfWeek: 4, startTime: '09:15', staffUserProfileIds: [] },
    ],
    deletedScheduleLineIds: [],
  })
})

it('replaces: removes other times, keeps the line of a shared time and gives it the same staff', () => {
  expect(copyDay(lines, { fromDay: 1, toDays: [2], way: 'replace' })).toEqual({
    lines: [
      { scheduleLineId: 3, dayOfWeek: 2, startTime: '07:00', staffUserProfileIds: [5] },
      { scheduleLineId: null, dayOfWeek: 2, startTime: '09:15', staffUserProfileIds: [] },
    ],
    deletedScheduleLineIds: [4],
  })
})

it('never touches the day itself or days that were not chosen', () => {
  expect(copyDay(lines, { fromDay: 1, toDays: [1], way: 'replace' })).toEqual({ lines: [], deletedScheduleLineIds: [] })
})
