import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { Handler } from '@waymark/service-kit/implement'
import { ownAnswer } from '../../activity/own-answer.ts'
import type { Context } from '../../context.ts'

export const getActivityBookingDetail: Handler<Context, typeof activityBooking.getActivityBookingDetail> = (
  input,
  { context, caller },
) => ownAnswer(context, caller, input.activityBookingId)
