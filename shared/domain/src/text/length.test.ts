import { expect, test } from 'vitest'
import { addressRefusal } from './address.ts'
import { lengthLeft, textLength } from './length.ts'

test('counts a line break as an extra character, in any notation', () => {
  expect(textLength('ab')).toBe(2)
  expect(textLength('a\nb')).toBe(4)
  expect(textLength('a\r\nb')).toBe(4)
  expect(textLength('a\rb')).toBe(4)
  expect(textLength('\n\n')).toBe(4)
})

test('counts macrons and emoji as one character each', () => {
  expect(textLength('Hēmi 🦽')).toBe(6)
  expect(lengthLeft('Hēmi', 3)).toBe(-1)
})

test('allows 1 to 500 characters in an address', () => {
  expect(addressRefusal('a'.repeat(500))).toBeNull()
  expect(addressRefusal('a'.repeat(501))).toBe('Use at most 500 characters.')
  expect(addressRefusal(`${'a'.repeat(498)}\n`)).toBeNull()
  expect(addressRefusal(`${'a'.repeat(499)}\n`)).toBe('Use at most 500 characters.')
  expect(addressRefusal('  \n ')).toBe('Write an address.')
})
