import type { activityBooking } from '@waymark/contracts/activity-booking'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { mayBookFor } from '../../activity/booker.ts'
import type { Context } from '../../context.ts'
import { listWaiting } from '../../db/waitlist.ts'

export const getMyActivityWaitlist: Handler<Context, typeof activityBooking.getMyActivityWaitlist> = async (
  input,
  { context, caller },
) => {
  const userServiceAreaId = input.UserServiceAreaId ?? null
  if (caller.kind === 'person' && !(await mayBookFor(context, caller, userServiceAreaId))) return []
  const rows = await listWaiting(
    context.reads,
    caller.kind === 'guest' ? caller : { userProfileId: caller.userProfileId, userServiceAreaId },
  )
  return rows.map((row) => ({
    waitlistEntryId: row.id,
    activityId: row.activity_id,
    activitySessionId: row.activity_session_id,
    activityTitle: row.title,
    startDateTime: instantToWall(row.time_zone, row.starts_at.getTime()),
    timeZone: row.time_zone,
    spaces: row.spaces,
    groupsBefore: row.state === 'waiting' ? row.groups_before : 0,
    state: row.state === 'offered' ? 'offered' : 'waiting',
    offeredUntil: row.offered_until?.toISOString() ?? null,
    activityBookingId: row.offer_booking_id,
  }))
}
