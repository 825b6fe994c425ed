import { account } from '@waymark/contracts/account'

import type { Handler } from '@waymark/service-kit/implement'
import { once } from '@waymark/service-kit/once'
import { hashPassword } from '@waymark/service-kit/password'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { insertIndividual } from '../../db/user-profiles.ts'
import { registrationKey } from '../../registration/registration-key.ts'
import { notifyRegistered } from '../../registration/tell-registered.ts'
import { newPasswordRefusal } from '../../session/new-password-refusal.ts'

export const registerUser: Handler<Context, typeof account.registerUser> = async (
  input,
  { context, requestId, idempotencyKey },
) => {
  const tooEasy = await newPasswordRefusal(input.password, input)
  if (tooEasy) return invalid({ password: tooEasy })
  const passwordHash = await hashPassword(input.password)
  const sent = registrationKey(account.registerUser, input.email, idempotencyKey)
  return context.db.transaction().execute((trx) =>
    once(trx, sent, async () => {
      const userProfileId = await insertIndividual(trx, { ...input, passwordHash })
      await notifyRegistered(trx, { userProfileId, email: input.email, requestId, now: context.now() })
      return { done: true as const }
    }),
  )
}
