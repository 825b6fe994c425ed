import type { support } from '@waymark/contracts/support'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listContactAnswers, listContactMessages } from '../../db/contact-messages.ts'

export const getContactMessages: Handler<Context, typeof support.getContactMessages> = async (input, { context }) => {
  const { rows, totalCount } = await listContactMessages(context.reads, input)
  const answers = await listContactAnswers(
    context.reads,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({
    contactMessageId: row.id,
    name: row.name,
    email: row.email,
    topic: row.topic,
    body: row.body,
    sentAt: row.sent_at.toISOString(),
    isSignedIn: row.user_profile_id !== null,
    isClosed: row.closed_at !== null,
    answers: answers
      .filter((answer) => answer.contact_message_id === row.id)
      .map((answer) => ({
        body: answer.body,
        answeredAt: answer.answered_at.toISOString(),
        answeredByName: answer.answered_by_name,
      })),
  }))
  return { items, totalCount, pageNumber: input.pageNumber, pageSize: input.pageSize }
}
