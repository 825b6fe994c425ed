import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { addEmailLink } from '../db/email-links.ts'
import type { IdentityDatabase } from '../db/schema.ts'
import { dropUnconfirmedPassword, findForSignIn } from '../db/user-profiles.ts'

/**
 * Sends the activation link to a new person (`userProfileId`), or a notice to the owner of a taken address. The answer
 * is the same, so only the reader of the mailbox learns which. Where nobody has confirmed the address yet, its reader
 * chooses the password: whoever registered first may not be them.
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
  if (!owner) return
  const isUnconfirmed = await dropUnconfirmedPassword(trx, owner.id)
  await addToOutbox(trx, jobs.notify.accountEmail, {
    userProfileId: owner.id,
    kind: 'already registered',
    linkId: isUnconfirmed ? await addEmailLink(trx, owner.id, 'reset', now) : null,
    onceKey: `already registered ${requestId}`,
  })
}
