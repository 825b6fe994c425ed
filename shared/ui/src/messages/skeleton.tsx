import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** For screen readers: "Loading your bookings". Left out where a status beside it says so. */
  label?: string
  /** The shape of what comes. */
  shape?: 'lines' | 'cards' | 'table' | 'form'
  /** How many lines, cards, rows or fields. */
  count?: number
}

const widths = [styles.wide, styles.short, styles.middle]

/** A placeholder for loading content. It shows after 200 ms, so that a quick answer never flickers. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never move.
          <div key={index} className={styles.piece}>
            <span className={classNames(styles.bar, widths[index % widths.length])} />
            {shape !== 'lines' && <span className={classNames(styles.bar, styles.second)} />}
          </div>
        ))}
      </div>
    </div>
  )
}
