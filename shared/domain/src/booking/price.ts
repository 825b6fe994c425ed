import { type CountryId, country } from '../enums.ts'

/** Money is whole cents in one of these currencies (domain.md, "Payments"). */
export type Currency = 'NZD' | 'AUD'

/** One fee of a service-area service. A quoted fee has no price: the provider names it. */
export interface FeeEntry {
  readonly isQuotesFee: boolean
  /** Null exactly when quoted. 0 is free. */
  readonly priceCents: number | null
  readonly basis: FeeBasis
}

/** The price of a visit, or of each hour of its size. */
export type FeeBasis = 'fixed' | 'perHour'

/** The currency of a country's organisations. */
export function currencyOf(countryId: CountryId): Currency {
  return countryId === country.nz ? 'NZD' : 'AUD'
}

/**
 * The price of a visit in cents, or null when it is quoted. Hours may be halves and quarters; half a cent rounds up.
 */
export function visitPriceCents(fee: FeeEntry, durationHours: number): number | null {
  if (fee.isQuotesFee || fee.priceCents === null) return null
  return fee.basis === 'fixed' ? fee.priceCents : Math.round(fee.priceCents * durationHours)
}

/** The price of an activity booking in cents. A companion space beside its holder is free and not counted here. */
export function spacesPriceCents(pricePerSpaceCents: number, paidSpaces: number): number {
  return pricePerSpaceCents * paidSpaces
}

/** The source's `feeDisplay`: "Quote", "Free", "$45.00" or "$45.00 per hour". */
export function feeDisplay(fee: FeeEntry): string {
  if (fee.isQuotesFee || fee.priceCents === null) return 'Quote'
  if (fee.priceCents === 0) return 'Free'
  return fee.basis === 'fixed' ? moneyText(fee.priceCents) : `${moneyText(fee.priceCents)} per hour`
}

/** What a visit of this length is agreed to cost: as `feeDisplay`, an hourly fee with its sum, "$22.50 ($45.00 per hour)". */
export function visitFeeDisplay(fee: FeeEntry, durationHours: number): string {
  const cents = visitPriceCents(fee, durationHours)
  const isHourly = fee.basis === 'perHour' && cents !== null && cents > 0
  return isHourly ? `${moneyText(cents)} (${feeDisplay(fee)})` : feeDisplay(fee)
}

/** "$1,234.50", or "$1,234.50 NZD" where both currencies can appear. */
export function moneyText(cents: number, currency?: Currency): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const amount = `${cents < 0 ? '-' : ''}$${grouped}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
  return currency ? `${amount} ${currency}` : amount
}

/** Parses an amount as people type it ("45", "45.5", "$1,234.50") into cents, or null. */
export function centsOfText(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** Goods and services tax, in percent: prices contain it. */
export function gstPercent(currency: Currency): number {
  return currency === 'NZD' ? 15 : 10
}

/** The GST that a price contains, in whole cents. */
export function gstWithinCents(cents: number, currency: Currency): number {
  const percent = gstPercent(currency)
  return Math.round((cents * percent) / (100 + percent))
}
