import { expect, it } from 'vitest'
import type { SizeOption } from './service-detail.ts'
import { feesToSend, fieldOfFee, hasOtherSizes, missingFees, sizeFeesOf, sizesToSend } from './size-fees.ts'

const short: SizeOption = {
  serviceSizeOptionId: 11,
  name: 'Short visit',
  sizeType: 'Visit',
  durationHours: 0.5,
  allowPeopleQtySelection: false,
  maxPeople: null,
  offeredMaxPeople: null,
  fee: { serviceSizeOptionId: 11, isQuotesFee: false, priceCents: 2850, feeBasis: 'perHour', feeDisplay: '$28.50 / h' },
}
const group: SizeOption = {
  ...short,
  serviceSizeOptionId: 12,
  name: 'Group',
  allowPeopleQtySelection: true,
  maxPeople: 6,
  offeredMaxPeople: 4,
  fee: { serviceSizeOptionId: 12, isQuotesFee: true, priceCents: null, feeBasis: 'fixed', feeDisplay: 'Quote' },
}
const long: SizeOption = { ...short, serviceSizeOptionId: 13, name: 'Long visit', fee: null }

const typed = sizeFeesOf([short, group, long])

it('sends back what was read', () => {
  expect(sizesToSend(typed)).toEqual([
    { serviceSizeOptionId: 11, maxPeople: null },
    { serviceSizeOptionId: 12, maxPeople: 4 },
  ])
  expect(feesToSend(typed)).toEqual([
    { serviceSizeOptionId: 11, isQuotesFee: false, priceCents: 2850, feeBasis: 'perHour' },
    { serviceSizeOptionId: 12, isQuotesFee: true, priceCents: null },
  ])
})

it('converts to cents without rounding errors', () => {
  const [first] = typed
  expect(feesToSend(first ? [{ ...first, dollars: 19.99 }] : [])[0]?.priceCents).toBe(1999)
})

it('requires a price for an offered size that is not quoted', () => {
  const withLong = typed.map((one) => (one.serviceSizeOptionId === 13 ? { ...one, isOffered: true } : one))
  expect(missingFees(withLong)).toEqual({})
  const priced = withLong.map((one) => (one.serviceSizeOptionId === 13 ? { ...one, kind: 'fixed' as const } : one))
  expect(missingFees(priced)).toEqual({ 'sizes.2.dollars': 'Give a price, or choose "Quote".' })
})

it('detects whether other sizes are offered', () => {
  expect(hasOtherSizes(typed, sizeFeesOf([short, group, long]))).toBe(false)
  expect(hasOtherSizes(typed, typed.slice(1))).toBe(true)
})

it('asks for the number of people where it was taken out', () => {
  const emptied = typed.map((one) => (one.serviceSizeOptionId === 12 ? { ...one, maxPeople: null } : one))
  expect(missingFees(emptied)).toEqual({ 'sizes.1.maxPeople': 'Give a number of people.' })
})

it('knows the field of what the server says of an offered size', () => {
  const fewer = typed.map((one, at) => ({ ...one, isOffered: at > 0 }))
  expect(fieldOfFee(fewer, 'feeListEntries.0.priceCents')).toBe('sizes.1.dollars')
  expect(fieldOfFee(fewer, 'sizeOptions.1.maxPeople')).toBe('sizes.2.maxPeople')
  expect(fieldOfFee(fewer, 'pricingDescription')).toBe('pricingDescription')
})
