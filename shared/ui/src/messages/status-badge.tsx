import { classNames } from '../layout/class-names.ts'
import { Mark, type MarkShape } from '../product/mark.tsx'
import styles from './status-badge.module.css'

export type StatusWord =
  | 'New'
  | 'Confirmed'
  | 'Completed'
  | 'Cancelled'
  | 'Incomplete'
  | 'Draft'
  | 'Active'
  | 'Full'
  | 'Closed'

const shapes: Record<StatusWord, MarkShape> = {
  New: 'ring',
  Confirmed: 'disc',
  Completed: 'square',
  Cancelled: 'octagon',
  Incomplete: 'triangle',
  Draft: 'dashed-square',
  Active: 'disc',
  Full: 'barred-disc',
  Closed: 'barred-ring',
}

/** The status of a booking, an activity, a session or an amenity as a word and a shape. */
export function StatusBadge({ status }: { status: StatusWord }) {
  return (
    <span className={classNames(styles.badge, styles[status])}>
      <Mark shape={shapes[status]} />
      {status}
    </span>
  )
}
