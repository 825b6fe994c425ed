import type { OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { TableColumn } from '@waymark/ui/data-table'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { formatDistance } from '@waymark/web-kit/format'
import DoorClosed from 'lucide-react/icons/door-closed'
import Lock from 'lucide-react/icons/lock'
import MapIcon from 'lucide-react/icons/map'
import styles from './location-list.module.css'

type LocationRow = OutputOf<typeof serviceArea.getServiceAreas>['items'][number]

/** What the list tells of a location. */
export const locationColumns: TableColumn<LocationRow>[] = [
  {
    id: 'name',
    header: 'Location',
    isRowHeader: true,
    cell: ({ serviceAreaId, name, suburb, region, venueTypeName }) => (
      <>
        <TextLink isStrong href={`/service-area/${serviceAreaId}`}>
          {name}
        </TextLink>
        <span className={styles.where}>
          {venueTypeName}, {suburb}, {region}
        </span>
      </>
    ),
  },
  { id: 'radius', header: 'Radius', isNumeric: true, cell: ({ radiusKm }) => formatDistance(radiusKm) },
  { id: 'services', header: 'Services', isNumeric: true, cell: ({ serviceCount }) => serviceCount },
  { id: 'staff', header: 'Staff', isNumeric: true, cell: ({ staffCount }) => staffCount },
  {
    id: 'facts',
    header: 'Access facts',
    isNumeric: true,
    cell: ({ factCount, optionCount }) => `${factCount} of ${optionCount}`,
  },
  {
    id: 'state',
    header: 'Seen by',
    hasNoWrap: true,
    cell: ({ isPrivate, isActive }) => (
      <span className={styles.tags}>
        {isPrivate && <Tag icon={Lock}>Private</Tag>}
        {!isPrivate && isActive && (
          <Tag icon={MapIcon} tone="place">
            On the map
          </Tag>
        )}
        {!isActive && <Tag icon={DoorClosed}>Closed</Tag>}
      </span>
    ),
  },
]

/** The same for an organisation of activities alone: nobody goes out from its places. */
export const columnsWithoutServices = locationColumns.filter(({ id }) => id !== 'radius' && id !== 'services')
