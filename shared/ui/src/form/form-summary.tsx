import { useContext } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'

/** The error summary of a `Form` with `hasOwnSummary`, beside the button that sends it. */
export function FormSummary() {
  return <ErrorSummary {...useContext(FormContext).summary} />
}
