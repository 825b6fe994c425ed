import { expect, it } from 'vitest'
import {
  bookingStatus,
  bookingStatusOf,
  businessSubtype,
  businessSubtypeOf,
  costTier,
  costTierOf,
  country,
  countryIdOf,
  staffRole,
  staffRoleOf,
} from './enums.ts'

const enumerations = [
  { name: 'StaffRole', values: staffRole, parse: staffRoleOf },
  { name: 'BusinessSubtype', values: businessSubtype, parse: businessSubtypeOf },
  { name: 'BookingStatus', values: bookingStatus, parse: bookingStatusOf },
  { name: 'CountryId', values: country, parse: countryIdOf },
  { name: 'CostTier', values: costTier, parse: costTierOf },
]

it.each(enumerations)('a stored $name is read as what it is', ({ values, parse }) => {
  for (const value of Object.values(values)) expect(parse(value)).toBe(value)
})

it.each(enumerations)('an unknown $name is refused by its name, and never passes for another', ({ name, parse }) => {
  for (const unknown of [-1, 7, 99, 1.5, Number.NaN]) expect(() => parse(unknown)).toThrow(`${unknown} is no ${name}`)
})

it('what may be missing is null', () => {
  expect([businessSubtypeOf(null), costTierOf(null)]).toEqual([null, null])
})
