import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { AddressLink } from '@waymark/ui/address-link'
import { formatCount } from '@waymark/web-kit/format'
import { hoursNotGiven, openLine } from './open-line.ts'
import type { Venue } from './venue-data.ts'
import styles from './venue-panel.module.css'

/** What stands under the name of a venue: its kind, where it is, whether it is open, and what people say. */
export function VenueLead({ venue }: { readonly venue: Venue }) {
  const open = openLine(venue.openingHours, venue.timeZone, new Date(), venue.closedDays)
  const cost = costTiers.find(({ id }) => id === venue.costTier)
  return (
    <>
      <p>
        {venue.venueTypeName}
        {cost && `, ${cost.label === 'Free' ? 'free' : `${cost.label} (${cost.description.toLowerCase()})`}`}
      </p>
      <p>
        <AddressLink address={venue.address} isPlain />
      </p>
      {open ? (
        <p className={styles.open}>
          <span className={open.isOpen ? styles.dotOpen : styles.dotClosed} aria-hidden="true" />
          {open.text}
        </p>
      ) : (
        <p>{hoursNotGiven}</p>
      )}
      {venue.rating.average !== null && (
        <p>
          {venue.rating.average} of 5 stars from {formatCount(venue.rating.count, 'person', 'people')}
        </p>
      )}
    </>
  )
}
