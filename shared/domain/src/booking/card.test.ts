import { expect, test } from 'vitest'
import { cardText } from './card.ts'

test.each([
  ['visa', 'Visa ending in 4242'],
  ['mastercard', 'Mastercard ending in 4242'],
  ['something new', 'Card ending in 4242'],
])('says a card of the brand %s', (brand, text) => {
  expect(cardText({ brand, last4: '4242' })).toBe(text)
})
