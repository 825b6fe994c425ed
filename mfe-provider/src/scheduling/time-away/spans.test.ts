import { expect, it } from 'vitest'
import { loadedVersion, newLineId } from '../schedule-draft.ts'
import { editedSpan, newSpan, type Span, shownSpans, spanEdit, spanName, spanProblem, spanToSend } from './spans.ts'

const leave: Span = {
  scheduleExceptionId: 4,
  kind: 'away',
  startDateTime: '2026-11-26T13:00:00',
  endDateTime: '2026-11-26T16:00:00',
  staffUserProfileId: 7,
  note: 'Training',
  version: 3,
}

it('edits a saved span and sends the same span back', () => {
  expect(spanToSend(editedSpan([leave], spanEdit(leave), leave.version))).toEqual(leave)
})

it('starts a new span tomorrow, for the whole service', () => {
  const typed = editedSpan([leave], newSpan('2026-11-30'), loadedVersion)
  expect(typed).toMatchObject({
    scheduleExceptionId: newLineId,
    startDateTime: '2026-12-01T06:00:00',
    endDateTime: '2026-12-01T18:00:00',
    staffUserProfileId: null,
    note: null,
  })
  expect(spanToSend(typed).scheduleExceptionId).toBeNull()
  expect(shownSpans([leave], typed)).toEqual([typed, leave])
})

it('reports errors at their field, even while a date is missing', () => {
  expect(spanProblem({ ...leave, endDateTime: '2026-11-26T13:00:00' })).toMatchObject({ field: 'endDateTime' })
  const untyped = editedSpan([], { ...newSpan('2026-11-30'), startDate: '' }, loadedVersion)
  expect(spanProblem(untyped)).toMatchObject({ field: 'startDateTime' })
  expect(spanName(untyped)).toBe('New line, away')
})

it('names a span by kind and time', () => {
  expect(spanName(leave)).toBe('Away, Thu 26 Nov 2026, 1:00\u00a0pm to 4:00\u00a0pm')
})

it('keeps the version that was read, until somebody else’s change was shown', () => {
  const theirs = { ...leave, version: 9 }
  expect(editedSpan([theirs], spanEdit(leave), leave.version).version).toBe(3)
  expect(editedSpan([theirs], spanEdit(leave), loadedVersion).version).toBe(9)
})
