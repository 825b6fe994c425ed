import type { earlierTime } from '@waymark/contracts/earlier-time'
import { changeRefusal } from '@waymark/domain/booking/change-window'
import { standingRefusal } from '@waymark/domain/booking/provider-standing'
import { bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findBooking } from '../../db/booking-rows.ts'
import { keepEarlierWatch } from '../../db/earlier-watches.ts'
import { findStanding } from '../../db/standings.ts'
import { rightsInRow } from '../../rights/activity-booking-rights.ts'

export const watchEarlierTime: Handler<Context, typeof earlierTime.watchEarlierTime> = async (
  { bookingId, isSameStaff },
  { context, caller },
) => {
  const row = await findBooking(context.db, caller.userProfileId, bookingId)
  const rights = row && (await rightsInRow(context, caller, row))
  // Whoever may give feedback is the client's side.
  if (row?.item_type !== 'Service' || !rights?.mayGiveFeedback) return notFound()
  const refusal = changeRefusal({ status: bookingStatusOf(row.status), start: row.starts_at }, context.now())
  if (refusal) return refuse(refusal.word, { hours: limits.changeCutoffHours })
  const provider = await findStanding(context.db, row.account_id)
  const standing = standingRefusal(provider.standing, provider.name)
  if (standing) return refuse(standing.word, { provider: provider.name })
  await keepEarlierWatch(context.db, {
    booking_id: row.id,
    service_area_service_id: row.service_area_service_id,
    user_profile_id: caller.userProfileId,
    is_same_staff: isSameStaff,
    asked_at: context.now(),
  })
  return { done: true }
}
