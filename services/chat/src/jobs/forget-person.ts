import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { forgetMessages } from '../db/forget-messages.ts'
import { forgetAtTwilio } from '../twilio/forget-at-twilio.ts'

export const forgetPerson: JobHandlers<'chat', Context>['chat.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  const { twilio } = context
  if (twilio) await forgetAtTwilio(context, twilio, userProfileId)
  await context.db.transaction().execute((trx) => forgetMessages(trx, userProfileId))
}
