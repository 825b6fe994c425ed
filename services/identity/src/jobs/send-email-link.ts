import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { addEmailLink, countOpenLinks } from '../db/email-links.ts'
import { findForSignIn } from '../db/user-profiles.ts'

/** Open links that an address gets in a while; asking for more sends nothing. */
const maxLinks = {
  activation: { count: 3, minutes: 10 },
  reset: { count: 1, minutes: 5 },
} as const

export const sendEmailLink: JobHandlers<'identity', Context>['identity.send-email-link'] = async (
  { email, purpose },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const person = await findForSignIn(trx, email)
    if (!person?.is_active || (purpose === 'activation' && person.email_confirmed_at)) return
    const { count, minutes } = maxLinks[purpose]
    if ((await countOpenLinks(trx, person.id, purpose, new Date(now.getTime() - minutes * 60_000))) >= count) return
    const linkId = await addEmailLink(trx, person.id, purpose, now)
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId: person.id,
      kind: purpose,
      linkId,
      onceKey: `${purpose} ${linkId}`,
    })
  })
}
