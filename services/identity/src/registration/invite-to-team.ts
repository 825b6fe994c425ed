import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { addEmailLink, closeEmailLinks } from '../db/email-links.ts'
import type { IdentityDatabase } from '../db/schema.ts'

/** Emails a new person of a team the link to choose a password; earlier links stop working. */
export async function inviteToTeam(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<void> {
  await closeEmailLinks(trx, userProfileId, 'team', now)
  const linkId = await addEmailLink(trx, userProfileId, 'team', now)
  await addToOutbox(trx, jobs.notify.accountEmail, {
    userProfileId,
    kind: 'team invitation',
    linkId,
    onceKey: `team invitation ${linkId}`,
  })
}
