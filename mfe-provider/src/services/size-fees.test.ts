import { expect, it } from 'vitest'
import type { SizeOption } from './service-detail.ts'
import { feesToSend, hasOtherSizes, missingPrices, sizeFeesOf, sizesToSend } from './size-fees.ts'

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

it('counts in cents without losing any', () => {
  const [first] = typed
  expect(feesToSend(first ? [{ ...first, dollars: 19.99 }] : [])[0]?.priceCents).toBe(1999)
})

it('asks for a price of an offered size that is not quoted', () => {
  const withLong = typed.map((one) => (one.serviceSizeOptionId === 13 ? { ...one, isOffered: true } : one))
  expect(missingPrices(withLong)).toEqual({})
  const priced = withLong.map((one) => (one.serviceSizeOptionId === 13 ? { ...one, kind: 'fixed' as const } : one))
  expect(missingPrices(priced)).toEqual({ price13: 'Give a price, or choose "Quote".' })
})

it('knows whether other sizes are offered', () => {
  expect(hasOtherSizes(typed, sizeFeesOf([short, group, long]))).toBe(false)
  expect(hasOtherSizes(typed, typed.slice(1))).toBe(true)
})
