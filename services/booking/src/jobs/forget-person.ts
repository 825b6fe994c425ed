import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { anonymiseBookings } from '../db/anonymise-bookings.ts'

export const forgetPerson: JobHandlers<'booking', Context>['booking.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute((trx) => anonymiseBookings(trx, userProfileId))
}
