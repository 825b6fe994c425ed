import type { Fee } from '../db/write-area-services.ts'

/** A fee as the table keeps it; undefined when neither a price nor "Quote" is given. */
export function feeToWrite(given: {
  readonly isQuotesFee: boolean
  readonly priceCents: number | null
  readonly feeBasis: 'fixed' | 'perHour'
}): Fee | undefined {
  if (given.isQuotesFee) return { fee_kind: 'quote', price_cents: null }
  if (given.priceCents === null) return undefined
  return { fee_kind: given.feeBasis === 'perHour' ? 'per hour' : 'fixed', price_cents: given.priceCents }
}
