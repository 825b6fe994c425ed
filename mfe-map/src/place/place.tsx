import { Button } from '@waymark/ui/button'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { Slot } from '@waymark/web-kit/slot'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import { VenueAccess } from '../location-map/venue-access.tsx'
import { VenueActions } from '../location-map/venue-actions.tsx'
import { VenueAmenities } from '../location-map/venue-amenities.tsx'
import { VenueClosing } from '../location-map/venue-closing.tsx'
import type { KnownNeed, Venue } from '../location-map/venue-data.ts'
import { VenueFeedback } from '../location-map/venue-feedback.tsx'
import { VenuePartLevel } from '../location-map/venue-heading.tsx'
import { VenueLead } from '../location-map/venue-lead.tsx'
import { VenueMore } from '../location-map/venue-more.tsx'
import { VenueOutages } from '../location-map/venue-outages.tsx'
import { VenueServices } from '../location-map/venue-services.tsx'
import { GettingHere } from './getting-here.tsx'
import css from './place.module.css'
import { PlaceReviews } from './place-reviews.tsx'
import { PrintedFoot } from './printed-foot.tsx'

interface PlaceProps {
  readonly venue: Venue
  readonly needs: readonly KnownNeed[]
}

/** Everything that is known of one place, on screen and on paper. */
export function Place({ venue, needs }: PlaceProps) {
  const servicesTitle = useRef<HTMLHeadingElement>(null)
  const { banner, serviceAreaId, name } = venue
  return (
    <VenuePartLevel value={2}>
      <div className={css.place}>
        <div className={css.head}>
          {banner && <img className={css.picture} src={banner.url} alt={banner.alt} />}
          <div className={css.lead}>
            <VenueLead venue={venue} />
            <VenueActions venue={venue} onChooseService={() => servicesTitle.current?.focus()}>
              <Button variant="quiet" size="small" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            </VenueActions>
          </div>
        </div>
        <VenueClosing venue={venue} />
        <VenueOutages venue={venue} />
        <Split
          aside={
            <Stack>
              <GettingHere venue={venue} />
              <VenueMore venue={venue} />
            </Stack>
          }
        >
          <Stack gap={6}>
            <VenueAccess venue={venue} needs={needs} />
            <div className={css.screenOnly}>
              <VenueFeedback venue={venue} />
            </div>
            <VenueAmenities venue={venue} />
            <VenueServices services={venue.services} title={servicesTitle} />
            <PlaceReviews venue={venue} />
            <Slot name="activitiesAtPlace" props={{ asked: { serviceAreaId }, placeName: name, headingLevel: 2 }} />
          </Stack>
        </Split>
        <PrintedFoot venue={venue} />
      </div>
    </VenuePartLevel>
  )
}
