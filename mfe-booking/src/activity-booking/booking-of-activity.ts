import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { spacesGivenBackText } from '@waymark/domain/texts'

export type ActivityBookingDetail = OutputOf<typeof activityBooking.getActivityBookingDetail>

/** Its client gave the held spaces back; those of another booking that was never made went back by themselves. */
export const isGivenBack = ({ failure }: ActivityBookingDetail) => failure?.startsWith(spacesGivenBackText) === true
