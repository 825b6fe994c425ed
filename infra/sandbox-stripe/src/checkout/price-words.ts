import type { SoldLine } from '../records.ts'

/** "$49.00 NZD a month", "$24.00 NZD". */
export function priceText({ unitAmount, quantity, currency, interval }: SoldLine): string {
  const amount = `$${((unitAmount * quantity) / 100).toFixed(2)} ${currency.toUpperCase()}`
  return interval === null ? amount : `${amount} a ${interval}`
}
