import { isTaxNumber } from '@waymark/domain/account/tax-number'
import { country } from '@waymark/domain/enums'
import type { DemoOrganisation } from './organisations.ts'

/** Too small to be registered for GST: their receipts show none. */
const unregistered: ReadonlySet<string> = new Set(['kauri', 'birrarung'])

/** The last numbers that the rules allow, far from those that have been given out; organisations are apart by more than one finds in a search. */
const lastGstNumber = 199_999_000
const lastAbn = 99_999_999_000
const apart = 2000

/** The GST number or ABN of the organisation at `place`, with right check digits; null where it is not registered. */
export function demoTaxNumber({ key, countryId }: DemoOrganisation, place: number): string | null {
  if (unregistered.has(key)) return null
  const last = (countryId === country.nz ? lastGstNumber : lastAbn) - place * apart
  for (let number = last; number > last - apart; number -= 1) {
    if (isTaxNumber(String(number), countryId)) return String(number)
  }
  throw new Error(`no tax number at ${last}`)
}
