import type { ReactNode } from 'react'
import styles from './second-line.module.css'

/** A secondary line in small print: an email address under a name. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>
}
