import type { OutputOf } from '@waymark/contracts/define-call'
import type { standAlone } from '@waymark/contracts/stand-alone'
import { outageName } from '@waymark/domain/access-fit/outages'
import { amenityFeaturesText, amenityType } from '@waymark/domain/catalogue/amenity-types'
import { AccessFit } from '@waymark/ui/access-fit'
import { AddressLink } from '@waymark/ui/address-link'
import { LinkButton } from '@waymark/ui/link-button'
import { Mark } from '@waymark/ui/mark'
import { Spoken } from '@waymark/ui/spoken'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDistance, formatMoney } from '@waymark/web-kit/format'
import { outageSpan } from '@waymark/web-kit/outage-words'
import styles from './amenity-list.module.css'
import { hoursNotGiven, openLine } from './open-line.ts'

export type AmenityNear = OutputOf<typeof standAlone.getVenuesNearByAmenity>['items'][number]

interface AmenityListProps {
  readonly amenities: readonly AmenityNear[]
  readonly headingLevel: 3 | 4
  /** The address of a venue; null where the list is of one venue only. */
  readonly venueHrefOf: ((venueId: number) => string) | null
}

/** Amenities with what decides whether somebody can use one now: how far, how to find it, open, what it has. */
export function AmenityList({ amenities, headingLevel, venueHrefOf }: AmenityListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity.amenityId} className={styles.amenity} data-amenity={amenity.amenityId}>
          {amenity.picture && <img src={amenity.picture.url} alt="" loading="lazy" width={84} height={84} />}
          <div className={styles.words}>
            <Heading className={styles.name} tabIndex={-1}>
              <Spoken>{amenity.title}</Spoken>
            </Heading>
            <p className={styles.small}>
              <Spoken>{metaOf(amenity, venueHrefOf !== null)}</Spoken>
            </p>
            {amenity.whereabouts !== '' && <p>{amenity.whereabouts}</p>}
            <Outages amenity={amenity} />
            <OpenState amenity={amenity} />
            {amenity.fit.length > 0 && (
              <p className={styles.small}>
                <AccessFit needs={amenity.fit} />
              </p>
            )}
            {amenity.featureIds.length > 0 && (
              <p className={styles.small}>{amenityFeaturesText(amenity.amenityTypeId, amenity.featureIds)}</p>
            )}
            <p className={styles.links}>
              {venueHrefOf && (
                <TextLink href={venueHrefOf(amenity.serviceAreaId)}>
                  <Spoken>{amenity.venueName}</Spoken>
                  <VisuallyHidden> (place of {amenity.title})</VisuallyHidden>
                </TextLink>
              )}
              <AddressLink address="Directions" to={amenity.title} position={amenity} />
            </p>
            {amenity.isBookable && (
              <div>
                <LinkButton size="small" href={`/activity-booking/new-booking?activityId=${amenity.amenityId}`}>
                  Book {priceOf(amenity)}
                  <VisuallyHidden> {amenity.title}</VisuallyHidden>
                </LinkButton>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** It is out of order itself, or something on the way to it is. */
function Outages({ amenity: { amenityId, outages, timeZone } }: { readonly amenity: AmenityNear }) {
  const own = outages.find((outage) => outage.amenityId === amenityId)
  const others = outages.filter((outage) => outage.amenityId !== amenityId)
  return (
    <>
      {own && (
        <p className={styles.outage}>
          <Mark shape="triangle" /> Out of order. {outageSpan(own, timeZone)}
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.outage}>
          <Mark shape="triangle" /> Out of order at this place: {others.map(outageName).join(', ')}
        </p>
      )}
    </>
  )
}

function OpenState({ amenity }: { readonly amenity: AmenityNear }) {
  const open = amenity.isAlwaysOpen
    ? { isOpen: true, text: 'Open day and night' }
    : openLine(amenity.openingHours, amenity.timeZone, new Date())
  if (!open) return <p className={styles.small}>{hoursNotGiven}</p>
  return (
    <p className={styles.open}>
      <span className={open.isOpen ? styles.dotOpen : styles.dotClosed} aria-hidden="true" />
      {open.text}
    </p>
  )
}

function metaOf({ amenityTypeId, suburb, distanceKm }: AmenityNear, hasPlace: boolean): string {
  const kind = amenityType(amenityTypeId)?.label ?? ''
  return hasPlace ? [kind, suburb, formatDistance(distanceKm)].join(' · ') : kind
}

/** "free", "for $5.00 NZD". */
function priceOf({ priceCents, currency }: AmenityNear): string {
  return priceCents === 0 ? 'free' : `for ${formatMoney(priceCents, currency)}`
}
