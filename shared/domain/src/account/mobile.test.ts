import { expect, test } from 'vitest'
import { mobileOf } from './mobile.ts'

test.each([
  ['021 555 0142', '+64215550142'],
  ['(027) 555-01234', '+642755501234'],
  ['+64 21 555 014', '+6421555014'],
  ['0064 21 555 0142', '+64215550142'],
  ['0412 345 678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
])('reads %s as %s', (text, mobile) => {
  expect(mobileOf(text)).toBe(mobile)
})

test.each(['04 555 0142', '09 555 0142', '0412 345 67', '+1 202 555 0142', '02', '', 'call me', '+64 +21 555 0142'])(
  'takes %s for no mobile number of New Zealand or Australia',
  (text) => {
    expect(mobileOf(text)).toBeNull()
  },
)
