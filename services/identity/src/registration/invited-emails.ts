import { jobs } from '@waymark/contracts/jobs'
import { senderLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { countSentToday, type Sent } from '../db/invitations.ts'
import type { IdentityDatabase } from '../db/schema.ts'

/**
 * Invites each address once and returns those invited; refuses when the sender has sent too many today. Sorted, so that
 * concurrent senders cannot deadlock.
 */
export async function invitedEmails(
  trx: Transaction<IdentityDatabase>,
  emails: readonly string[],
  sender: { readonly invitedById: UserProfileId; readonly kind: 'client' | 'friend'; readonly now: Date },
  send: (email: string) => Promise<Sent | undefined>,
) {
  const { max } = senderLimits[`${sender.kind}Invitations`]
  const sentToday = await countSentToday(trx, sender.invitedById, sender.kind, sender.now)
  if (sentToday + emails.length > max) return refuse('TooManyInvitations', { max })
  const invited: string[] = []
  const tooSoon: string[] = []
  for (const email of [...new Set(emails.map((one) => one.toLowerCase()))].toSorted()) {
    const sent = await send(email)
    if (!sent) tooSoon.push(email)
    else {
      invited.push(email)
      await addToOutbox(trx, jobs.notify.invitationEmail, { invitationId: sent.id, sentCount: sent.sentCount })
    }
  }
  return { invited, tooSoon }
}
