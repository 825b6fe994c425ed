import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { isFramed } from '@waymark/web-kit/framed'
import type { Ref } from 'react'
import { BookedAs } from './booked-as.tsx'
import type { Venue } from './venue-data.ts'
import { VenueHeading } from './venue-heading.tsx'
import styles from './venue-panel.module.css'

interface VenueServicesProps {
  readonly services: Venue['services']
  readonly title: Ref<HTMLHeadingElement>
}

/** What can be booked here, with its fees. */
export function VenueServices({ services, title }: VenueServicesProps) {
  if (services.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="services-title">
      <VenueHeading id="services-title" ref={title} tabIndex={-1}>
        Services to book
      </VenueHeading>
      <BookedAs />
      {isFramed() && (
        <p className={styles.small}>
          These need an account, since somebody comes to your address. They open on Waymark, in a new tab.
        </p>
      )}
      <ul className={styles.services}>
        {services.map(({ serviceAreaServiceId, serviceName, familyName, feeListDisplay }) => (
          <li key={serviceAreaServiceId}>
            <div>
              <b>{serviceName}</b>
              <span className={styles.small}>{[familyName, ...feeListDisplay].join(' · ')}</span>
            </div>
            <LinkButton size="small" href={`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`}>
              Book<VisuallyHidden> {serviceName}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
