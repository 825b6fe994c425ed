import { create } from 'zustand'
import type { CallError } from './call-error.ts'

/** The last answer that sends the person to another page; the shell shows its message as a dialog first. */
export const useRedirecting = create<{ readonly error: CallError | null }>(() => ({ error: null }))

/** Where the person goes after the message. */
export const redirectTarget = '/dashboard'

/** Says that this page is not for the person any more (calls.md section 8). On the target itself, the part that failed says so. */
export function reportRedirect(error: CallError): void {
  if (location.pathname === redirectTarget) return
  useRedirecting.setState({ error })
}

/** Closes the dialog. */
export function dismissRedirect(): void {
  useRedirecting.setState({ error: null })
}
