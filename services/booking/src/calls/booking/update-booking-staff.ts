import type { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { allOrNothing } from '../../db/all-or-nothing.ts'
import { lockBooking } from '../../db/bookings.ts'
import { listPeople } from '../../db/clients.ts'
import { findPersonName } from '../../db/history.ts'
import { forgetFormerStaff, lockStaffTime, releaseOneStaff, takeStaffTime } from '../../db/placing.ts'
import { findServiceStaff } from '../../db/service-staff.ts'
import { notifyStaffChanged } from '../../placing/tell-staff-changed.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'
import { audited, reasonMissing, staffText } from './audited.ts'

export const updateBookingStaff: Handler<Context, typeof booking.updateBookingStaff> = async (
  input,
  { context, caller },
) => {
  const unexplained = reasonMissing(caller, input.reason)
  if (unexplained) return unexplained
  const viewer = await viewerOf(context, caller)
  const { bookingId, staffUserProfileId: added, replacedStaffUserProfileId: replaced } = input
  return allOrNothing(context.db, async (trx) => {
    const found = await lockBooking(trx, bookingId)
    const staffBefore = found?.staff_ids ?? []
    const rights = found && bookingRights(viewer, partiesOf(found, staffBefore))
    if (!found || !rights?.maySee) return notFound()
    if (!rights.mayAssignStaff) return refuse('ManagersOnly')
    if (found.status !== bookingStatus.Confirmed) return refuse('NotConfirmed')
    if (replaced !== undefined && !staffBefore.includes(replaced)) return refuse('NotOnBooking')
    if (staffBefore.includes(added)) return { staff: await listPeople(trx, staffBefore) }
    const person = await findServiceStaff(trx, found.service_area_service_id, added)
    if (!person) return refuse('NotOnService')

    await lockStaffTime(trx, replaced === undefined ? [added] : [added, replaced])
    await forgetFormerStaff(trx, bookingId)
    if (!(await takeStaffTime(trx, found, added, context.now())))
      return refuse('StaffBusy', { name: `${person.firstName} ${person.lastName}` })
    if (replaced !== undefined) await releaseOneStaff(trx, bookingId, replaced)
    const instead = replaced === undefined ? ' too' : ` instead of ${await findPersonName(trx, replaced)}`
    await notifyStaffChanged(trx, {
      bookingId,
      what: `${person.firstName} ${person.lastName} goes${instead}`,
      byUserProfileId: caller.userProfileId,
      now: context.now(),
    })
    const staff = await listPeople(trx, [...staffBefore.filter((id) => id !== replaced), added])
    await audited(trx, caller, {
      bookingId,
      action: 'update-booking-staff',
      before: staffText(await listPeople(trx, staffBefore)),
      after: staffText(staff),
      reason: input.reason,
      at: context.now(),
    })
    return { staff }
  })
}
