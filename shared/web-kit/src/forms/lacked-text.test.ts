import { afterEach, expect, test, vi } from 'vitest'
import { lackedText } from './lacked-text.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what has not ended yet is said to end, up to its last day', () => {
  const firstAid = { kind: 'firstAid' as const, expiresOn: '2026-12-04' }
  vi.useFakeTimers({ now: new Date(2026, 11, 4, 12) })
  expect(lackedText(firstAid)).toBe('First aid ends on Fri 4 Dec 2026')
  vi.setSystemTime(new Date(2026, 11, 5, 12))
  expect(lackedText(firstAid)).toBe('First aid ended on Fri 4 Dec 2026')
  expect(lackedText({ ...firstAid, expiresOn: null })).toBe('First aid not checked')
})
