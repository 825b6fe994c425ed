import { absentText, accessOption, presentText } from '@waymark/domain/access-fit/options'
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

interface CardReasonsProps extends Pick<BookableActivity, 'fit' | 'facts'> {
  /** What is out of order when somebody would be there, whatever the facts say. */
  readonly outOptionIds: readonly number[]
  /** When that is: "now", "at the next session". */
  readonly outWhen: string
}

/** Why an activity or a place fits: three facts at most, what is met first, and the most important that is not last. */
export function CardReasons({ fit, facts, outOptionIds, outWhen }: CardReasonsProps) {
  const textOf = (optionId: number) =>
    outOptionIds.includes(optionId)
      ? `Out of order ${outWhen}: ${needLabel(optionId, null)}`
      : factText(
          optionId,
          facts.find(({ accessibilityOptionId }) => accessibilityOptionId === optionId),
        )
  if (fit.length === 0)
    return facts.length === 0 ? null : (
      <ul className={css.reasons}>
        {facts.map(({ accessibilityOptionId: id }) => (
          <li key={id}>{textOf(id)}</li>
        ))}
      </ul>
    )
  const met = fit.filter(({ outcome }) => outcome === 'met')
  const out = fit.find(({ accessibilityOptionId: id }) => outOptionIds.includes(id))
  const other =
    out ?? fit.find(({ outcome }) => outcome === 'notMet') ?? fit.find(({ outcome }) => outcome === 'unknown')
  return (
    <ul className={css.reasons}>
      {[...met.slice(0, other ? shown - 1 : shown), ...(other ? [other] : [])].map(
        ({ accessibilityOptionId: id, outcome }) => (
          <li key={id} data-outcome={outcome}>
            <Mark shape={words[outcome].shape} />
            <span>
              <VisuallyHidden>{words[outcome].said}: </VisuallyHidden>
              {textOf(id)}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** "Width of the entrance door: 90 cm", "Narrow entrance door", "Hearing loop", "Not here: lift to every floor". */
function factText(optionId: number, fact: Fact | undefined): string {
  const option = accessOption(optionId)
  if (!option) return ''
  if (!fact) return `${option.label}: nobody has told us`
  const { value, measure } = fact
  return value === 'no' ? absentText(option) : presentText(option, measure)
}
