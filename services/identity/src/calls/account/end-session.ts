import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { endOwnSession } from '../../db/sessions.ts'

export const endSession: Handler<Context, typeof account.endSession> = async ({ sessionId }, { context, caller }) => {
  const { userProfileId } = caller
  const now = context.now()
  const isEnded = await context.db.transaction().execute((trx) => endOwnSession(trx, { userProfileId, sessionId, now }))
  if (!isEnded) return notFound()
  await context.bus.publish('person', userProfileId)
  return { done: true }
}
