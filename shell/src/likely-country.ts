import { type CountryId, country } from '@waymark/domain/enums'

/** The country that the clock of the browser lies in; New Zealand when it is in neither. */
export function likelyCountry(): CountryId {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone.startsWith('Australia/') ? country.au : country.nz
}
