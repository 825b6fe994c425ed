import { jobs } from '@waymark/contracts/jobs'
import type { support } from '@waymark/contracts/support'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'
import { keepContactMessage } from '../../db/contact-messages.ts'

/** Keeps the message and tells the administrators. What it says stays in one place, so that it can be deleted there. */
export const sendContactMessage: Handler<Context, typeof support.sendContactMessage> = async (
  message,
  { context, caller, idempotencyKey },
) => {
  const userProfileId = caller.kind === 'person' ? caller.userProfileId : null
  await context.db.transaction().execute(async (trx) => {
    const kept = await keepContactMessage(trx, {
      ...message,
      userProfileId,
      onceKey: idempotencyKey === undefined ? null : `${userProfileId ?? message.email} ${idempotencyKey}`,
      at: context.now(),
    })
    if (!kept) return
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `contact message ${kept.id}`,
      to: { kind: 'globalAdmins' },
      newsKind: 'contact message',
      title: 'Somebody has written to us',
      text: `It is about: ${message.topic}. They wait for an answer by email.`,
      href: '/global-admin/contact-messages',
    })
  })
  return { done: true }
}
