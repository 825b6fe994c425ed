import type { amenity } from '@waymark/contracts/amenity'
import type { OutputOf } from '@waymark/contracts/define-call'
import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import styles from '../activities/activities.module.css'
import { priceText } from '../activities/price-text.ts'
import { featuresText } from '../amenity/amenity-card.tsx'
import { amenityHref } from './amenity-paths.ts'

type AmenityRow = OutputOf<typeof amenity.getAmenities>['items'][number]

/** What a list tells of an amenity; with its location where the list has several. */
export function amenityColumns({ hasLocation }: { readonly hasLocation: boolean }): TableColumn<AmenityRow>[] {
  return [
    {
      id: 'title',
      header: 'Amenity',
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.activity}>
          {row.banner && <img className={styles.thumb} src={row.banner.smallUrl} alt="" />}
          <span>
            <TextLink isStrong href={amenityHref(row.amenityId)}>
              {row.title}
            </TextLink>
            <SecondLine>{amenityType(row.amenityTypeId)?.label}</SecondLine>
          </span>
        </span>
      ),
    },
    {
      id: 'where',
      header: 'Where',
      cell: ({ serviceAreaName, whereabouts }) =>
        hasLocation ? (
          <>
            {serviceAreaName}
            <SecondLine>{whereabouts}</SecondLine>
          </>
        ) : (
          whereabouts || 'Not described'
        ),
    },
    { id: 'features', header: 'Has', cell: (row) => featuresText(row) || 'Nothing noted' },
    { id: 'booking', header: 'Booking', cell: (row) => <BookingCell row={row} /> },
    { id: 'status', header: 'Status', hasNoWrap: true, cell: ({ status }) => <StatusBadge status={status} /> },
  ]
}

function BookingCell({ row }: { readonly row: AmenityRow }) {
  const { isBookable, comingSessions, nextStartDateTime: next } = row
  if (!isBookable) return 'No booking needed'
  return (
    <>
      {priceText(row)}
      <SecondLine>
        {next === null
          ? 'No sessions to come'
          : `${formatDateTime(next, namedZone(row.timeZone))}; ${formatCount(comingSessions, 'session')} to come`}
      </SecondLine>
    </>
  )
}
