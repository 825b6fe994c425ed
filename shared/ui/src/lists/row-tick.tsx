import type { ReactNode } from 'react'
import { TickBox } from '../fields/tick-box.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './row-tick.module.css'

interface RowTickProps {
  /** Its name for screen readers: "Choose Moana Faleolo". */
  readonly children: ReactNode
  readonly isChosen: boolean
  /** Some of the rows that it stands for are chosen. */
  readonly isPartly?: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** The tick of a row, or of all of them. */
export function RowTick({ children, isChosen, isPartly = false, onChange }: RowTickProps) {
  return (
    <label className={styles.tick} data-selected={isChosen || undefined} data-indeterminate={isPartly || undefined}>
      <input
        type="checkbox"
        className={styles.native}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      <TickBox />
      <VisuallyHidden>{children}</VisuallyHidden>
    </label>
  )
}
