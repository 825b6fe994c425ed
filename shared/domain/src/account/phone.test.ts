import { expect, test } from 'vitest'
import { isPhone, phoneHref } from './phone.ts'

test.each([
  ['021 555 0142', 'tel:0215550142'],
  ['+64 (4) 555-0142', 'tel:+6445550142'],
  ['021 123 4567 ext 5', 'tel:0211234567;ext=5'],
  ['04 555 0142 extension 12', 'tel:045550142;ext=12'],
  ['04 555 0142 Ext. 12', 'tel:045550142;ext=12'],
  ['04 555 0142 x305', 'tel:045550142;ext=305'],
  ['04 555 0142 #3', 'tel:045550142;ext=3'],
])('%s is a phone number, rung as %s', (phone, href) => {
  expect(isPhone(phone)).toBe(true)
  expect(phoneHref(phone)).toBe(href)
})

test.each(['', '12345', '1234567890123456', 'ext 5', 'call me', '021 555 0142 ext', '021 555 0142 y 5', '123 ext 456'])(
  '%s is none',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)
