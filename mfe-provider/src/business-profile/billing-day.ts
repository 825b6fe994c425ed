import { country } from '@waymark/domain/enums'
import { formatDate, wallOf } from '@waymark/web-kit/format'

/** The day of an instant in the time zone of most of a country's organisations. */
export function billingDay(instant: string, countryId: number): string {
  return formatDate(wallOf(instant, countryId === country.au ? 'Australia/Sydney' : 'Pacific/Auckland'))
}
