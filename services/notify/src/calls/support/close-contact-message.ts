import type { support } from '@waymark/contracts/support'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockContactMessage, setClosed } from '../../db/contact-messages.ts'
import { auditContactMessage } from './audited.ts'

export const closeContactMessage: Handler<Context, typeof support.closeContactMessage> = async (
  { contactMessageId, isClosed },
  { context, caller },
) => {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const message = await lockContactMessage(trx, contactMessageId)
    if (!message) return notFound()
    if (isClosed === (message.closed_at !== null)) return { done: true }
    await setClosed(trx, contactMessageId, isClosed ? at : null)
    const action = isClosed ? 'close-contact-message' : 'reopen-contact-message'
    await auditContactMessage(trx, { action, contactMessageId, caller, at })
    return { done: true }
  })
}
