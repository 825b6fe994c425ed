import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Context } from '../../context.ts'
import { findCurrentUser } from '../../db/current-user.ts'
import { deleteSecondFactors, listSecondFactors } from '../../db/second-factors.ts'
import { findWithPassword } from '../../db/user-profiles.ts'
import { tellSecondFactor } from '../../second-factor/tell-second-factor.ts'

export const removeSecondFactor: Handler<Context, typeof account.removeSecondFactor> = async (
  { secondFactorId, currentPassword },
  { context, caller: { userProfileId }, requestId },
) => {
  const [person, credentials] = await Promise.all([
    findCurrentUser(context.db, userProfileId),
    findWithPassword(context.db, userProfileId),
  ])
  if (!person || !credentials) return notFound()
  if (!(await verifyPassword(currentPassword, credentials.password_hash ?? undefined))) return refuse('WrongPassword')
  const isRequired = context.config.requiresSecondFactor && person.is_global_admin
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('user_profile').select('id').where('id', '=', userProfileId).forUpdate().execute()
    const factors = await listSecondFactors(trx, userProfileId)
    if (!factors.some(({ id }) => id === secondFactorId)) return notFound()
    if (factors.length === 1 && isRequired) return refuse('LastSecondFactor')
    if (factors.length === 1) await deleteSecondFactors(trx, userProfileId)
    else await trx.deleteFrom('second_factor').where('id', '=', secondFactorId).execute()
    logSecurityEvent(context.log, 'second factor removed', { userProfileId, requestId })
    await tellSecondFactor(trx, userProfileId, requestId)
    return { done: true as const }
  })
}
