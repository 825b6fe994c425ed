import type { consumer } from '@waymark/contracts/consumer'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteNotesOf } from '../../db/client-records.ts'
import { findAnswer, findKeptClientToAnswer, giveKeptBookings, keepAnswer } from '../../db/kept-clients.ts'

export const answerKeptClient: Handler<Context, typeof consumer.answerKeptClient> = async (
  { keptClientId, isMine },
  { context, caller },
) => {
  const between = { userProfileId: caller.userProfileId, keptClientId }
  return context.db.transaction().execute(async (trx) => {
    const before = await findAnswer(trx, between)
    const kept = await findKeptClientToAnswer(trx, between)
    if (!kept && !before) return notFound()
    if (!isMine && before?.is_mine && !kept?.booking_count) return refuse('AlreadyYours')
    await keepAnswer(trx, { ...between, isMine, answeredAt: context.now() })
    if (!kept || !isMine) return { done: true }
    const { bookingIds, isNothingLeft } = await giveKeptBookings(trx, between)
    for (const bookingId of bookingIds) await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
    if (isNothingLeft) {
      await deleteNotesOf(trx, [keptClientId])
      await addToOutbox(trx, jobs.identity.forgetKeptClient, { userProfileId: keptClientId })
    }
    return { done: true }
  })
}
