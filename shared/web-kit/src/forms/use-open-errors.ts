import { useEffect, useEffectEvent, useState } from 'react'
import { get } from 'react-hook-form'
import { isSame, printOf } from './merge-edits.ts'

type Sentences = Readonly<Record<string, string>>

interface Checked<Values> {
  /** Names the attempt that the errors are of. */
  readonly attempt: string
  /** What the check of this page said at that attempt; what the server refused is not in it. */
  readonly first: Sentences
  readonly now: Sentences
  readonly values: Values
}

/**
 * The errors of the last attempt that are left. What is corrected goes as it is typed, and what is newly wrong, or wrong
 * for another reason, waits for the next attempt. An error that only the server knows of is over once its field has another value.
 */
export function useOpenErrors<Values extends object>(
  { errors, attempt: submitCount }: { readonly errors: Sentences; readonly attempt: number },
  values: Values,
  check: (values: Values) => Promise<Sentences>,
): Sentences {
  const attempt = `${submitCount} ${printOf(errors)}`
  const [attempted, setAttempted] = useState({ attempt, values })
  if (attempted.attempt !== attempt) setAttempted({ attempt, values })
  const [checked, setChecked] = useState<Checked<Values> | null>(null)
  const find = useEffectEvent(check)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return
    let isLatest = true
    void find(values).then((now) => {
      if (!isLatest) return
      setChecked((before) => ({ attempt, first: before?.attempt === attempt ? before.first : now, now, values }))
    })
    return () => {
      isLatest = false
    }
  }, [hasErrors, attempt, values])
  if (!hasErrors || checked?.attempt !== attempt) return errors
  const isLeft = (field: string) =>
    checked.first[field] === undefined
      ? isSame(get(checked.values, field), get(attempted.values, field))
      : checked.now[field] === checked.first[field]
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isLeft(field)))
}
