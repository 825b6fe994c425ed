import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { addEmailLink } from '../db/email-links.ts'
import type { IdentityDatabase } from '../db/schema.ts'
import { findForSignIn } from '../db/user-profiles.ts'

/**
 * Sends the activation link to a new person (`userProfileId`), or a notice to the owner of a taken address. The answer
 * is the same, so only the reader of the mailbox learns which.
 */
export async function notifyRegistered(
  trx: Transaction<IdentityDatabase>,
  registered: {
    readonly userProfileId: UserProfileId | undefined
    readonly email: string
    readonly requestId: string
    readonly now: Date
  },
): Promise<void> {
  const { userProfileId, email, requestId, now } = registered
  if (userProfileId !== undefined) {
    const linkId = await addEmailLink(trx, userProfileId, 'activation', now)
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId,
      kind: 'activation',
      linkId,
      onceKey: `activation ${linkId}`,
    })
    return
  }
  const owner = await findForSignIn(trx, email)
  if (owner)
    await addToOutbox(trx, jobs.notify.accountEmail, {
      userProfileId: owner.id,
      kind: 'already registered',
      linkId: null,
      onceKey: `already registered ${requestId}`,
    })
}
