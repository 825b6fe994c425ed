import { createContext, useContext } from 'react'

/** What a `Form` passes to the fields and buttons in it. */
export interface FormState {
  /** Sentences by the name of the field that shows them. */
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly isPending: boolean
}

export const FormContext = createContext<FormState>({ fieldErrors: {}, isPending: false })

/** The error of a field that is no part of `ui`: a fieldset of several controls, a picker. Mark its element with `fieldMark`. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormContext).fieldErrors[name]
}
