import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { addEmailLink, hasNewLink } from '../db/email-links.ts'
import { findForSignIn } from '../db/user-profiles.ts'

/** Asking again sooner sends nothing: the first email is on its way. */
const pauseMinutes = { activation: 1, reset: 5 } as const

export const sendEmailLink: JobHandlers<'identity', Context>['identity.send-email-link'] = async (
  { email, purpose },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const person = await findForSignIn(trx, email)
    if (!person?.is_active || (purpose === 'activation' && person.email_confirmed_at)) return
    if (await hasNewLink(trx, person.id, purpose, new Date(now.getTime() - pauseMinutes[purpose] * 60_000))) return
    const linkId = await addEmailLink(trx, person.id, purpose, now)
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId: person.id,
      kind: purpose,
      linkId,
      onceKey: `${purpose} ${linkId}`,
    })
  })
}
