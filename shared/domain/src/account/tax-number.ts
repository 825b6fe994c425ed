import { type CountryId, country } from '../enums.ts'

/** What the number is called on a receipt and in forms. */
export function taxNumberName(countryId: CountryId): 'GST number' | 'ABN' {
  return countryId === country.nz ? 'GST number' : 'ABN'
}

/** What a receipt of somebody who is registered for GST is called, and of somebody who is not. */
export function receiptTitle(isRegistered: boolean, countryId: CountryId): 'GST receipt' | 'Tax invoice' | 'Receipt' {
  if (!isRegistered) return 'Receipt'
  return countryId === country.nz ? 'GST receipt' : 'Tax invoice'
}

/** The digits of a number as people type it, with its spaces and hyphens. */
export function taxNumberDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Whether the check digit of a New Zealand GST (IRD) number or an Australian ABN is right; `digits` only. */
export function isTaxNumber(digits: string, countryId: CountryId): boolean {
  return countryId === country.nz ? isGstNumber(digits) : isAbn(digits)
}

/** "123-456-789", "12 345 678 901". */
export function taxNumberText(digits: string, countryId: CountryId): string {
  return countryId === country.nz
    ? digits.padStart(9, '0').replace(/^(...)(...)(...)$/, '$1-$2-$3')
    : digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4')
}

/** Inland Revenue: weights of the first 8 digits, then other weights where the first remainder says nothing. */
function isGstNumber(digits: string): boolean {
  if (!/^\d{8,9}$/.test(digits)) return false
  const number = Number(digits)
  if (number < 10_000_000 || number > 200_000_000) return false
  const figures = [...digits.padStart(9, '0')].map(Number)
  const checkDigit = figures[8]
  const checkOf = (weights: readonly number[]) => (11 - (weighted(figures, weights) % 11)) % 11
  const first = checkOf([3, 2, 7, 6, 5, 4, 3, 2])
  if (first !== 10) return first === checkDigit
  const second = checkOf([7, 4, 3, 2, 5, 2, 7, 6])
  return second !== 10 && second === checkDigit
}

/** Australian Business Register: one less in the first digit, then a weighted sum that 89 divides. */
function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const figures = [...digits].map(Number)
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  return (weighted(figures, weights) - 10) % 89 === 0
}

function weighted(figures: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (figures[index] ?? 0), 0)
}
