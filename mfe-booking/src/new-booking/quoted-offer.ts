import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { moneyText } from '@waymark/domain/booking/price'
import type { ServiceOffer } from './service-offer.ts'

/** A quote whose price stands. */
export type StandingQuote = NonNullable<OutputOf<typeof booking.getDataForNewBooking>['quote']>

/** The offer as the quote makes it: its size alone, at its price. Without a quote it stays as it is. */
export function quotedOffer(offer: ServiceOffer, quote: StandingQuote | null): ServiceOffer {
  if (quote === null) return offer
  const { ServiceSizeOptionId: sizeId, priceCents } = quote
  return {
    ...offer,
    // What holds of the listed fees: the quoted price is agreed.
    pricingDescription: '',
    sizeOptions: offer.sizeOptions
      .filter((size) => size.ServiceSizeOptionId === sizeId)
      .map((size) => ({ ...size, isQuotesFee: false, priceCents, feeDisplay: moneyText(priceCents) })),
  }
}
