import { expect, test } from 'vitest'
import { baseLineProblems, exceptionLineProblems } from './lines.ts'

const line = (startTime: string, dayOfWeek = 1) => ({ dayOfWeek, startTime })

test('accepts 06:00 to 18:00 in steps of 15 minutes', () => {
  expect(baseLineProblems(['06:00', '06:15', '17:45:00', '18:00'].map((time) => line(time)))).toEqual([])
})

test('reports times before, after and off the quarter hour', () => {
  const problems = baseLineProblems([line('05:45'), line('18:15'), line('09:10'), line('9:15'), line('09:15:30')])
  expect(problems.map(({ index, field }) => `${index} ${field}`)).toEqual([
    '0 startTime',
    '1 startTime',
    '2 startTime',
    '3 startTime',
    '4 startTime',
  ])
  expect(problems[0]?.sentence).toBe('Choose a time from 6:00 am to 6:00 pm.')
  expect(problems[2]?.sentence).toBe('Choose a time in steps of 15 minutes.')
})

test('accepts days 0 to 6', () => {
  const problems = baseLineProblems([0, 6, 7, -1, 1.5].map((day) => line('09:00', day)))
  expect(problems.map(({ index }) => index)).toEqual([2, 3, 4])
})

test('reports the second of two equal times on one day, in any notation', () => {
  expect(baseLineProblems([line('09:00'), line('09:00:00'), line('09:00', 2)])).toEqual([
    { index: 1, field: 'startTime', sentence: 'This time is already in the list for that day.' },
  ])
})

test('requires an exception to end after it starts, on days that exist', () => {
  const span = (startDateTime: string, endDateTime: string) => ({ startDateTime, endDateTime })
  const problems = exceptionLineProblems([
    span('2026-11-24T09:00:00', '2026-11-24T09:00:01'),
    span('2026-11-24T09:00:00', '2026-11-24T09:00:00'),
    span('2026-11-24T09:00:00', '2026-11-23T17:00:00'),
    span('2026-02-30T09:00:00', '2026-11-23T17:00:00'),
    span('2026-11-24T09:00:00', '24/11/2026'),
  ])
  expect(problems.map(({ index, field }) => `${index} ${field}`)).toEqual([
    '1 endDateTime',
    '2 endDateTime',
    '3 startDateTime',
    '4 endDateTime',
  ])
})
