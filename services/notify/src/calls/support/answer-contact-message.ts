import type { support } from '@waymark/contracts/support'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { keepContactAnswer, lockContactMessage, setClosed } from '../../db/contact-messages.ts'
import { writeEmail } from '../../db/emails.ts'
import { contactAnswerEmail } from '../../emails/contact-answer-email.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { auditContactMessage } from './audited.ts'

export const answerContactMessage: Handler<Context, typeof support.answerContactMessage> = async (
  { contactMessageId, body },
  { context, caller, idempotencyKey },
) => {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const message = await lockContactMessage(trx, contactMessageId)
    if (!message) return notFound()
    const answer = await keepContactAnswer(trx, {
      onceKey: idempotencyKey === undefined ? null : `${caller.userProfileId} ${idempotencyKey}`,
      contactMessageId,
      body,
      answeredBy: caller.userProfileId,
      at,
    })
    if (!answer) return { done: true }
    await setClosed(trx, contactMessageId, at)
    await writeEmail(trx, context, {
      onceKey: `contact answer ${answer.id}`,
      kind: 'contact answer',
      userProfileId: null,
      contactMessageId,
      to: message.email,
      content: renderEmail(contactAnswerEmail(message, body, context.publicUrl)),
      at,
    })
    await auditContactMessage(trx, { action: 'answer-contact-message', contactMessageId, caller, at })
    return { done: true }
  })
}
