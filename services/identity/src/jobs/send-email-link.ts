import { jobs } from '@waymark/contracts/jobs'
import { recipientLimits } from '@waymark/contracts/limits'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { addEmailLink, countOpenLinks } from '../db/email-links.ts'
import { findForSignIn } from '../db/user-profiles.ts'

const limitOf = { activation: recipientLimits.activationLink, reset: recipientLimits.resetLink } as const

export const sendEmailLink: JobHandlers<'identity', Context>['identity.send-email-link'] = async (
  { email, purpose },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const person = await findForSignIn(trx, email)
    if (!person?.is_active || (purpose === 'activation' && person.email_confirmed_at)) return
    const { max, windowSeconds } = limitOf[purpose]
    if ((await countOpenLinks(trx, person.id, purpose, new Date(now.getTime() - windowSeconds * 1000))) >= max) return
    const linkId = await addEmailLink(trx, person.id, purpose, now)
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId: person.id,
      kind: purpose,
      linkId,
      onceKey: `${purpose} ${linkId}`,
    })
  })
}
