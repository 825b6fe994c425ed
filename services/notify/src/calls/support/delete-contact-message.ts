import type { support } from '@waymark/contracts/support'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteMessage, lockContactMessage } from '../../db/contact-messages.ts'
import { auditContactMessage } from './audited.ts'

export const deleteContactMessage: Handler<Context, typeof support.deleteContactMessage> = async (
  { contactMessageId },
  { context, caller },
) =>
  context.db.transaction().execute(async (trx) => {
    if (!(await lockContactMessage(trx, contactMessageId))) return notFound()
    await deleteMessage(trx, contactMessageId)
    const at = context.now()
    await auditContactMessage(trx, { action: 'delete-contact-message', contactMessageId, caller, at })
    return { done: true }
  })
