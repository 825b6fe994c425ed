import { expect, test } from 'vitest'
import { checkInOpensAt, isNewerMark, markTime } from './check-in.ts'

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
