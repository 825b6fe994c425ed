import type { account } from '@waymark/contracts/account'
import { knownDeviceCookieName } from '@waymark/contracts/account/sign-in'
import { refreshCookieName } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { networkOf } from '@waymark/service-kit/network-of'
import { hashPassword, needsRehash, verifyPassword } from '@waymark/service-kit/password'
import { refuse, refuseFor, refuseWith } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Context } from '../../context.ts'
import {
  addKnownDevice,
  countRecoveryCodes,
  isKnownDevice,
  listSecondFactors,
  markSecondFactor,
} from '../../db/second-factors.ts'
import { endSession, startSession } from '../../db/sessions.ts'
import { forgetAttempts, knownSession, takeAttempt } from '../../db/sign-in-attempts.ts'
import { findForSignIn, setPasswordHash } from '../../db/user-profiles.ts'
import { checkSecondFactor, type GivenStep, type StepOutcome } from '../../second-factor/check-second-factor.ts'
import { currentUserFor } from '../../session/current-user.ts'
import { knownDeviceCookie, refreshCookie } from '../../session/refresh-cookie.ts'
import { tellLocked } from '../../session/tell-locked.ts'

export const login: Handler<Context, typeof account.login> = async (
  input,
  { context, ip, userAgent, cookies, setCookie, requestId },
) => {
  const now = context.now()
  const network = networkOf(ip)
  const person = await findForSignIn(context.db, input.email)
  const sessionId = await knownSession(context.db, cookies[refreshCookieName], person?.id)
  const source = { email: input.email.toLowerCase(), network, ...(sessionId === undefined ? {} : { sessionId }) }
  const attempt = await takeAttempt(context.db, source, now)
  const facts = { userProfileId: person?.id, network, requestId }
  if (attempt.state === 'locked') {
    logSecurityEvent(context.log, 'sign-in locked', facts)
    return refuseFor(attempt.waitSeconds, 'AccountLocked')
  }
  const storedHash = person?.password_hash ?? undefined
  if (!(await verifyPassword(input.password, storedHash, network)) || !person) {
    logSecurityEvent(context.log, 'sign-in failed', facts)
    if (attempt.state === 'last' && person) await tellLocked(context, person.id, { kind: 'sign-in locked', now })
    return refuse('WrongCredentials')
  }
  if (!person.is_active) return refuse('AccountClosed')
  if (!person.email_confirmed_at) return refuse('NotActivated')
  if (storedHash && needsRehash(storedHash))
    await setPasswordHash(context.db, person.id, await hashPassword(input.password))
  const factor = await secondFactorAt(context, person.id, input, cookies[knownDeviceCookieName])
  if (factor === 'needed') return refuseWith('SecondFactorNeeded', await waysOf(context, person.id))
  if (typeof factor === 'object') {
    logSecurityEvent(context.log, 'second step locked', facts)
    await tellLocked(context, person.id, { kind: 'second step locked', now })
    return refuseFor(factor.waitSeconds, 'AccountLocked')
  }
  if (factor === 'wrong') {
    logSecurityEvent(context.log, 'second step failed', facts)
    if (attempt.state === 'last') await tellLocked(context, person.id, { kind: 'second step locked', now })
    return refuse('WrongCode')
  }
  await forgetAttempts(context.db, source)
  const session = await context.db.transaction().execute(async (trx) => {
    // The cookie of the session that this device had is replaced, so nobody could end it any more.
    if (sessionId !== undefined) await endSession(trx, sessionId, 'signed in again', now)
    const started = await startSession(trx, { userProfileId: person.id, userAgent, now })
    if (factor !== 'none') await markSecondFactor(trx, started.sessionId, now)
    return started
  })
  if (sessionId !== undefined) await context.bus.publish('person', person.id)
  const user = await currentUserFor(context, person.id, session.sessionId)
  if (!user) return refuse('AccountClosed')
  setCookie(refreshCookieName, session.refreshToken, refreshCookie)
  if (factor === 'right' && input.remembersDevice)
    setCookie(knownDeviceCookieName, await addKnownDevice(context.db, person.id, now), knownDeviceCookie)
  logSecurityEvent(context.log, 'signed in', facts)
  return user
}

/** How many there are of what can be the second step. */
async function waysOf({ db }: Context, userProfileId: UserProfileId) {
  const [factors, recoveryCodes] = await Promise.all([
    listSecondFactors(db, userProfileId),
    countRecoveryCodes(db, userProfileId),
  ])
  const countOf = (kind: 'app' | 'passkey') => factors.filter((factor) => factor.kind === kind).length
  return { apps: countOf('app'), passkeys: countOf('passkey'), recoveryCodes }
}

/** Whether the second step was given, is not needed on this device, or the account has none. */
async function secondFactorAt(
  context: Context,
  userProfileId: UserProfileId,
  given: GivenStep,
  deviceToken: string | undefined,
): Promise<StepOutcome | 'known device' | 'none'> {
  if ((await listSecondFactors(context.db, userProfileId)).length === 0) return 'none'
  if (await isKnownDevice(context.db, userProfileId, deviceToken, context.now())) return 'known device'
  return checkSecondFactor(context, userProfileId, given)
}
