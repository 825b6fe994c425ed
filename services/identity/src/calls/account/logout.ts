import type { account } from '@waymark/contracts/account'
import { refreshCookieName } from '@waymark/contracts/limits'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { endActingOf } from '../../db/acting-sessions.ts'
import { endOwnSession, endSession, findSessionOf } from '../../db/sessions.ts'
import { clearedRefreshCookie } from '../../session/refresh-cookie.ts'

export const logout: Handler<Context, typeof account.logout> = async (
  _input,
  { context, caller, cookies, clearCookie },
) => {
  const now = context.now()
  // The cookie belongs to the administrator: only the acting session ends.
  if (caller.kind === 'person' && caller.actingAdminId !== undefined) {
    const { userProfileId, sessionId } = caller
    await context.db.transaction().execute((trx) => endOwnSession(trx, { userProfileId, sessionId, now }))
    await context.bus.publish('person', userProfileId)
    return { done: true }
  }
  const presented = cookies[refreshCookieName]
  const ended = presented ? await findSessionOf(context.db, presented) : undefined
  // A token without its cookie, from a program or a browser that lost it, ends its own session.
  const session = ended ?? (caller.kind === 'person' ? ownSessionOf(caller) : undefined)
  if (session) {
    const actedAsIds = await context.db.transaction().execute(async (trx) => {
      await endSession(trx, session.id, 'signed out', now)
      return endActingOf(trx, session.user_profile_id, now)
    })
    for (const userProfileId of [session.user_profile_id, ...actedAsIds])
      await context.bus.publish('person', userProfileId)
  }
  clearCookie(refreshCookieName, clearedRefreshCookie)
  return { done: true }
}

const ownSessionOf = ({ sessionId, userProfileId }: PersonCaller) => ({ id: sessionId, user_profile_id: userProfileId })
