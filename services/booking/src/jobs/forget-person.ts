import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { anonymiseBookings } from '../db/anonymise-bookings.ts'
import { deleteNotesOf } from '../db/client-records.ts'
import { deleteEarlierWatchesOf } from '../db/earlier-watches.ts'
import { forgetFavouriteStaff } from '../db/favourite-staff.ts'
import { deleteAnswersOf } from '../db/kept-clients.ts'
import { deleteServiceWatchesOf } from '../db/service-watches.ts'

export const forgetPerson: JobHandlers<'booking', Context>['booking.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    await anonymiseBookings(trx, userProfileId)
    await deleteNotesOf(trx, [userProfileId])
    await forgetFavouriteStaff(trx, userProfileId)
    await deleteServiceWatchesOf(trx, userProfileId)
    await deleteEarlierWatchesOf(trx, userProfileId)
    await deleteAnswersOf(trx, userProfileId)
  })
}
