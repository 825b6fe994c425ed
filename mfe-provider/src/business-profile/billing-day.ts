import { country } from '@waymark/domain/enums'
import { formatDate, wallOf } from '@waymark/web-kit/format'

/** The day of an instant where most of a country's organisations are. */
export function billingDay(instant: string, countryId: number): string {
  return formatDate(wallOf(instant, countryId === country.au ? 'Australia/Sydney' : 'Pacific/Auckland'))
}
