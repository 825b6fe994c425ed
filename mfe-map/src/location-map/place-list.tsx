import { outageName } from '@waymark/domain/access-fit/outages'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { AccessFit } from '@waymark/ui/access-fit'
import { LinkCard } from '@waymark/ui/link-card'
import { Mark } from '@waymark/ui/mark'
import { SkipPast } from '@waymark/ui/skip-past'
import { formatDate, formatDistance } from '@waymark/web-kit/format'
import { factLine } from '@waymark/web-kit/option-words'
import type { VenueCard } from '@waymark/web-kit/use-venues-in-view'
import type { Ref } from 'react'
import styles from './place-list.module.css'

interface PlaceListProps {
  readonly places: readonly VenueCard[]
  readonly chosenId: number | null
  readonly hrefOf: (venueId: number) => string
  /** Called before a place of it is opened. */
  readonly onChosen?: () => void
  readonly ref?: Ref<HTMLOListElement>
}

/** From so many places on, one can skip past them. */
const minPlacesToSkip = 8

/** The places in view, one card each: the same answer as the map, and fully equivalent to it. */
export function PlaceList({ places, chosenId, hrefOf, onChosen, ref }: PlaceListProps) {
  return (
    <SkipPast what="the list of places" isLong={places.length >= minPlacesToSkip}>
      <ol ref={ref} className={styles.results} onClickCapture={onChosen}>
        {places.map((place) => (
          <li key={place.serviceAreaId} data-place={place.serviceAreaId}>
            <LinkCard
              title={place.name}
              headingLevel={2}
              href={hrefOf(place.serviceAreaId)}
              isSelected={place.serviceAreaId === chosenId}
              meta={metaOf(place)}
              {...(place.picture
                ? { picture: <img src={place.picture.url} alt="" loading="lazy" width={84} height={84} /> }
                : {})}
            >
              {place.fit.length > 0 && (
                <p className={styles.fit}>
                  <AccessFit needs={place.fit} />
                </p>
              )}
              {place.closesOn !== null && (
                <p className={styles.outages}>
                  <Mark shape="triangle" /> Closes for good on {formatDate(place.closesOn)}
                </p>
              )}
              {place.outages.length > 0 && (
                <p className={styles.outages}>
                  <Mark shape="triangle" /> Out of order: {place.outages.map(outageName).join(', ')}
                </p>
              )}
              <p className={styles.facts}>{factLine(place)}</p>
            </LinkCard>
          </li>
        ))}
      </ol>
    </SkipPast>
  )
}

function metaOf({ venueTypeId, suburb, distanceKm, isPrivate }: VenueCard): string {
  return [isPrivate && 'Private', venueType(venueTypeId)?.label, suburb, formatDistance(distanceKm)]
    .filter(Boolean)
    .join(' · ')
}
