import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'
import { focusField } from './focus-field.ts'

export interface FieldProblem {
  /** The `name` of the field. */
  name: string
  message: string
  /** Written before the message: "Email". */
  label?: string | undefined
  /** Its field is not on the page, so it is shown without a link. */
  isLost?: boolean
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Ends the title: "2 things to fix before we can save this". */
  purpose?: string | undefined
  /** Something to fix that belongs to no field. */
  message?: string | undefined
  /** Whether it was done after all is not known; the message says what is kept. */
  isUnknown?: boolean
  /** What a refusal leaves as it was: "What you wrote is kept." */
  kept?: string | undefined
  /**
   * Another one for each attempt, and the same until then: it moves the focus here. The number of attempts where
   * problems follow what is typed, so that only an attempt moves the focus.
   */
  attempt: unknown
}

/** Lists the problems of a form. Takes the focus at each attempt that has any. */
export function ErrorSummary({
  problems,
  purpose = 'save this',
  message,
  isUnknown = false,
  kept,
  attempt,
}: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0 || message !== undefined

  const seenAttempt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the focus too.
  useEffect(() => {
    if (!isShown || attempt === seenAttempt.current) return
    if (typeof attempt === 'number') seenAttempt.current = attempt
    summary.current?.focus()
  }, [isShown, attempt, message])

  if (!isShown) return null

  function follow(event: MouseEvent, name: string) {
    event.preventDefault()
    focusField(name, summary.current?.closest('form') ?? document)
  }

  const count = problems.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name form controls; this names a message.
    <div ref={summary} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {titleOf(count, purpose, isUnknown)}
      </h2>
      {message && (
        <p>
          {message} {!isUnknown && kept}
        </p>
      )}
      {count > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.name}>
              {problem.isLost ? (
                problem.message
              ) : (
                <a className={styles.link} href={`#${problem.name}`} onClick={(event) => follow(event, problem.name)}>
                  {problem.label && `${problem.label}${problem.label.endsWith('?') ? '' : ':'} `}
                  {problem.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function titleOf(count: number, purpose: string, isUnknown: boolean): string {
  if (count > 0) return `${count} ${count === 1 ? 'thing' : 'things'} to fix before we can ${purpose}`
  return isUnknown ? 'We do not know whether this was done' : `We could not ${purpose}`
}
