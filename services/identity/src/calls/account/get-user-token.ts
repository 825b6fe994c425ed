import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { networkOf } from '@waymark/service-kit/network-of'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse, refuseFor } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Context } from '../../context.ts'
import { startActingSession } from '../../db/acting-sessions.ts'
import { findCurrentUser } from '../../db/current-user.ts'
import { listSecondFactors } from '../../db/second-factors.ts'
import { forgetAttempts, takeAttempt } from '../../db/sign-in-attempts.ts'
import { findWithPassword } from '../../db/user-profiles.ts'
import { checkSecondFactor } from '../../second-factor/check-second-factor.ts'
import { currentUserFor } from '../../session/current-user.ts'

/** Sets no refresh cookie: the administrator keeps their own, and acting ends after fifteen minutes. */
export const getUserToken: Handler<Context, typeof account.getUserToken> = async (
  { userProfileId, reason, password, ...given },
  { context, caller, ip, userAgent },
) => {
  const now = context.now()
  const [person, admin, credentials] = await Promise.all([
    findCurrentUser(context.db, userProfileId),
    findCurrentUser(context.db, caller.userProfileId),
    findWithPassword(context.db, caller.userProfileId),
  ])
  if (!person || !admin || !credentials) return notFound()
  if (person.is_global_admin) return refuse('NotAnAdministrator')
  // An unattended screen must not be enough to act as someone else.
  const source = { email: credentials.email, network: networkOf(ip), sessionId: caller.sessionId }
  const attempt = await takeAttempt(context.db, source, now)
  if (attempt.state === 'locked') return refuseFor(attempt.waitSeconds, 'AccountLocked')
  if (!(await verifyPassword(password, credentials.password_hash ?? undefined))) return refuse('WrongPassword')
  const hasFactor = (await listSecondFactors(context.db, admin.id)).length > 0
  if (hasFactor || context.config.requiresSecondFactor) {
    const step = await checkSecondFactor(context, admin.id, given)
    if (typeof step === 'object') return refuseFor(step.waitSeconds, 'AccountLocked')
    if (step !== 'right') return refuse(step === 'needed' ? 'SecondFactorNeeded' : 'WrongCode')
  }
  await forgetAttempts(context.db, source)
  const sessionId = await context.db.transaction().execute(async (trx) => {
    const started = await startActingSession(trx, { userProfileId, actingAdminId: admin.id, userAgent, now })
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `act-as-user ${started}`,
      adminUserProfileId: admin.id,
      action: 'act-as-user',
      targetKind: 'person',
      targetId: userProfileId,
      before: null,
      after: { reason, sessionId: started, ip, userAgent },
      at: now.toISOString(),
    })
    return started
  })
  logSecurityEvent(context.log, 'acting started', {
    userProfileId,
    adminUserProfileId: admin.id,
    network: source.network,
  })
  const acting = { adminId: admin.id, adminName: `${admin.first_name} ${admin.last_name}` }
  return (await currentUserFor(context, userProfileId, sessionId, acting)) ?? notFound()
}
