import { account } from './account.ts'
import type { Call } from './define-call.ts'

/** Whether a call changes something of a person's, by its contract. Logging out is no change: it ends the session that asks. */
export function changesData({ changes, path }: Pick<Call, 'changes' | 'path'>): boolean {
  return changes !== undefined && path !== account.logout.path
}

/** `cancel-booking` of `/api/Booking/cancel-booking`, whatever parameters follow. */
export function callName(path: string): string {
  return path.split('/')[3] ?? path
}
