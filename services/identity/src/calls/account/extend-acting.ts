import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse, signedOut } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { extendActingSession } from '../../db/acting-sessions.ts'
import { currentUserFor } from '../../session/current-user.ts'

/** The audit entry has been written already, as for every call made while acting. */
export const extendActing: Handler<Context, typeof account.extendActing> = async (_input, { context, caller }) => {
  if (caller.actingAdminId === undefined) return refuse('NotActing')
  const { userProfileId, sessionId } = caller
  const extended = await context.db
    .transaction()
    .execute((trx) => extendActingSession(trx, { sessionId, now: context.now() }))
  if (!extended) return refuse('LongEnough')
  const acting = { adminId: extended.actingAdminId, adminName: extended.adminName }
  return (await currentUserFor(context, userProfileId, sessionId, acting)) ?? signedOut()
}
