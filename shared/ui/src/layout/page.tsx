import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './room.module.css'

export interface PageProps {
  children: ReactNode
  /** A column of 680 px in the middle, for what is read or filled in from top to bottom. */
  isNarrow?: boolean
}

/** A screen's outline: heading, then its parts under each other. `Split` and `@container page` measure its width. */
export function Page({ children, isNarrow = false }: PageProps) {
  return <div className={classNames(styles.page, isNarrow && styles.narrow)}>{children}</div>
}
