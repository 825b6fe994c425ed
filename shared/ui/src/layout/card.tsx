import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  children: ReactNode
  /** A drawn or uploaded picture that fills the top edge. */
  picture?: ReactNode
  /** The element to render; a section needs `labelledBy`. */
  as?: 'article' | 'section' | 'div' | 'li'
  labelledBy?: string
  /** Marks the selected card of a list with the violet bar and edge. */
  isSelected?: boolean
  /** Leaves out the inner padding, for cards that hold a list or a table. */
  isFlush?: boolean
}

/** A white card: one thing, with a 1 px edge and no shadow. */
export function Card({ children, picture, as: Element = 'div', labelledBy, isSelected, isFlush }: CardProps) {
  return (
    <Element className={classNames(styles.card, isSelected && styles.selected)} aria-labelledby={labelledBy}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={classNames(!isFlush && styles.body)}>{children}</div>
    </Element>
  )
}
