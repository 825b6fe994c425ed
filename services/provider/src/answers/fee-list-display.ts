import { type FeeEntry, feeDisplay } from '@waymark/domain/booking/price'
import { findSizeOption } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'
import type { SizeRow } from '../db/area-services.ts'

/** The fee of a stored size, as `domain` expects it. */
export function feeOf(size: SizeRow): FeeEntry {
  return {
    isQuotesFee: size.feeKind === 'quote',
    priceCents: size.priceCents,
    basis: size.feeKind === 'per hour' ? 'perHour' : 'fixed',
  }
}

/** The price of each size as listings show it; sizes that have left the catalogue are skipped. */
export function feeListDisplay(offer: {
  readonly service_id: ServiceId
  readonly sizes: readonly SizeRow[]
}): string[] {
  return offer.sizes.flatMap((size) => {
    const option = findSizeOption(offer.service_id, size.id)
    return option ? [`${option.name}: ${feeDisplay(feeOf(size))}`] : []
  })
}
