import { CopyButton } from '@waymark/ui/copy-button'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { directionsTo } from '../location-map/directions.ts'
import type { Venue } from '../location-map/venue-data.ts'
import { VenueHeading } from '../location-map/venue-heading.tsx'
import css from './place.module.css'

/** The way to a place, in the map that somebody already uses. */
export function GettingHere({ venue }: { readonly venue: Venue }) {
  const ways = directionsTo(venue)
  return (
    <section className={css.gettingHere} aria-labelledby="getting-here">
      <VenueHeading id="getting-here">Getting here</VenueHeading>
      <p className={css.address}>{venue.address}</p>
      <div className={css.screenOnly}>
        <CopyButton text={venue.address}>Copy the address</CopyButton>
        <ul className={css.ways} aria-label={`Directions to ${venue.name}`}>
          <li>
            <TextLink href={ways.device} isStandalone>
              Your device's own map
            </TextLink>
          </li>
          <Way href={ways.google}>Google Maps</Way>
          <Way href={ways.apple}>Apple Maps</Way>
          <Way href={ways.openStreetMap}>OpenStreetMap</Way>
        </ul>
      </div>
    </section>
  )
}

function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <TextLink href={href} target="_blank" rel="noreferrer" isStandalone>
        {children}
        <VisuallyHidden> (new tab)</VisuallyHidden>
      </TextLink>
    </li>
  )
}
