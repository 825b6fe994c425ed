import type { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { warnOfOutages } from '../../changing/warn-of-outages.ts'
import type { Context } from '../../context.ts'
import { allOrNothing } from '../../db/all-or-nothing.ts'
import { lockBooking } from '../../db/bookings.ts'
import { listPeople } from '../../db/clients.ts'
import { findPersonName } from '../../db/history.ts'
import { forgetFormerStaff, lockStaffTime, markConfirmed, releaseOneStaff, takeStaffTime } from '../../db/placing.ts'
import { findServiceStaff } from '../../db/service-staff.ts'
import { waitsForStaff } from '../../db/unplaced-dates.ts'
import { notifyStaffChanged, notifyStaffFound } from '../../placing/tell-staff-changed.ts'
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
    const isUnplaced = found.status === bookingStatus.Incomplete
    if (isUnplaced && !(await waitsForStaff(trx, bookingId, context.now()))) return refuse('NotWaiting')
    if (!isUnplaced && found.status !== bookingStatus.Confirmed) return refuse('NotConfirmed')
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
    const goes = `${person.firstName} ${person.lastName} goes`
    const by = { bookingId, byUserProfileId: caller.userProfileId, now: context.now() }
    if (isUnplaced) {
      await markConfirmed(trx, bookingId, by.now)
      await warnOfOutages(trx, bookingId)
      await notifyStaffFound(trx, { ...by, what: `Confirmed: ${goes}` })
    } else await notifyStaffChanged(trx, { ...by, what: `${goes}${instead}`, addedUserProfileId: added })
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
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'booking_client_once')) return refuse('AlreadyBooked')
    throw error
  })
}
