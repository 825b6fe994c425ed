import type { AmenityStatus } from '@waymark/domain/activity/amenity-status'
import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import { Cluster } from '@waymark/ui/cluster'
import { DescriptionList } from '@waymark/ui/description-list'
import { PlaceArt, type PlaceScene } from '@waymark/ui/place-art'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatCount } from '@waymark/web-kit/format'
import { priceText } from '../activities/price-text.ts'
import styles from '../activity/activity.module.css'
import type { Amenity } from './amenity-draft.ts'

const statusWords: Record<AmenityStatus, string> = {
  Draft: 'Nobody sees a draft. Put it on the map once it is described.',
  Active: 'It is on the map.',
  Closed: 'It is closed. People do not find it.',
}

/** What is drawn where there is no picture, by the id of the kind: a hoist stands for no other kind. */
const scenes: Readonly<Record<number, PlaceScene>> = { 2: 'hoist', 4: 'hoist', 5: 'room' }

/** An amenity at a glance: its picture, where it stands, what it has. */
export function AmenityCard({ saved }: { readonly saved: Amenity }) {
  const { banner, status, whereabouts, serviceAreaName } = saved
  return (
    <section className={styles.card} aria-label="At a glance">
      <div className={styles.pictures}>
        {banner ? (
          <img className={styles.banner} src={banner.url} alt={banner.alt} />
        ) : (
          <div className={styles.banner}>
            <PlaceArt of={scenes[saved.amenityTypeId] ?? 'walk'} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <Cluster>
          <StatusBadge status={status} />
          <span className={styles.soft}>{statusWords[status]}</span>
        </Cluster>
        <DescriptionList
          items={[
            { term: 'Kind', detail: amenityType(saved.amenityTypeId)?.label ?? '' },
            { term: 'Has', detail: featuresText(saved) || 'Nothing noted yet' },
            { term: 'Location', detail: serviceAreaName },
            { term: 'Where', detail: whereabouts || 'Not described yet' },
            { term: 'Booking', detail: bookingText(saved) },
          ]}
        />
      </div>
    </section>
  )
}

/** "Ceiling hoist, Shower". */
export function featuresText({ amenityTypeId, featureIds }: Pick<Amenity, 'amenityTypeId' | 'featureIds'>): string {
  const features = amenityType(amenityTypeId)?.features ?? []
  return features.flatMap(({ id, label }) => (featureIds.includes(id) ? [label] : [])).join(', ')
}

function bookingText({ isBookable, priceCents, currency, comingSessions }: Amenity): string {
  if (!isBookable) return 'No booking needed'
  return `${priceText({ priceCents, currency })}, ${formatCount(comingSessions, 'session')} to come`
}
