import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { endOwnSession, endSession, findSessionOf } from '../db/sessions.ts'
import { clearedRefreshCookie, refreshCookieName } from '../session/refresh-cookie.ts'

export const logout: Handler<Context, typeof account.logout> = async (
  _input,
  { context, caller, cookies, clearCookie },
) => {
  const now = context.now()
  // The cookie is the administrator's own: only the acting ends.
  if (caller.kind === 'person' && caller.actingAdminId !== undefined) {
    const { userProfileId, sessionId } = caller
    await endOwnSession(context.db, { userProfileId, sessionId, now })
    await context.bus.publish('person', userProfileId)
    return { done: true }
  }
  const presented = cookies[refreshCookieName]
  const session = presented ? await findSessionOf(context.db, presented) : undefined
  if (session) {
    await endSession(context.db, session.id, 'signed out', now)
    await context.bus.publish('person', session.user_profile_id)
  }
  clearCookie(refreshCookieName, clearedRefreshCookie)
  return { done: true }
}
