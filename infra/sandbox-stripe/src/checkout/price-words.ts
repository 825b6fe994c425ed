import type { SoldLine } from '../records.ts'

/** "$49.00 NZD a month". */
export function priceText({ unitAmount, quantity, currency, interval }: SoldLine): string {
  return `$${((unitAmount * quantity) / 100).toFixed(2)} ${currency.toUpperCase()} a ${interval}`
}
