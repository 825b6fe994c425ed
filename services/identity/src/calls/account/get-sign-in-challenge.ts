import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { networkOf } from '@waymark/service-kit/network-of'
import { verifyPassword } from '@waymark/service-kit/password'
import { refuse, refuseFor } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listSecondFactors } from '../../db/second-factors.ts'
import { takeAttempt } from '../../db/sign-in-attempts.ts'
import { findForSignIn } from '../../db/user-profiles.ts'
import { optionsToCheck } from '../../second-factor/passkey-options.ts'

/** Counts as an attempt, so that passwords cannot be tried here instead; signing in forgets it. */
export const getSignInChallenge: Handler<Context, typeof account.getSignInChallenge> = async (
  { email, password },
  { context, ip },
) => {
  const network = networkOf(ip)
  const person = await findForSignIn(context.db, email)
  const attempt = await takeAttempt(context.db, { email: email.toLowerCase(), network }, context.now())
  if (attempt.state === 'locked') return refuseFor(attempt.waitSeconds, 'AccountLocked')
  const isRight = await verifyPassword(password, person?.password_hash ?? undefined, network)
  if (!isRight || !person?.is_active || !person.email_confirmed_at) return refuse('WrongCredentials')
  const factors = await listSecondFactors(context.db, person.id)
  return {
    hasApp: factors.some(({ kind }) => kind === 'app'),
    passkeyOptions: await optionsToCheck(context, person.id, factors),
  }
}
