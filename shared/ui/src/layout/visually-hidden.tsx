import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden({ children, id, role }: { children: ReactNode; id?: string; role?: 'status' }) {
  return (
    <span id={id} role={role} className={styles.hidden}>
      {children}
    </span>
  )
}
