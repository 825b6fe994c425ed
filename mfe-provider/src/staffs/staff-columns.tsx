import { staffRoleNames } from '@waymark/domain/rights/roles'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { fullName } from '../scheduling/staff-words.ts'
import type { Member } from './member.ts'
import styles from './staffs.module.css'

/** Without the service role of the organisation there are neither services nor bookings to show. */
export function staffColumns(hasServices: boolean): readonly TableColumn<Member>[] {
  return hasServices ? columns : columns.filter(({ id }) => id !== 'services' && id !== 'bookings')
}

const columns: TableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (member) => (
      <>
        {fullName(member)}
        <SecondLine>{member.email}</SecondLine>
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
    id: 'bookings',
    header: 'Bookings',
    hasNoWrap: true,
    cell: ({ bookingsToday, comingBookings }) => (
      <>
        {bookingsToday} today
        <span className={styles.small}>{formatCount(comingBookings, 'booking')} to come</span>
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
