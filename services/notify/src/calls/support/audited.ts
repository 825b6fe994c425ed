import { jobs } from '@waymark/contracts/jobs'
import type { ContactMessageId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { NotifyDatabase } from '../../db/schema.ts'

/** Records what an administrator did with a message, without what anybody wrote. */
export async function auditContactMessage(
  trx: Transaction<NotifyDatabase>,
  { action, contactMessageId, caller, at }: ContactMessageAct,
): Promise<void> {
  await addToOutbox(trx, jobs.admin.writeAudit, {
    onceKey: `${action} ${contactMessageId} ${at.getTime()}`,
    adminUserProfileId: caller.userProfileId,
    action,
    targetKind: 'contactMessage',
    targetId: contactMessageId,
    before: null,
    after: null,
    at: at.toISOString(),
  })
}

interface ContactMessageAct {
  readonly action:
    | 'answer-contact-message'
    | 'close-contact-message'
    | 'reopen-contact-message'
    | 'delete-contact-message'
  readonly contactMessageId: ContactMessageId
  readonly caller: PersonCaller
  readonly at: Date
}
