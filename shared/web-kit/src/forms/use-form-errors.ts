import { useMemo } from 'react'
import type { CallError } from '../calls/call-error.ts'

type FieldSentences = Readonly<Record<string, string>>

/** For a `Form` of ui. */
export interface FormErrors {
  /** Sentences by field. */
  readonly errors: FieldSentences | undefined
  /** A refusal that belongs to no field. */
  readonly message: string | undefined
}

const none: FieldSentences = {}

/**
 * The errors of a refused call for a form: `<Form {...useFormErrors(save.error)} …>`. `fieldOf` names the field that a refusal
 * is about, by its word; `found` is what the form itself found before it sent anything. The same fault gives the same
 * object: the form's summary takes the focus at each new one.
 */
export function useFormErrors(
  error: CallError | null,
  fieldOf: FieldSentences = none,
  found: FieldSentences = none,
): FormErrors {
  return useMemo(() => {
    if (Object.keys(found).length > 0) return { errors: found, message: undefined }
    if (!error) return { errors: undefined, message: undefined }
    const field = fieldOf[error.name]
    if (field !== undefined) return { errors: { [field]: error.message }, message: undefined }
    const hasFields = Object.keys(error.fields).length > 0
    return hasFields ? { errors: error.fields, message: undefined } : { errors: undefined, message: error.message }
  }, [error, fieldOf, found])
}
