import { createHash, randomUUID } from 'node:crypto'
import { callName, changesData } from '@waymark/contracts/changes-data'
import type { Call } from '@waymark/contracts/define-call'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Caller, PersonCaller } from './caller.ts'
import type { ActingAction } from './http-kit.ts'

/** Screens repeat their reads: the same one is recorded once in this time. */
const readMinutes = 15

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
  now: Date,
): ActingAction {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const ids = fields.filter(([name, value]) => /id$/i.test(name) && typeof value === 'number')
  const period = Math.floor(now.getTime() / (readMinutes * 60_000))
  return {
    onceKey: changesData(call) ? randomUUID() : digestOf([sessionId, call.path, ids, period]),
    adminUserProfileId: actingAdminId,
    userProfileId,
    sessionId,
    call: callName(call.path),
    ids: Object.fromEntries(ids),
  }
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
