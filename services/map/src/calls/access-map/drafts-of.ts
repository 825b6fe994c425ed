import type { AccountId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'

/** The organisation whose access maps a caller may edit; null for all of them. */
export function draftsOf(caller: PersonCaller): AccountId | null {
  return caller.isGlobalAdmin ? null : caller.accountId
}
