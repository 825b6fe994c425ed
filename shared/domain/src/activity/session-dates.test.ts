import { expect, test } from 'vitest'
import { repeatDates } from '../booking/repeat.ts'
import { readSessionDates } from './session-dates.ts'

const auckland = 'Pacific/Auckland'
/** Tuesday 24 November 2026, 09:00 in Auckland. */
const now = new Date('2026-11-23T20:00:00Z')

const read = (start: string, end: string, at: Date = now) =>
  readSessionDates({ timeZone: auckland, startDateTimes: [start], endDateTimes: [end] }, at)

test('reads pairs of wall times as instants', () => {
  expect(read('2026-12-01T10:00:00', '2026-12-01T12:30:00')).toEqual({
    lastDay: '2027-06-01',
    spans: [
      {
        startDateTime: '2026-12-01T10:00:00',
        endDateTime: '2026-12-01T12:30:00',
        startMs: Date.parse('2026-11-30T21:00:00Z'),
        endMs: Date.parse('2026-11-30T23:30:00Z'),
      },
    ],
  })
})

test.each([
  ['starts now', '2026-11-24T09:00:00', '2026-11-24T10:00:00', 'InThePast', 'start', { date: 'Tue 24 Nov 2026' }],
  ['starts yesterday', '2026-11-23T09:00:00', '2026-11-25T10:00:00', 'InThePast', 'start', { date: 'Mon 23 Nov 2026' }],
  ['ends when it starts', '2026-12-01T10:00:00', '2026-12-01T10:00:00', 'EndsBeforeStart', 'end', {}],
  ['ends before it starts', '2026-12-01T10:00:00', '2026-12-01T09:00:00', 'EndsBeforeStart', 'end', {}],
  ['lasts longer than 14 days', '2026-12-01T10:00:00', '2026-12-15T10:15:00', 'TooLong', 'end', {}],
  ['is more than 6 months ahead', '2027-05-25T09:00:00', '2027-05-25T10:00:00', 'TooFarAhead', 'start', {}],
])('refuses a date that %s', (_name, start, end, word, half, detail) => {
  expect(read(start, end)).toEqual({ word, position: 0, half, detail })
})

test('takes the last day of the 6 months', () => {
  expect(read('2027-05-24T21:00:00', '2027-05-24T22:00:00')).toHaveProperty('spans')
})

test('refuses a start or an end that the clocks skip', () => {
  const before = new Date('2027-09-01T00:00:00Z')
  expect(read('2027-09-26T02:30:00', '2027-09-26T04:00:00', before)).toEqual({
    word: 'TimeDoesNotExist',
    position: 0,
    half: 'start',
    detail: { time: '2:30 am' },
  })
  expect(read('2027-09-26T01:00:00', '2027-09-26T02:15:00', before)).toMatchObject({ half: 'end' })
})

test('names the position of the first fault, and of a start without its end', () => {
  const startDateTimes = ['2026-12-01T10:00:00', '2026-12-02T10:00:00']
  const question = { timeZone: auckland, startDateTimes }
  expect(readSessionDates({ ...question, endDateTimes: ['2026-12-01T11:00:00'] }, now)).toEqual({
    word: 'NotPairs',
    position: 1,
    half: 'start',
    detail: {},
  })
  const endDateTimes = ['2026-12-01T11:00:00', '2026-12-02T09:00:00']
  expect(readSessionDates({ ...question, endDateTimes }, now)).toMatchObject({ word: 'EndsBeforeStart', position: 1 })
})

test('keeps the wall time of repeated sessions across a clock change', () => {
  const startDateTimes = repeatDates('2027-03-28T18:00:00', 'Weekly', '2027-04-11')
  const endDateTimes = startDateTimes.map((start) => start.replace('T18', 'T19'))
  const read = readSessionDates({ timeZone: auckland, startDateTimes, endDateTimes }, new Date('2027-03-01T00:00:00Z'))
  const instants = 'spans' in read ? read.spans.map(({ startMs }) => new Date(startMs).toISOString()) : []
  expect(instants).toEqual(['2027-03-28T05:00:00.000Z', '2027-04-04T06:00:00.000Z', '2027-04-11T06:00:00.000Z'])
})

test('lets a series of 6 months begin later than today', () => {
  const startDateTimes = repeatDates('2026-12-05T10:00:00', 'Fortnightly', '2027-06-05')
  const endDateTimes = startDateTimes.map((start) => start.replace('T10', 'T11'))
  const read = readSessionDates({ timeZone: auckland, startDateTimes, endDateTimes }, now)
  expect('spans' in read && read.spans.at(-1)?.startDateTime).toBe('2027-06-05T10:00:00')
})
