import { create } from 'zustand'
import type { CallError } from './call-error.ts'

/** The last fault of the network that the person has not dealt with; the shell shows it as a dialog. */
export const useConnection = create<{ readonly fault: CallError | null }>(() => ({ fault: null }))

/** Asks the person to check the connection and load the page again (calls.md section 8). */
export function reportConnection(fault: CallError): void {
  useConnection.setState({ fault })
}

/** Closes the dialog. */
export function dismissConnection(): void {
  useConnection.setState({ fault: null })
}
