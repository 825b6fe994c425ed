import { type bookingTeam, maxFreeStaffNamed } from '@waymark/contracts/booking-team'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { couldWork } from '@waymark/domain/schedule/affected-bookings'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { staffNameAnswer } from '../../answers/shown-staff.ts'
import type { Context } from '../../context.ts'
import { type Candidate, listCandidates } from '../../db/staff-for-booking.ts'
import { listTeamBookingsById } from '../../db/team-bookings.ts'

export const getBookingsToReassign: Handler<Context, typeof bookingTeam.getBookingsToReassign> = async (
  { serviceAreaId, bookingIds, search },
  { context, caller },
) => {
  const of = { serviceAreaId, bookingIds, now: context.now() }
  const bookings = await listTeamBookingsById(context, caller.userProfileId, of)
  const candidates = await listCandidates(
    context.reads,
    bookings.map(({ id }) => id),
    search,
  )
  return bookings.map((booking) => {
    const startMs = booking.starts_at.getTime()
    const span = { startMs, durationMinutes: (booking.ends_at.getTime() - startMs) / 60_000 }
    const isAtWork = ({ hasExtraTime, windows }: Candidate) =>
      hasExtraTime || couldWork(booking.time_zone, span, { workingWindows: windows, leave: [] })
    const atWork = candidates.filter((one) => one.bookingId === booking.id && isAtWork(one))
    const free = atWork.filter(({ lacks }) => lacks.length === 0)
    const lacking = free.length > 0 ? [] : atWork.slice(0, maxFreeStaffNamed)
    return {
      bookingId: booking.id,
      requestedStartDateTime: instantToWall(booking.time_zone, startMs),
      requestedEndDateTime: instantToWall(booking.time_zone, booking.ends_at.getTime()),
      timeZone: booking.time_zone,
      serviceName: serviceName(booking.service_id, booking.own_service_name),
      clientName: booking.client_name,
      staff: booking.staff.map(staffNameAnswer),
      freeStaff: free.slice(0, maxFreeStaffNamed).map(({ userProfileId, firstName, lastName }) => ({
        userProfileId,
        firstName,
        lastName,
      })),
      freeStaffCount: free.length,
      lackingStaff: lacking.map(({ userProfileId, firstName, lastName, lacks }) => ({
        userProfileId,
        firstName,
        lastName,
        lacks: [...lacks],
      })),
    }
  })
}
