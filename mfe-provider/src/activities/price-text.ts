import { type Currency, formatMoney } from '@waymark/web-kit/format'

interface Price {
  readonly priceCents: number
  readonly currency: Currency
}

/** "Free", or "$18.00 NZD" for one space. */
export function priceText({ priceCents, currency }: Price): string {
  return priceCents === 0 ? 'Free' : formatMoney(priceCents, currency)
}
