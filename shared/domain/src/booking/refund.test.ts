import { expect, test } from 'vitest'
import { freePolicyText, refundableUntil, refundCents, refundPolicyText, refundText } from './refund.ts'

const start = new Date('2026-11-24T00:00:00Z')
const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
const paid = { paidCents: 2500, start, cancelledBy: 'client', refundUntilHours: null } as const

test('refunds in full until 24 hours before the start, nothing after', () => {
  expect(refundCents(paid, before(24))).toBe(2500)
  expect(refundCents(paid, new Date(before(24).getTime() + 1))).toBe(0)
})

test("applies the activity's own policy instead", () => {
  expect(refundCents({ ...paid, refundUntilHours: 72 }, before(71))).toBe(0)
  expect(refundCents({ ...paid, refundUntilHours: 0 }, before(0))).toBe(2500)
})

test("refunds a provider's cancellation in full at any time", () => {
  expect(refundCents({ ...paid, cancelledBy: 'provider' }, before(-1))).toBe(2500)
})

test('refunds a client in full at any time when the cut-off is waived, and says so to them', () => {
  const waived = { ...paid, isCutoffWaived: true }
  expect(refundCents(waived, before(1))).toBe(2500)
  expect(refundText(waived, before(1), 'NZD')).toContain('You get $25.00 NZD back.')
})

test('tells the client the refund before they confirm', () => {
  expect(refundText(paid, before(30), 'NZD')).toContain('You get $25.00 NZD back.')
  expect(refundText(paid, before(3), 'NZD')).toContain('less than 24 hours before the start')
  expect(refundText({ ...paid, isCash: true }, before(30), 'NZD')).toBe(
    'You get $25.00 NZD back in cash from the organiser.',
  )
  expect(refundText({ ...paid, paidCents: 0 }, before(3), 'NZD')).toBe('You have not paid anything.')
})

test('tells a provider what the client gets back', () => {
  expect(refundText({ ...paid, cancelledBy: 'provider' }, before(3), 'NZD')).toContain('They get $25.00 NZD back.')
  expect(refundText({ ...paid, cancelledBy: 'provider', paidCents: 0 }, before(3), 'NZD')).toContain(
    'They have not paid',
  )
})

test('says the policy of an activity, with what its organiser adds', () => {
  expect(refundPolicyText(null, '')).toContain('24 hours or more before the start')
  expect(refundPolicyText(6, 'Ask us when you are ill.')).toMatch(/6 hours or more .* Ask us when you are ill\.$/)
  expect(refundableUntil(start, 48)).toEqual(before(48))
  // Nothing can be cancelled in the last three hours, so nothing is promised for them.
  expect(refundPolicyText(0, '')).toContain('3 hours or more before the start')
  expect(refundableUntil(start, 1)).toEqual(before(3))
})

test('says of what is free until when it can be cancelled', () => {
  expect(freePolicyText('')).toMatch(/^It is free\. .*cancel 3 hours or more before the start/)
  expect(freePolicyText('Ring the desk.')).toMatch(/ Ring the desk\.$/)
})
