import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './room.module.css'

/** Room between things, in steps of the scale in `tokens.css`: 4, 8, 12, 16, 20, 24, 32 or 48 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12

const gaps: Readonly<Record<Gap, string | undefined>> = {
  1: styles.gap1,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
  8: styles.gap8,
  12: styles.gap12,
}

/** What `Stack`, `Cluster` and `Columns` have in common. */
export interface RoomProps {
  children: ReactNode
  gap?: Gap
  /** The element to render; a list loses its markers. A section needs `labelledBy`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'search'
  label?: string
  labelledBy?: string
}

/** Class names and element of a layout box. */
export function roomAttributes(shape: string | undefined, gap: Gap, { as, label, labelledBy }: RoomProps) {
  return {
    className: classNames(shape, gaps[gap], (as === 'ul' || as === 'ol') && styles.list),
    'aria-label': label,
    'aria-labelledby': labelledBy,
  }
}
