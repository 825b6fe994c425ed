import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { cancelBookedWith } from '../changing/cancel-booked-with.ts'
import type { Context } from '../context.ts'

export const cancelAreaBookings: JobHandlers<'booking', Context>['booking.cancel-area-bookings'] = async (
  { serviceAreaId, from, reason, byUserProfileId },
  { context },
) => {
  await cancelBookedWith(context, { with: { serviceAreaId, from: new Date(from) }, reason, byUserProfileId })
}
