import { absentText, accessOption, measureText } from '@waymark/domain/access-fit/options'
import { Mark, type MarkShape } from '@waymark/ui/mark'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type { BookableActivity } from '../activity/activity-words.ts'
import css from './card-reasons.module.css'
import { needLabel } from './need-label.ts'

type Outcome = BookableActivity['fit'][number]['outcome']
type Fact = BookableActivity['facts'][number]

const shown = 3
const words: Readonly<Record<Outcome, { readonly shape: MarkShape; readonly said: string }>> = {
  met: { shape: 'disc', said: 'Met' },
  notMet: { shape: 'crossed-square', said: 'Not met' },
  unknown: { shape: 'question', said: 'Unknown' },
}

/** Why an activity or a place fits: three facts at most, what is met first, and the most important that is not last. */
export function CardReasons({ fit, facts }: Pick<BookableActivity, 'fit' | 'facts'>) {
  if (fit.length === 0)
    return facts.length === 0 ? null : (
      <ul className={css.reasons}>
        {facts.map((fact) => (
          <li key={fact.accessibilityOptionId}>{factText(fact)}</li>
        ))}
      </ul>
    )
  const met = fit.filter(({ outcome }) => outcome === 'met')
  const other = fit.find(({ outcome }) => outcome === 'notMet') ?? fit.find(({ outcome }) => outcome === 'unknown')
  return (
    <ul className={css.reasons}>
      {[...met.slice(0, other ? shown - 1 : shown), ...(other ? [other] : [])].map((need) => {
        const fact = facts.find((one) => one.accessibilityOptionId === need.accessibilityOptionId)
        return (
          <li key={need.accessibilityOptionId} data-outcome={need.outcome}>
            <Mark shape={words[need.outcome].shape} />
            <span>
              <VisuallyHidden>{words[need.outcome].said}: </VisuallyHidden>
              {fact ? factText(fact) : `${needLabel(need.accessibilityOptionId, null)}: nobody has told us`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** "Width of the entrance door: 90 cm", "Narrow entrance door", "Hearing loop", "Not here: lift to every floor". */
function factText({ accessibilityOptionId, value, measure }: Fact): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return ''
  if (value === 'no') return absentText(option)
  return option.measure && measure !== null
    ? `${option.label}: ${measureText(option.measure.unit, measure)}`
    : option.label
}
