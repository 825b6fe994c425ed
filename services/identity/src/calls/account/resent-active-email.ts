import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'
import { addEmailLink } from '../../db/email-links.ts'
import { findForSignIn } from '../../db/user-profiles.ts'

export const resentActiveEmail: Handler<Context, typeof account.resentActiveEmail> = async (input, { context }) => {
  const person = await findForSignIn(context.db, input.email)
  if (person?.is_active && !person.email_confirmed_at) {
    await context.db.transaction().execute(async (trx) => {
      const linkId = await addEmailLink(trx, person.id, 'activation', context.now())
      await addToOutbox(trx, jobs.notify.accountEmail, {
        userProfileId: person.id,
        kind: 'activation',
        linkId,
        onceKey: `activation ${linkId}`,
      })
    })
  }
  return { done: true }
}
