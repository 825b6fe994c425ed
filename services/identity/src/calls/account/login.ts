import type { account } from '@waymark/contracts/account'
import { refreshCookieName } from '@waymark/contracts/account/sign-in'
import type { Handler } from '@waymark/service-kit/implement'
import { hashPassword, needsRehash, verifyPassword } from '@waymark/service-kit/password'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countFailure, forgetFailures, isLocked } from '../../db/login-failures.ts'
import { startSession } from '../../db/sessions.ts'
import { findForSignIn, setPasswordHash } from '../../db/user-profiles.ts'
import { currentUserFor } from '../../session/current-user.ts'
import { refreshCookie } from '../../session/refresh-cookie.ts'

export const login: Handler<Context, typeof account.login> = async (input, { context, userAgent, setCookie }) => {
  const now = context.now()
  if (await isLocked(context.db, input.email, now)) return refuse('AccountLocked')
  const person = await findForSignIn(context.db, input.email)
  const storedHash = person?.password_hash ?? undefined
  if (!(await verifyPassword(input.password, storedHash)) || !person) {
    await countFailure(context.db, input.email, now)
    return refuse('WrongCredentials')
  }
  if (!person.is_active) return refuse('AccountClosed')
  if (!person.email_confirmed_at) return refuse('NotActivated')
  if (storedHash && needsRehash(storedHash))
    await setPasswordHash(context.db, person.id, await hashPassword(input.password))
  await forgetFailures(context.db, input.email)
  const session = await context.db
    .transaction()
    .execute((trx) => startSession(trx, { userProfileId: person.id, userAgent, now }))
  const user = await currentUserFor(context, person.id, session.sessionId)
  if (!user) return refuse('AccountClosed')
  setCookie(refreshCookieName, session.refreshToken, refreshCookie)
  return user
}
