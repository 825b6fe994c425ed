import { staffRoleNames } from '@waymark/domain/rights/roles'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import Settings from 'lucide-react/icons/settings-2'
import { fullName } from '../scheduling/staff-words.ts'
import type { Member } from './member.ts'
import styles from './staffs.module.css'

interface StaffTableProps {
  readonly rows: readonly Member[]
  /** Without the service role of the organisation there are neither services nor jobs to show. */
  readonly hasServices: boolean
}

/** One page of the people of a location. */
export function StaffTable({ rows, hasServices }: StaffTableProps) {
  return (
    <DataTable
      caption="Staff"
      isDense
      columns={hasServices ? columns : columns.filter(({ id }) => id !== 'services' && id !== 'jobs')}
      rows={rows}
      idOf={(member) => member.userProfileId}
      actions={(member) => (
        <LinkButton
          variant="quiet"
          size="small"
          icon={Settings}
          href={`/service-area/staffs?person=${member.userProfileId}`}
        >
          Change <VisuallyHidden>{fullName(member)}</VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}

const columns: TableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (member) => (
      <>
        {fullName(member)}
        <span className={styles.small}>{member.email}</span>
        {member.phone && <span className={styles.small}>{member.phone}</span>}
      </>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ userRole }) => staffRoleNames[userRole] },
  {
    id: 'services',
    header: 'Services',
    cell: ({ assignedServices }) =>
      assignedServices.length === 0 ? 'None' : assignedServices.map(({ serviceName }) => serviceName).join(', '),
  },
  {
    id: 'jobs',
    header: 'Jobs',
    hasNoWrap: true,
    cell: ({ jobsToday, comingJobs }) => (
      <>
        {jobsToday} today
        <span className={styles.small}>{formatCount(comingJobs, 'job')} to come</span>
      </>
    ),
  },
  {
    id: 'leave',
    header: 'Leave',
    cell: ({ leave: [next, ...others] }) =>
      next ? (
        <>
          {formatRange(next.startDateTime, next.endDateTime)}
          {others.length > 0 && <span className={styles.small}>and {others.length} more</span>}
        </>
      ) : (
        'None'
      ),
  },
]
