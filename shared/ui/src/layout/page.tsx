import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './room.module.css'

export interface PageProps {
  children: ReactNode
  /** A centred column of 680 px, for content that is read or filled in from top to bottom. */
  isNarrow?: boolean
}

/** A screen's outline: heading, then its parts stacked. `Split` and `@container page` measure its width. */
export function Page({ children, isNarrow = false }: PageProps) {
  return <div className={classNames(styles.page, isNarrow && styles.narrow)}>{children}</div>
}
