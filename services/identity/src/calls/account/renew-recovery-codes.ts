import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listSecondFactors, makeRecoveryCodes } from '../../db/second-factors.ts'
import { findWithPassword } from '../../db/user-profiles.ts'
import { tellSecondFactor } from '../../second-factor/tell-second-factor.ts'

export const renewRecoveryCodes: Handler<Context, typeof account.renewRecoveryCodes> = async (
  { currentPassword },
  { context, caller: { userProfileId }, requestId },
) => {
  const person = await findWithPassword(context.db, userProfileId)
  if (!person) return notFound()
  if (!(await verifyPassword(currentPassword, person.password_hash ?? undefined))) return refuse('WrongPassword')
  if ((await listSecondFactors(context.db, userProfileId)).length === 0) return refuse('NoSecondFactor')
  const recoveryCodes = await context.db.transaction().execute(async (trx) => {
    await tellSecondFactor(trx, userProfileId, requestId)
    return makeRecoveryCodes(trx, userProfileId)
  })
  return { recoveryCodes }
}
