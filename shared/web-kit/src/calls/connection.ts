import { create } from 'zustand'
import type { CallError } from './call-error.ts'

/** The last network error that the person has not dismissed; the shell shows it as a dialog. */
export const useConnection = create<{ readonly fault: CallError | null }>(() => ({ fault: null }))

/** Asks the person to check the connection and reload the page (calls.md section 8). */
export function reportConnection(fault: CallError): void {
  useConnection.setState({ fault })
}

/** Closes the dialog. */
export function dismissConnection(): void {
  useConnection.setState({ fault: null })
}
