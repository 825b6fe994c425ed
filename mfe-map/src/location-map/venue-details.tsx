import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { AddressLink } from '@waymark/ui/address-link'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Disclosure } from '@waymark/ui/disclosure'
import { LinkButton } from '@waymark/ui/link-button'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { Slot } from '@waymark/web-kit/slot'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type RefObject, useRef } from 'react'
import { openLine, weekOf } from './open-line.ts'
import { VenueAccess } from './venue-access.tsx'
import type { KnownNeed, Venue } from './venue-data.ts'
import { VenueFeedback } from './venue-feedback.tsx'
import styles from './venue-panel.module.css'
import { VenueServices } from './venue-services.tsx'

const bytesPerKilobyte = 1000

interface VenueDetailsProps {
  readonly venue: Venue
  readonly needs: readonly KnownNeed[]
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Everything the map knows of one place. */
export function VenueDetails({ venue, needs, heading }: VenueDetailsProps) {
  const { serviceAreaId, name, services, openingHours, timeZone, otherPictures } = venue
  const open = openLine(openingHours, timeZone, new Date())
  const cost = costTiers.find(({ id }) => id === venue.costTier)
  const [firstService] = services
  const servicesTitle = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
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
          <Button variant="primary" icon={CalendarPlus} onPress={() => servicesTitle.current?.focus()}>
            Choose a service
          </Button>
        )}
        <Slot name="shortlistStar" props={{ serviceAreaId, serviceAreaName: name }} />
      </div>
      <VenueAccess venue={venue} needs={needs} />
      <VenueFeedback venue={venue} />
      <VenueServices services={services} title={servicesTitle} />
      {venue.description && (
        <section className={styles.part}>
          <h3>About this place</h3>
          <p>{venue.description}</p>
          <p className={styles.small}>By {venue.accountName}</p>
        </section>
      )}
      {venue.accessibilityPdfs.length > 0 && (
        <section className={styles.part}>
          <h3>More about access here</h3>
          <ul>
            {venue.accessibilityPdfs.map(({ documentId, title, url, sizeBytes }) => (
              <li key={documentId}>
                <TextLink href={url} isStandalone>
                  {title} (PDF, {Math.ceil(sizeBytes / bytesPerKilobyte)} kB)
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {openingHours.length > 0 && (
        <Disclosure title="Opening hours">
          <DescriptionList items={weekOf(openingHours).map(({ day, times }) => ({ term: day, detail: times }))} />
        </Disclosure>
      )}
      {(venue.phone || venue.email) && (
        <section className={styles.part}>
          <h3>Ask this place</h3>
          {venue.phone && (
            <p>
              <TextLink href={`tel:${venue.phone.replace(/[^+\d]/g, '')}`}>{venue.phone}</TextLink>
            </p>
          )}
          {venue.email && (
            <p>
              <TextLink href={`mailto:${venue.email}`}>{venue.email}</TextLink>
            </p>
          )}
        </section>
      )}
      {otherPictures.length > 0 && (
        <section className={styles.part}>
          <h3>More pictures</h3>
          <ul className={styles.pictures}>
            {otherPictures.map((picture) => (
              <li key={picture.url}>
                <img src={picture.url} alt={picture.alt} loading="lazy" width={400} height={200} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {venue.badgeLogos.length > 0 && (
        <ul className={styles.badges}>
          {venue.badgeLogos.map((logo) => (
            <li key={logo.url}>
              <img src={logo.url} alt={`Vouched for by ${logo.alt}`} width={56} height={56} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
