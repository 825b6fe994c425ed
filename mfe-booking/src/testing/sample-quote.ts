import type { Quote } from '../quotes/quote.ts'

/** A question that waits for its price. */
export const sampleQuote: Quote = {
  quoteId: 5,
  status: 'Asked',
  serviceAreaServiceId: 1,
  ServiceSizeOptionId: 12,
  serviceName: 'Morning care',
  sizeOptionName: 'Usual visit',
  accountName: 'Kōwhai Care',
  serviceAreaName: 'Newtown',
  clientName: 'Hēmi Parata',
  words: 'Two ramps.',
  AddressForService: '',
  priceCents: null,
  currency: 'NZD',
  answer: '',
  standsUntil: null,
  answeredAt: null,
  askedAt: '2026-11-24T09:15:00',
  timeZone: 'Pacific/Auckland',
  isSuspended: false,
}
