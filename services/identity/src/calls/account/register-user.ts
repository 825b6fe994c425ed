import type { account } from '@waymark/contracts/account'

import type { Handler } from '@waymark/service-kit/implement'
import { hashPassword } from '@waymark/service-kit/password'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { insertIndividual } from '../../db/user-profiles.ts'
import { notifyRegistered } from '../../registration/tell-registered.ts'
import { newPasswordRefusal } from '../../session/new-password-refusal.ts'

export const registerUser: Handler<Context, typeof account.registerUser> = async (input, { context, requestId }) => {
  const tooEasy = await newPasswordRefusal(input.password, input)
  if (tooEasy) return invalid({ password: tooEasy })
  const passwordHash = await hashPassword(input.password)
  await context.db.transaction().execute(async (trx) => {
    const userProfileId = await insertIndividual(trx, { ...input, passwordHash })
    await notifyRegistered(trx, { userProfileId, email: input.email, requestId, now: context.now() })
  })
  return { done: true }
}
