import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { cancelBookedWith } from '../changing/cancel-booked-with.ts'
import type { Context } from '../context.ts'

export const cancelAccountBookings: JobHandlers<'booking', Context>['booking.cancel-account-bookings'] = async (
  { accountId, reason },
  { context },
) => {
  // Clients do not know the administrator, whom the audit trail names.
  await cancelBookedWith(context, { with: { accountId }, reason, byUserProfileId: null })
}
