import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './error-summary.module.css'

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
  purpose?: string
  /** Something to fix that belongs to no field. */
  message?: string | undefined
  /** What a refusal leaves as it was: "What you wrote is kept." */
  kept?: string | undefined
  /** A new one for each attempt: it moves the focus here. The problems themselves, where nothing else is given. */
  attempt?: unknown
}

// In this order: text inputs, then buttons and boxes, so that a help button never comes first.
const targets = [
  'input:not([type="hidden"], [type="file"], [tabindex="-1"]), textarea, [role="spinbutton"]',
  'button[aria-haspopup="listbox"], button, [tabindex="0"]',
]

function focusField(root: ParentNode, name: string): void {
  const field = root.querySelector(`[data-field="${CSS.escape(name)}"]`)
  openAround(field)
  for (const selector of targets) {
    for (const target of field?.querySelectorAll<HTMLElement>(selector) ?? []) {
      if (target.closest('[aria-hidden="true"]')) continue
      target.focus()
      return
    }
  }
}

/** A field in a part that is closed: the part opens. */
function openAround(field: Element | null): void {
  for (let part = field?.closest('[hidden]'); part; part = part.parentElement?.closest('[hidden]')) {
    const panel = part
    flushSync(() => document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click())
  }
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of problems is what moves the focus.
  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown, attempt, message])

  if (!isShown) return null

  function follow(event: MouseEvent, name: string) {
    event.preventDefault()
    focusField(summary.current?.closest('form') ?? document, name)
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
                  {problem.label && `${problem.label}: `}
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
