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
  /** What a refusal leaves as it was: "What you wrote is kept." */
  kept?: string | undefined
  /**
   * A new one for each attempt: it moves the focus here. The problems themselves, where nothing else is given; the
   * number of attempts where problems follow what is typed, so that only an attempt moves the focus.
   */
  attempt?: unknown
}

/** Lists the problems of a form. Takes the focus whenever a new set of problems arrives. */
export function ErrorSummary({
  problems,
  purpose = 'save this',
  message,
  kept,
  attempt = problems,
}: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0 || message !== undefined

  const seenAttempt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of problems is what moves the focus.
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
        {count === 0
          ? `We could not ${purpose}`
          : `${count} ${count === 1 ? 'thing' : 'things'} to fix before we can ${purpose}`}
      </h2>
      {message && (
        <p>
          {message} {kept}
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
