import { expect, it } from 'vitest'
import { newLineId } from '../schedule-draft.ts'
import { editedLine, lineName, lineProblem, lineToSend, shownLines, type WeeklyLine } from './weekly-lines.ts'

const monday: WeeklyLine = { scheduleLineId: 1, dayOfWeek: 1, startTime: '07:00', staffUserProfileIds: [] }
const sunday: WeeklyLine = { scheduleLineId: 2, dayOfWeek: 0, startTime: '08:00', staffUserProfileIds: [5] }
const lines = [sunday, monday]

it('starts the week on Monday', () => {
  expect(shownLines(lines, null).map(lineName)).toEqual(['Monday 7:00\u00a0am', 'Sunday 8:00\u00a0am'])
})

it('keeps the edited line in its old place, and a new one on top', () => {
  const moved = { ...monday, dayOfWeek: 6 }
  expect(shownLines(lines, moved).map(lineName)).toEqual(['Saturday 7:00\u00a0am', 'Sunday 8:00\u00a0am'])
  const added = { ...monday, scheduleLineId: newLineId, startTime: '18:00' }
  expect(shownLines(lines, added).map(lineName)).toEqual([
    'Monday 6:00\u00a0pm',
    'Monday 7:00\u00a0am',
    'Sunday 8:00\u00a0am',
  ])
})

it('turns a line that somebody removed in the meantime into a new one, so that nothing typed is lost', () => {
  const edit = { ...monday, scheduleLineId: 99, startTime: '11:30' }
  expect(lineToSend(editedLine(lines, edit))).toEqual({ ...monday, scheduleLineId: null, startTime: '11:30' })
})

it('reports errors at their field', () => {
  expect(lineProblem(lines, { ...monday, scheduleLineId: newLineId })).toMatchObject({ field: 'startTime' })
  expect(lineProblem(lines, { ...monday, startTime: '07:10' })).toMatchObject({ field: 'startTime' })
  expect(lineProblem(lines, { ...monday, startTime: '18:15' })).toMatchObject({ field: 'startTime' })
  expect(lineProblem(lines, monday)).toBeNull()
})
