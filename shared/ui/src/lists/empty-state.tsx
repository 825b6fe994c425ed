import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** "No upcoming bookings yet". */
  title: string
  /** What this list will show. */
  children: ReactNode
  /** The one next step. */
  action?: ReactNode
  /** A `PlaceArt` or `VenueArt`. */
  picture?: ReactNode
  headingLevel?: 2 | 3
}

/** A list without entries: what it will show, and the one next step. */
export function EmptyState({ title, children, action, picture, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={picture ? styles.withPicture : styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
