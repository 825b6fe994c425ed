import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { deleteMessagesAbout } from '../db/forget-messages.ts'

export const forgetBookings: JobHandlers<'chat', Context>['chat.forget-bookings'] = async (
  { bookingIds },
  { context },
) => {
  await context.db.transaction().execute((trx) => deleteMessagesAbout(trx, bookingIds))
}
