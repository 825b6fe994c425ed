import type { OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { LinkButton } from '@waymark/ui/link-button'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDistance } from '@waymark/web-kit/format'
import DoorClosed from 'lucide-react/icons/door-closed'
import Lock from 'lucide-react/icons/lock'
import MapIcon from 'lucide-react/icons/map'
import Pencil from 'lucide-react/icons/pencil'
import styles from './location-list.module.css'

type LocationRow = OutputOf<typeof serviceArea.getServiceAreas>['items'][number]

/** One page of locations. */
export function LocationTable({ rows }: { readonly rows: readonly LocationRow[] }) {
  return (
    <DataTable
      caption="Locations"
      isDense
      columns={columns}
      rows={rows}
      idOf={(row) => row.serviceAreaId}
      actions={(row) => (
        <LinkButton variant="quiet" size="small" icon={Pencil} href={`/service-area/${row.serviceAreaId}`}>
          Change <VisuallyHidden>{row.name}</VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}

const columns: TableColumn<LocationRow>[] = [
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
        {isPrivate ? (
          <Tag icon={Lock}>Private</Tag>
        ) : (
          <Tag icon={MapIcon} tone="place">
            On the map
          </Tag>
        )}
        {!isActive && <Tag icon={DoorClosed}>Closed</Tag>}
      </span>
    ),
  },
]
