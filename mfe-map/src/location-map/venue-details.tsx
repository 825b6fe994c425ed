import { LinkButton } from '@waymark/ui/link-button'
import { Spoken } from '@waymark/ui/spoken'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { isFramed } from '@waymark/web-kit/framed'
import { Slot } from '@waymark/web-kit/slot'
import FileText from 'lucide-react/icons/file-text'
import { type RefObject, use, useRef } from 'react'
import { AskedAtPlace } from './asked-at-place.ts'
import { VenueAccess } from './venue-access.tsx'
import { VenueActions } from './venue-actions.tsx'
import { VenueAmenities } from './venue-amenities.tsx'
import { VenueClosing } from './venue-closing.tsx'
import type { KnownNeed, Venue } from './venue-data.ts'
import { VenueFeedback } from './venue-feedback.tsx'
import { VenueLead } from './venue-lead.tsx'
import { VenueMore } from './venue-more.tsx'
import { VenueOutages } from './venue-outages.tsx'
import styles from './venue-panel.module.css'
import { venuePath } from './venue-path.ts'
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
  const { serviceAreaId, name } = venue
  const services = <VenueServices services={venue.services} title={servicesTitle} />
  return (
    <Stack>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          <Spoken>{name}</Spoken>
        </h2>
        <VenueLead venue={venue} />
      </div>
      <VenueClosing venue={venue} />
      <VenueOutages venue={venue} />
      <VenueActions venue={venue} onChooseService={() => servicesTitle.current?.focus()}>
        <LinkButton variant="quiet" size="small" icon={FileText} href={venuePath(serviceAreaId)}>
          Own page<VisuallyHidden> of {name}</VisuallyHidden>
        </LinkButton>
      </VenueActions>
      <VenueAccess venue={venue} needs={needs} />
      <VenueFeedback venue={venue} />
      <VenueAmenities venue={venue} />
      {!isFramed() && services}
      <Slot name="activitiesAtPlace" props={{ asked: { ...asked, serviceAreaId }, placeName: name }} />
      {/* In another site's page what can be booked there comes first. */}
      {isFramed() && services}
      <VenueMore venue={venue} />
    </Stack>
  )
}
