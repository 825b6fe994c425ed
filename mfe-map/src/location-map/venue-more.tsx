import { phoneHref } from '@waymark/domain/account/phone'
import { classNames } from '@waymark/ui/class-names'
import { DescriptionList } from '@waymark/ui/description-list'
import { Disclosure } from '@waymark/ui/disclosure'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate } from '@waymark/web-kit/format'
import { weekOf } from './open-line.ts'
import type { Venue } from './venue-data.ts'
import { useVenuePartLevel, VenueHeading } from './venue-heading.tsx'
import styles from './venue-panel.module.css'

const bytesPerKilobyte = 1000

/** What the provider says about a place besides its facts: hours, documents, pictures, and how to ask. */
export function VenueMore({ venue }: { readonly venue: Venue }) {
  const { openingHours, closedDays, otherPictures } = venue
  const level = useVenuePartLevel()
  return (
    <>
      {venue.description && (
        <section className={styles.part}>
          <VenueHeading>About this place</VenueHeading>
          <p>{venue.description}</p>
          <p className={styles.small}>By {venue.accountName}</p>
        </section>
      )}
      {venue.accessibilityPdfs.length > 0 && (
        <section className={styles.part}>
          <VenueHeading>More about access here</VenueHeading>
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
        <Disclosure headingLevel={level} title="Opening hours">
          <DescriptionList items={weekOf(openingHours).map(({ day, times }) => ({ term: day, detail: times }))} />
        </Disclosure>
      )}
      {closedDays.length > 0 && (
        <section className={styles.part}>
          <VenueHeading>Closed days</VenueHeading>
          <DescriptionList items={closedDays.map(({ date, name }) => ({ term: formatDate(date), detail: name }))} />
        </section>
      )}
      {(venue.phone || venue.email) && (
        <section className={styles.part}>
          <VenueHeading>Ask this place</VenueHeading>
          {venue.phone && (
            <p>
              <TextLink href={phoneHref(venue.phone)}>{venue.phone}</TextLink>
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
        <section className={classNames(styles.part, styles.onScreen)}>
          <VenueHeading>More pictures</VenueHeading>
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
          {venue.badgeLogos.map(({ url, alt }) => (
            <li key={`${alt} ${url}`} className={styles.badge}>
              {url !== '' && <img src={url} alt="" width={44} height={44} loading="lazy" />} Vouched for by {alt}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
