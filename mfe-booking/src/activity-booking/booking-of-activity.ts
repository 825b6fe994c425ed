import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'

export type ActivityBookingDetail = OutputOf<typeof activityBooking.getActivityBookingDetail>
