import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './access-fit.module.css'
import { type FitState, fitShapes } from './fit-badge.tsx'
import { Mark } from './mark.tsx'

export interface AccessFitProps {
  /** The answers in the order of the person's needs. Unknown never counts as met. */
  needs: readonly FitState[]
  /** `short` is "Fits 4 of 5", for lists; `full` says what is not met and what is unknown. */
  form?: 'short' | 'full'
}

function countText(count: number, word: string): string {
  return count === 0 ? '' : ` ${count} ${count === 1 ? 'is' : 'are'} ${word}.`
}

/** What is left in words, with a space before each sentence: " 1 is not met. 2 are unknown." */
function restWords(needs: readonly FitState[]): string {
  const countOf = (wanted: FitState) => needs.filter((state) => state === wanted).length
  return `${countText(countOf('notMet'), 'not met')}${countText(countOf('unknown'), 'unknown')}`
}

/** The total in words: "Fits 4 of your 5 needs. 1 is unknown." */
export function fitWords(needs: readonly FitState[], form: 'short' | 'full'): string {
  const met = needs.filter((state) => state === 'met').length
  const total = needs.length
  if (total === 0) return form === 'short' ? 'No needs set' : 'You have not told us your needs yet.'
  if (form === 'short') return met === total ? `Fits all ${total}` : `Fits ${met} of ${total}`
  if (met === total) return total === 1 ? 'Fits your 1 need.' : `Fits all your ${total} needs.`
  return `Fits ${met} of your ${total} ${total === 1 ? 'need' : 'needs'}.${restWords(needs)}`
}

/** One shape for each need, then the total in words. The short form says to a screen reader alone what its shapes show. */
export function AccessFit({ needs, form = 'short' }: AccessFitProps) {
  const rest = form === 'short' ? restWords(needs) : ''
  return (
    <span className={form === 'full' ? styles.full : styles.short}>
      <span className={styles.row} aria-hidden="true">
        {needs.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what names a need.
          <span key={index} className={styles[state]}>
            <Mark shape={fitShapes[state]} />
          </span>
        ))}
      </span>
      <span>{fitWords(needs, form)}</span>
      {rest !== '' && <VisuallyHidden>.{rest}</VisuallyHidden>}
    </span>
  )
}
