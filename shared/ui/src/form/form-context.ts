import { createContext, useContext } from 'react'
import type { ErrorSummaryProps } from './error-summary.tsx'

/** What a `Form` passes to the fields and buttons in it. */
export interface FormState {
  /** Sentences by the name of the field that shows them. */
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly isPending: boolean
  /** For the summary, wherever it stands. */
  readonly summary: ErrorSummaryProps
}

export const FormContext = createContext<FormState>({
  fieldErrors: {},
  isPending: false,
  summary: { problems: [], attempt: 0 },
})

/** The error of a field that is no part of `ui`: a fieldset of several controls, a picker. Mark its element with `fieldMark`. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormContext).fieldErrors[name]
}
