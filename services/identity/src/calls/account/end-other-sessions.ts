import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { endSessionsOf } from '../../db/sessions.ts'

export const endOtherSessions: Handler<Context, typeof account.endOtherSessions> = async (
  _input,
  { context, caller },
) => {
  const { userProfileId, sessionId } = caller
  await context.db
    .transaction()
    .execute((trx) => endSessionsOf(trx, userProfileId, 'ended by the person', context.now(), sessionId))
  await context.bus.publish('person', userProfileId)
  return { done: true }
}
