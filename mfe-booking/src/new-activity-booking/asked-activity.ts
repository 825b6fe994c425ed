import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'

/** The activity that a page of this folder is about. */
export type AskedActivity = OutputOf<typeof activityBooking.getActivityForNewBooking>
