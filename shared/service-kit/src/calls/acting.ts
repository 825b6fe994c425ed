import { callName } from '@waymark/contracts/changes-data'
import type { Call } from '@waymark/contracts/define-call'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Caller, PersonCaller } from './caller.ts'
import type { ActingAction } from './http-kit.ts'

/** A global administrator who acts as a person. */
type ActingCaller = PersonCaller & { readonly actingAdminId: UserProfileId }

export function isActing(caller: Caller): caller is ActingCaller {
  return caller.kind === 'person' && caller.actingAdminId !== undefined
}

/** What is recorded of a call before a global administrator makes it as somebody. */
export function actingActionOf(
  call: Call,
  { actingAdminId, userProfileId, sessionId }: ActingCaller,
  input: unknown,
): ActingAction {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const ids = fields.filter(([name, value]) => /id$/i.test(name) && typeof value === 'number')
  return {
    adminUserProfileId: actingAdminId,
    userProfileId,
    sessionId,
    call: callName(call.path),
    ids: Object.fromEntries(ids),
  }
}
