import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { anonymiseBookings } from '../db/anonymise-bookings.ts'
import { deleteNotesOf } from '../db/client-records.ts'

export const forgetPerson: JobHandlers<'booking', Context>['booking.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    await anonymiseBookings(trx, userProfileId)
    await deleteNotesOf(trx, [userProfileId])
  })
}
