import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { networkOf } from '@waymark/service-kit/network-of'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse, refuseFor } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Context } from '../../context.ts'
import { findCurrentUser } from '../../db/current-user.ts'
import { deleteSecondFactors } from '../../db/second-factors.ts'
import { endSessionsOf } from '../../db/sessions.ts'
import { forgetAttempts, takeAttempt } from '../../db/sign-in-attempts.ts'
import { findWithPassword } from '../../db/user-profiles.ts'
import { tellSecondFactor } from '../../second-factor/tell-second-factor.ts'

export const resetSecondFactor: Handler<Context, typeof account.resetSecondFactor> = async (
  { userProfileId, reason, currentPassword },
  { context, caller, ip, requestId },
) => {
  const now = context.now()
  if (userProfileId === caller.userProfileId) return refuse('NotYourself')
  const [person, admin] = await Promise.all([
    findCurrentUser(context.db, userProfileId),
    findWithPassword(context.db, caller.userProfileId),
  ])
  if (!person || !admin) return notFound()
  const source = { email: admin.email, network: networkOf(ip), sessionId: caller.sessionId }
  const attempt = await takeAttempt(context.db, source, now)
  if (attempt.state === 'locked') return refuseFor(attempt.waitSeconds, 'AccountLocked')
  if (!(await verifyPassword(currentPassword, admin.password_hash ?? undefined))) return refuse('WrongPassword')
  await forgetAttempts(context.db, source)
  await context.db.transaction().execute(async (trx) => {
    await deleteSecondFactors(trx, userProfileId)
    await endSessionsOf(trx, userProfileId, 'second factor reset', now)
    await tellSecondFactor(trx, userProfileId, requestId)
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `reset-second-factor ${requestId}`,
      adminUserProfileId: caller.userProfileId,
      action: 'reset-second-factor',
      targetKind: 'person',
      targetId: userProfileId,
      before: null,
      after: { reason },
      at: now.toISOString(),
    })
  })
  logSecurityEvent(context.log, 'second factor reset', { userProfileId, adminUserProfileId: admin.id, requestId })
  await context.bus.publish('person', userProfileId)
  return { done: true }
}
