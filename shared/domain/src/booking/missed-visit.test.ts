import { expect, test } from 'vitest'
import { bookingStatus } from '../enums.ts'
import { isMissed, missedReasonText, missedRefusal } from './missed-visit.ts'

const end = new Date('2026-11-26T10:00:00Z')
const before = new Date(end.getTime() - 1)

test('a confirmed visit can be recorded as missed from its end on', () => {
  const confirmed = { status: bookingStatus.Confirmed, end }
  expect(missedRefusal(confirmed, before)?.word).toBe('NotOver')
  expect(missedRefusal(confirmed, end)).toBeNull()
})

test.each(['New', 'Completed', 'Cancelled', 'Incomplete'] as const)('one that is %s cannot', (status) => {
  expect(missedRefusal({ status: bookingStatus[status], end }, end)?.word).toBe('NotConfirmed')
})

test('what is cancelled before its end was not missed', () => {
  expect([isMissed(end, before), isMissed(end, end), isMissed(end, null)]).toEqual([false, true, false])
})

test('the reason is a choice, with words or without, or the words alone', () => {
  expect(missedReasonText('nobodyHome', '')).toBe('Nobody was home')
  expect(missedReasonText('couldNotCome', 'The road was closed')).toBe('We could not come: The road was closed')
  expect(missedReasonText('other', 'We had the wrong day')).toBe('We had the wrong day')
})
