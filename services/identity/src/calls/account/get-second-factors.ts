import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findCurrentUser } from '../../db/current-user.ts'
import { countKnownDevices, countRecoveryCodes, listSecondFactors } from '../../db/second-factors.ts'

export const getSecondFactors: Handler<Context, typeof account.getSecondFactors> = async (
  _input,
  { context, caller: { userProfileId } },
) => {
  const [factors, recoveryCodesLeft, knownDevices, person] = await Promise.all([
    listSecondFactors(context.db, userProfileId),
    countRecoveryCodes(context.db, userProfileId),
    countKnownDevices(context.db, userProfileId, context.now()),
    findCurrentUser(context.db, userProfileId),
  ])
  if (!person) return notFound()
  return {
    isRequired: context.config.requiresSecondFactor && person.is_global_admin,
    items: factors.map((factor) => ({
      secondFactorId: factor.id,
      kind: factor.kind,
      name: factor.name,
      createdAt: factor.created_at.toISOString(),
      lastUsedAt: factor.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    knownDevices,
  }
}
