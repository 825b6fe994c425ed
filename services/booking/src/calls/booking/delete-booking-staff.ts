import type { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockBooking } from '../../db/bookings.ts'
import { listPeople } from '../../db/clients.ts'
import { findPersonName } from '../../db/history.ts'
import { forgetFormerStaff, releaseOneStaff } from '../../db/placing.ts'
import { notifyStaffChanged } from '../../placing/tell-staff-changed.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'
import { audited, reasonMissing, staffText } from './audited.ts'

export const deleteBookingStaff: Handler<Context, typeof booking.deleteBookingStaff> = async (
  input,
  { context, caller },
) => {
  const unexplained = reasonMissing(caller, input.reason)
  if (unexplained) return unexplained
  const viewer = await viewerOf(context, caller)
  const { bookingId, staffUserProfileId: removed } = input
  return context.db.transaction().execute(async (trx) => {
    const found = await lockBooking(trx, bookingId)
    const staffBefore = found?.staff_ids ?? []
    const rights = found && bookingRights(viewer, partiesOf(found, staffBefore))
    if (!found || !rights?.maySee) return notFound()
    if (!rights.mayAssignStaff) return refuse('ManagersOnly')
    if (found.status !== bookingStatus.Confirmed) return refuse('NotConfirmed')
    if (!staffBefore.includes(removed)) return { staff: await listPeople(trx, staffBefore) }
    if (staffBefore.length === 1) return refuse('LastStaff')
    await forgetFormerStaff(trx, bookingId)
    await releaseOneStaff(trx, bookingId, removed)
    await notifyStaffChanged(trx, {
      bookingId,
      what: `${await findPersonName(trx, removed)} does not go any more`,
      addedUserProfileId: null,
      byUserProfileId: caller.userProfileId,
      now: context.now(),
    })
    const left = await listPeople(
      trx,
      staffBefore.filter((id) => id !== removed),
    )
    await audited(trx, caller, {
      bookingId,
      action: 'delete-booking-staff',
      before: staffText(await listPeople(trx, staffBefore)),
      after: staffText(left),
      reason: input.reason,
      at: context.now(),
    })
    return { staff: left }
  })
}
