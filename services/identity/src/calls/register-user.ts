import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { passwordRefusal } from '@waymark/domain/account/password'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { hashPassword } from '@waymark/service-kit/password'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { addEmailLink } from '../db/email-links.ts'
import { findForSignIn, insertIndividual } from '../db/user-profiles.ts'

export const registerUser: Handler<Context, typeof account.registerUser> = async (input, { context, requestId }) => {
  const tooEasy = passwordRefusal(input.password, input)
  if (tooEasy) return invalid({ password: tooEasy })
  const passwordHash = await hashPassword(input.password)
  await context.db.transaction().execute(async (trx) => {
    const userProfileId = await insertIndividual(trx, { ...input, passwordHash })
    if (userProfileId !== undefined) {
      const linkId = await addEmailLink(trx, userProfileId, 'activation', context.now())
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId,
        kind: 'activation',
        linkId,
        onceKey: `activation ${linkId}`,
      })
      return
    }
    // The answer does not tell whether an address is known; the person who reads its mail is told.
    const known = await findForSignIn(trx, input.email)
    if (known)
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId: known.id,
        kind: 'already registered',
        linkId: null,
        onceKey: `already registered ${requestId}`,
      })
  })
  return { done: true }
}
