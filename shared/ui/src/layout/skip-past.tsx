import { type ReactNode, useRef } from 'react'
import styles from './skip-link.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkipPastProps {
  /** What is skipped: "the list". */
  what: string
  /** Whether there is enough to skip. */
  isLong: boolean
  children: ReactNode
}

/** A way past many stops by keyboard or switch: a link before them, shown while it has focus, and where it leads after them. */
export function SkipPast({ what, isLong, children }: SkipPastProps) {
  const end = useRef<HTMLParagraphElement>(null)
  return (
    <>
      {isLong && (
        <button type="button" className={styles.skipPast} onClick={() => end.current?.focus()}>
          Skip past {what}
        </button>
      )}
      {children}
      {isLong && (
        <p ref={end} tabIndex={-1} className={styles.end}>
          <VisuallyHidden>End of {what}</VisuallyHidden>
        </p>
      )}
    </>
  )
}
