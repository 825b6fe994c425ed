import { type CountryId, country } from '@waymark/domain/enums'

/** The country of the browser's time zone; New Zealand when it is neither. */
export function likelyCountry(): CountryId {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone.startsWith('Australia/') ? country.au : country.nz
}
