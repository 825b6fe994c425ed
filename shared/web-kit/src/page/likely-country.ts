import { type CountryId, country } from '@waymark/domain/enums'
import { viewerZone } from './viewer-zone.ts'

/** What clocks in Australia are ahead of UTC by, in minutes: from Perth to Lord Howe Island in summer. */
const australianOffsets = { min: 480, max: 660 }

/** The country of the browser's time zone; New Zealand when it is neither. */
export function likelyCountry(): CountryId {
  // The zone's name is dear to ask for the first time (0.1 s on a cheap phone), and every first visit to the map asks.
  const offset = -new Date().getTimezoneOffset()
  if (offset < australianOffsets.min || offset > australianOffsets.max) return country.nz
  return viewerZone().startsWith('Australia/') ? country.au : country.nz
}
