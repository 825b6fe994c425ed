import { create } from 'zustand'
import type { CallError } from './call-error.ts'

/** The last answer that sends the person to another page; the shell shows its message as a dialog first. */
export const useRedirecting = create<{ readonly error: CallError | null }>(() => ({ error: null }))

/** Says that this page is not for the person any more (calls.md section 8). */
export function reportRedirect(error: CallError): void {
  useRedirecting.setState({ error })
}

/** Closes the dialog. */
export function dismissRedirect(): void {
  useRedirecting.setState({ error: null })
}
