import type { CallError } from '@waymark/web-kit/call-error'
import { useMemo } from 'react'

interface FormFaults {
  /** Sentences by field. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** A refusal that belongs to no field. */
  readonly message: string | undefined
}

/**
 * What a refused call says in a form. `fieldOf` names the field that a refusal is about. The same fault gives the same
 * object: the form's summary takes the focus at each new one.
 */
export function useFormFaults(error: CallError | null, fieldOf: Readonly<Record<string, string>>): FormFaults {
  return useMemo(() => {
    if (!error) return { fields: undefined, message: undefined }
    const field = fieldOf[error.name]
    if (field !== undefined) return { fields: { [field]: error.message }, message: undefined }
    const hasFields = Object.keys(error.fields).length > 0
    return hasFields ? { fields: error.fields, message: undefined } : { fields: undefined, message: error.message }
  }, [error, fieldOf])
}
