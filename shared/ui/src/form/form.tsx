import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'

/** Messages by field name, in the order of the form. A new object means a new attempt to save. */
export type FieldErrors = Readonly<Record<string, string>>

export interface FormProps {
  children: ReactNode
  /** Names the form for screen readers. */
  label?: string
  labelledBy?: string
  /** From the contract's schema or from `error.fields` of an answer; each reaches its field by `name`. */
  errors?: FieldErrors | undefined
  /** A refusal that belongs to no field. */
  message?: string | undefined
  /** The words of the fields, for the summary's links: `{ email: 'Email' }`. */
  labels?: Readonly<Record<string, string>>
  /** Ends the summary's title: "2 things to fix before we can {purpose}". */
  purpose?: string
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
}

const noErrors: FieldErrors = {}

/**
 * React-aria takes the error of a field away when it is left: the button below would slip from under the pointer that
 * presses it, and the press be lost. So it goes with the first letter.
 */
function dropError(field: Node): void {
  const isWritten =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !field.matches(ticked))
  if (isWritten) field.dispatchEvent(new Event('change'))
}

const ticked = '[type="checkbox"], [type="radio"], [type="range"], [type="file"]'

/** One column of fields. Errors stand in a summary that takes the focus, and under their fields. */
export function Form({
  children,
  label,
  labelledBy,
  errors = noErrors,
  message,
  labels,
  purpose,
  onSubmit,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const drop = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) dropError(target)
    }
    // Above React, which must have seen what was typed first.
    document.addEventListener('input', drop)
    return () => document.removeEventListener('input', drop)
  }, [])
  const problems = useMemo(
    () => Object.entries(errors).map(([name, text]) => ({ name, message: text, label: labels?.[name] })),
    [errors, labels],
  )
  return (
    <AriaForm
      ref={form}
      className={styles.form ?? ''}
      aria-label={label}
      aria-labelledby={labelledBy}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(new FormData(event.currentTarget), event)
      }}
    >
      <ErrorSummary problems={problems} message={message} purpose={purpose} />
      {children}
    </AriaForm>
  )
}
