import { account } from './account.ts'
import type { Call } from './define-call.ts'

/**
 * Whether a call changes a person's data, according to its contract. Logging out does not count: it only ends the
 * caller's session.
 */
export function changesData({ changes, path }: Pick<Call, 'changes' | 'path'>): boolean {
  return changes !== undefined && path !== account.logout.path
}

/** The name of a call: `cancel-booking` of `/api/Booking/cancel-booking`, without parameters. */
export function callName(path: string): string {
  return path.split('/')[3] ?? path
}
