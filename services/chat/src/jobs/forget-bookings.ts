import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listSidsOf } from '../db/conversations.ts'
import { deleteMessagesAbout } from '../db/forget-messages.ts'

export const forgetBookings: JobHandlers<'chat', Context>['chat.forget-bookings'] = async (
  { bookingIds },
  { context },
) => {
  const { twilio } = context
  if (twilio) for (const sid of await listSidsOf(context.db, bookingIds)) await twilio.remove(sid)
  await context.db.transaction().execute((trx) => deleteMessagesAbout(trx, bookingIds))
}
