import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { refreshCookieName } from '@waymark/contracts/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { signedOut } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { rotateRefreshToken } from '../../db/sessions.ts'
import { accountEnd } from '../../db/user-profiles.ts'
import { currentUserFor } from '../../session/current-user.ts'
import { clearedRefreshCookie, refreshCookie } from '../../session/refresh-cookie.ts'

const endSentences = {
  // The answer to deleting it may have been lost.
  deleted: 'Your account is deleted.',
  deactivated: account.login.refusals.AccountClosed,
}

export const refreshToken: Handler<Context, typeof account.refreshToken> = async (
  _input,
  { context, cookies, setCookie, clearCookie },
) => {
  const presented = cookies[refreshCookieName]
  if (!presented) return signedOut()
  const rotation = await context.db.transaction().execute(async (trx) => {
    const outcome = await rotateRefreshToken(trx, presented, { secret: context.secrets.present(), now: context.now() })
    if (outcome.kind === 'reused') {
      const { userProfileId, sessionId } = outcome
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId,
        kind: 'session reuse',
        linkId: null,
        onceKey: `session reuse ${sessionId}`,
      })
    }
    return outcome
  })
  if (rotation.kind === 'reused') await context.bus.publish('person', rotation.userProfileId)
  const user =
    rotation.kind === 'rotated' ? await currentUserFor(context, rotation.userProfileId, rotation.sessionId) : undefined
  if (rotation.kind !== 'rotated' || !user) {
    clearCookie(refreshCookieName, clearedRefreshCookie)
    // Their own cookie says who asks; why their session ended is theirs to know.
    const end = 'userProfileId' in rotation ? await accountEnd(context.db, rotation.userProfileId) : undefined
    return end === undefined ? signedOut() : signedOut(endSentences[end])
  }
  setCookie(refreshCookieName, rotation.refreshToken, refreshCookie)
  return user
}
