import { activityBookingChanges } from './activity-booking/activity-booking-changes.ts'
import { activityWaitlist } from './activity-booking/activity-waitlist.ts'
import { findSessions } from './activity-booking/find-sessions.ts'
import { newActivityBooking } from './activity-booking/new-activity-booking.ts'

/** Activity booking (calls.md section 7), by a signed-in person or a guest. */
export const activityBooking = {
  ...findSessions,
  ...newActivityBooking,
  ...activityBookingChanges,
  ...activityWaitlist,
} as const
