import { useId } from 'react'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  /** What is done and how far it is: "Writing “booking list”: 340 of 472 rows". */
  words: string
}

/** Long work with words: an export, an upload, a bulk change. */
export function ProgressBar({ percent, words }: ProgressBarProps) {
  const wordsId = useId()
  return (
    <div className={styles.progress}>
      <p id={wordsId}>{words}</p>
      <progress
        className={styles.bar}
        aria-labelledby={wordsId}
        max={100}
        value={Math.min(100, Math.max(0, percent))}
      />
    </div>
  )
}
