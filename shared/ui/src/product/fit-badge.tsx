import { classNames } from '../layout/class-names.ts'
import styles from './fit-badge.module.css'
import { Mark, type MarkShape } from './mark.tsx'

export type FitState = 'met' | 'notMet' | 'unknown'

/** The shape of each answer: disc with tick, square with cross, dashed ring with a question mark. */
export const fitShapes: Record<FitState, MarkShape> = { met: 'disc', notMet: 'crossed-square', unknown: 'question' }

const words: Record<FitState, string> = { met: 'Met', notMet: 'Not met', unknown: 'Unknown' }

/** One need's answer as a word and a shape. */
export function FitBadge({ state }: { state: FitState }) {
  return (
    <span className={classNames(styles.badge, styles[state])}>
      <Mark shape={fitShapes[state]} />
      {words[state]}
    </span>
  )
}
