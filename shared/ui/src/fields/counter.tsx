import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './counter.module.css'

export interface CounterProps {
  count: number
  /** What is counted, for screen readers: "unread". */
  word: string
  /** `ring` where the number is not news. */
  look?: 'solid' | 'ring'
}

/** A number beside the words it belongs to. */
export function Counter({ count, word, look = 'solid' }: CounterProps) {
  return (
    <span className={look === 'solid' ? styles.solid : styles.ring}>
      {count} <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
