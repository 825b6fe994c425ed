import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { LinkButton } from '@waymark/ui/link-button'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Settings from 'lucide-react/icons/settings-2'
import type { ServiceRow } from './service-rows.ts'
import styles from './services.module.css'

/** The services of a location under their families. */
export function ServiceTable({ rows }: { readonly rows: readonly ServiceRow[] }) {
  return (
    <DataTable
      caption="Services, by family"
      isDense
      columns={columns}
      rows={rows}
      idOf={(row) => row.serviceAreaServiceId}
      groupOf={({ familyName }) => ({ id: familyName, title: familyName })}
      actions={(row) => (
        <>
          <LinkButton
            variant="quiet"
            size="small"
            icon={Settings}
            href={`/service-area/services?service=${row.serviceAreaServiceId}`}
          >
            Change <VisuallyHidden>{row.serviceName}</VisuallyHidden>
          </LinkButton>
          <LinkButton
            variant="quiet"
            size="small"
            icon={CalendarClock}
            href={`/service-area/scheduling?service=${row.serviceAreaServiceId}`}
          >
            Times <VisuallyHidden>of {row.serviceName}</VisuallyHidden>
          </LinkButton>
        </>
      )}
    />
  )
}

const columns: TableColumn<ServiceRow>[] = [
  { id: 'service', header: 'Service', isRowHeader: true, cell: ({ serviceName }) => serviceName },
  {
    id: 'fees',
    header: 'Sizes and fees',
    cell: ({ feeListDisplay }) =>
      feeListDisplay.length === 0 ? (
        'No size, so nobody can book it'
      ) : (
        <ul className={styles.fees}>
          {feeListDisplay.map((fee) => (
            <li key={fee}>{fee}</li>
          ))}
        </ul>
      ),
  },
  {
    id: 'staff',
    header: 'Staff',
    hasNoWrap: true,
    cell: ({ staffUserProfileIds }) =>
      staffUserProfileIds.length === 0 ? 'Nobody yet' : formatCount(staffUserProfileIds.length, 'person', 'people'),
  },
  {
    id: 'times',
    header: 'Weekly times',
    hasNoWrap: true,
    cell: ({ lineCount }) => (lineCount === 0 ? 'None yet' : formatCount(lineCount, 'time')),
  },
  {
    id: 'state',
    header: 'State',
    hasNoWrap: true,
    cell: ({ isEnabled }) =>
      isEnabled ? (
        <Tag icon={Check} tone="choice">
          Offered
        </Tag>
      ) : (
        <Tag icon={Pause}>Kept for later</Tag>
      ),
  },
]
