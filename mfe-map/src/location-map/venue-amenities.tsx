import { standAlone } from '@waymark/contracts/stand-alone'
import { useCall } from '@waymark/web-kit/use-call'
import { AmenityList } from './amenity-list.tsx'
import type { Venue } from './venue-data.ts'
import { useVenuePartLevel, VenueHeading } from './venue-heading.tsx'
import styles from './venue-panel.module.css'

/** The toilets, quiet rooms and the like of a place; nothing where there are none. */
export function VenueAmenities({ venue: { serviceAreaId, latitude, longitude } }: { readonly venue: Venue }) {
  const found = useCall(
    standAlone.getVenuesNearByAmenity,
    { near: { latitude, longitude }, serviceAreaId, pageSize: 50 },
    { ignore401: true },
  )
  const level = useVenuePartLevel()
  const amenities = found.data?.items ?? []
  if (amenities.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="amenities-title">
      <VenueHeading id="amenities-title">Toilets, quiet rooms and more</VenueHeading>
      <AmenityList amenities={amenities} headingLevel={level === 2 ? 3 : 4} venueHrefOf={null} />
    </section>
  )
}
