import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { forgetMessages } from '../db/forget-messages.ts'

export const forgetPerson: JobHandlers<'chat', Context>['chat.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute((trx) => forgetMessages(trx, userProfileId))
}
