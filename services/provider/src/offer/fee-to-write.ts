import type { Fee } from '../db/write-area-services.ts'

/** A fee as the table stores it; undefined with neither a price nor "Quote". */
export function feeToWrite(fee: {
  readonly isQuotesFee: boolean
  readonly priceCents: number | null
  readonly feeBasis: 'fixed' | 'perHour'
}): Fee | undefined {
  if (fee.isQuotesFee) return { fee_kind: 'quote', price_cents: null }
  if (fee.priceCents === null) return undefined
  return { fee_kind: fee.feeBasis === 'perHour' ? 'per hour' : 'fixed', price_cents: fee.priceCents }
}
