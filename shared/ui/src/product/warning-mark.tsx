import type { ReactNode } from 'react'
import styles from './mark.module.css'

export const triangle = (
  <>
    <path d="M10 1.6l8.9 16.2H1.1z" className={styles.fill} />
    <path d="M10 7.2v5" className={styles.cut} />
    <circle cx="10" cy="14.9" r="1.2" className={styles.cutFill} />
  </>
)

/** What every shape is drawn in. */
export function MarkFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** `<Mark shape="triangle" />` without the other shapes, for what a page starts with. */
export function WarningMark() {
  return <MarkFrame>{triangle}</MarkFrame>
}
