import type { Call } from './define-call.ts'

/** How the names of calls begin that change nothing of a person's: they read, or end a session. */
const harmlessWords: readonly string[] = ['get', 'is', 'lookup', 'search', 'validate', 'export', 'download', 'logout']

/** Whether a call may change something: every POST, unless its name says that it does not. */
export function changesData({ method, path }: Pick<Call, 'method' | 'path'>): boolean {
  if (method === 'GET') return false
  return !harmlessWords.includes(callName(path).split('-')[0] ?? '')
}

/** `cancel-booking` of `/api/Booking/cancel-booking`, whatever parameters follow. */
export function callName(path: string): string {
  return path.split('/')[3] ?? path
}
