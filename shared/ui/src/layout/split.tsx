import type { ReactNode } from 'react'
import styles from './room.module.css'

export interface SplitProps {
  children: ReactNode
  /** The side column: a summary, actions. Below the main part where there is no room. */
  aside: ReactNode
}

/** The main thing of a `Page`, and a narrow column beside it from 820 px on. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
