import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { Sent } from '../db/invitations.ts'
import type { IdentityDatabase } from '../db/schema.ts'

/** Invites each address once and returns those invited. Sorted, so that concurrent senders cannot deadlock. */
export async function invitedEmails(
  trx: Transaction<IdentityDatabase>,
  emails: readonly string[],
  send: (email: string) => Promise<Sent | undefined>,
): Promise<{ invited: string[]; tooSoon: string[] }> {
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
