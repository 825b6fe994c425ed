import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { AddressLink } from '@waymark/ui/address-link'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { Slot } from '@waymark/web-kit/slot'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type RefObject, use, useRef } from 'react'
import { AskedAtPlace } from './asked-at-place.ts'
import { openLine } from './open-line.ts'
import { VenueAccess } from './venue-access.tsx'
import { VenueAmenities } from './venue-amenities.tsx'
import type { KnownNeed, Venue } from './venue-data.ts'
import { VenueFeedback } from './venue-feedback.tsx'
import { VenueMore } from './venue-more.tsx'
import { VenueOutages } from './venue-outages.tsx'
import styles from './venue-panel.module.css'
import { VenueServices } from './venue-services.tsx'

interface VenueDetailsProps {
  readonly venue: Venue
  readonly needs: readonly KnownNeed[]
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Everything the map knows of one place. */
export function VenueDetails({ venue, needs, heading }: VenueDetailsProps) {
  const asked = use(AskedAtPlace)
  const servicesTitle = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
      <VenueTitle venue={venue} heading={heading} />
      <VenueOutages venue={venue} />
      <VenueActions venue={venue} onChooseService={() => servicesTitle.current?.focus()} />
      <VenueAccess venue={venue} needs={needs} />
      <VenueFeedback venue={venue} />
      <VenueAmenities venue={venue} />
      <VenueServices services={venue.services} title={servicesTitle} />
      <Slot
        name="activitiesAtPlace"
        props={{ asked: { ...asked, serviceAreaId: venue.serviceAreaId }, placeName: venue.name }}
      />
      <VenueMore venue={venue} />
    </Stack>
  )
}

function VenueTitle({ venue, heading }: Pick<VenueDetailsProps, 'venue' | 'heading'>) {
  const open = openLine(venue.openingHours, venue.timeZone, new Date())
  const cost = costTiers.find(({ id }) => id === venue.costTier)
  return (
    <div className={styles.title}>
      <h2 ref={heading} tabIndex={-1}>
        {venue.name}
      </h2>
      <p>
        {venue.venueTypeName}
        {cost && `, ${cost.label === 'Free' ? 'free' : `${cost.label} (${cost.description.toLowerCase()})`}`}
      </p>
      <p>
        <AddressLink address={venue.address} position={venue} isPlain />
      </p>
      {open && (
        <p className={styles.open}>
          <span className={open.isOpen ? styles.dotOpen : styles.dotClosed} aria-hidden="true" />
          {open.text}
        </p>
      )}
      {venue.rating.average !== null && (
        <p>
          {venue.rating.average} of 5 stars from {formatCount(venue.rating.count, 'person', 'people')}
        </p>
      )}
    </div>
  )
}

interface VenueActionsProps {
  readonly venue: Venue
  readonly onChooseService: () => void
}

function VenueActions({ venue, onChooseService }: VenueActionsProps) {
  const { services, serviceAreaId, name } = venue
  const [firstService] = services
  return (
    <div className={styles.actions}>
      {services.length === 1 && firstService && (
        <LinkButton
          variant="primary"
          icon={CalendarPlus}
          href={`/booking/new-booking?serviceAreaServiceId=${firstService.serviceAreaServiceId}`}
        >
          Book {firstService.serviceName.toLowerCase()}
        </LinkButton>
      )}
      {services.length > 1 && (
        <Button variant="primary" icon={CalendarPlus} onPress={onChooseService}>
          Choose a service
        </Button>
      )}
      <Slot name="shortlistStar" props={{ serviceAreaId, serviceAreaName: name }} />
    </div>
  )
}
