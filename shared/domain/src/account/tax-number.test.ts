import { expect, test } from 'vitest'
import { country } from '../enums.ts'
import { isTaxNumber, receiptTitle, taxNumberDigits, taxNumberText } from './tax-number.ts'

// The examples of Inland Revenue's own description of the check digit.
test.each([
  ['49091850', true],
  ['35901981', true],
  ['49098576', true],
  ['136410132', true],
  ['136410133', false],
  ['9125568', false],
  ['49091851', false],
  ['', false],
  ['4909185a', false],
])('the GST number %s: %s', (digits, isRight) => {
  expect(isTaxNumber(digits, country.nz)).toBe(isRight)
})

// The example of the Australian Business Register, and the same with two digits exchanged.
test.each([
  ['51824753556', true],
  ['51824753565', false],
  ['5182475355', false],
  ['01824753556', false],
])('the ABN %s: %s', (digits, isRight) => {
  expect(isTaxNumber(digits, country.au)).toBe(isRight)
})

test('is typed with spaces or hyphens, and written in groups', () => {
  expect(taxNumberDigits(' 49-091-850 ')).toBe('49091850')
  expect(taxNumberText('49091850', country.nz)).toBe('049-091-850')
  expect(taxNumberText('51824753556', country.au)).toBe('51 824 753 556')
})

test('only a receipt of somebody who is registered says that it is about tax', () => {
  expect(receiptTitle(true, country.nz)).toBe('GST receipt')
  expect(receiptTitle(true, country.au)).toBe('Tax invoice')
  expect(receiptTitle(false, country.nz)).toBe('Receipt')
  expect(receiptTitle(false, country.au)).toBe('Receipt')
})
