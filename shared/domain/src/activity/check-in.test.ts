import { expect, test } from 'vitest'
import { checkInOpensAt, isNewerMark, listKeptUntil, markTime } from './check-in.ts'

const now = new Date('2026-12-01T10:00:00Z')
const earlier = new Date('2026-12-01T09:00:00Z')

test('opens two hours before the start', () => {
  expect(checkInOpensAt(now)).toEqual(new Date('2026-12-01T08:00:00Z'))
})

test.each([
  ['the first', null, true],
  ['a newer', earlier, true],
  ['the same again', now, false],
])('%s mark of a person', (_name, markedAt, isNewer) => {
  expect(isNewerMark({ isHere: false, at: now }, markedAt)).toBe(isNewer)
})

test('an older mark that arrives late changes nothing', () => {
  expect(isNewerMark({ isHere: true, at: earlier }, now)).toBe(false)
})

test.each([
  ['without a time', undefined, now],
  ['offline an hour ago', earlier.toISOString(), earlier],
  ['by a clock that is ahead', '2026-12-01T11:00:00Z', now],
])('a mark made %s', (_name, at, marked) => {
  expect(markTime(at, now)).toEqual(marked)
})

const session = {
  startDateTime: '2026-12-05T20:00:00',
  endDateTime: '2026-12-06T01:00:00',
  timeZone: 'Pacific/Auckland',
}
const over = Date.parse('2026-12-06T11:00:00Z')

test.each([
  ['more than a day before', '2026-12-04T06:59:59Z', null],
  ['a day before', '2026-12-04T07:00:00Z', over],
  ['on its last day', '2026-12-06T10:59:59Z', over],
  ['once that is over', '2026-12-06T11:00:00Z', null],
])('%s its list lies on a device until midnight, or not at all', (_name, at, until) => {
  expect(listKeptUntil(session, new Date(at))).toBe(until)
})
