import { outageName } from '@waymark/domain/access-fit/outages'
import { Notice } from '@waymark/ui/notice'
import { outageSpan } from '@waymark/web-kit/outage-words'
import type { Venue } from './venue-data.ts'

/** What does not work at a place now or soon, before anything else about it. */
export function VenueOutages({ venue }: { readonly venue: Venue }) {
  return venue.outages.map((outage) => (
    <Notice key={outage.outageId} tone="warning" title={`Out of order: ${outageName(outage)}.`}>
      {outageSpan(outage, venue.timeZone)} {outage.note}
    </Notice>
  ))
}
