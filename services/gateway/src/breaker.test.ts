import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('opens after three failures in a row, lets one through in a while, and closes with an answer', () => {
  let nowMs = 0
  const breaker = createBreaker<'booking' | 'chat'>(5000, () => nowMs)
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed('booking')
  }
  fail(2)
  expect(breaker.isOpen('booking')).toBe(false)
  breaker.answered('booking')
  fail(2)
  expect(breaker.isOpen('booking')).toBe(false)
  fail(1)
  expect(breaker.isOpen('booking')).toBe(true)
  expect(breaker.isOpen('chat')).toBe(false)
  nowMs = 5000
  expect([breaker.isOpen('booking'), breaker.isOpen('booking')]).toEqual([false, true])
  breaker.answered('booking')
  expect(breaker.isOpen('booking')).toBe(false)
})
