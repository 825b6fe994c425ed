import type { ReactNode } from 'react'
import styles from './second-line.module.css'

/** What is less important, smaller and under the first line: an email address under a name. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>
}
