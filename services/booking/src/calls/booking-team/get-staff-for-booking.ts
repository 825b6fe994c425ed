import { type bookingTeam, maxStaffForBooking, type NotFreeReason } from '@waymark/contracts/booking-team'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import { couldWork } from '@waymark/domain/schedule/affected-bookings'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findServiceBooking } from '../../db/booking-rows.ts'
import { listStaffForBooking, type StaffForBooking } from '../../db/staff-for-booking.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const getStaffForBooking: Handler<Context, typeof bookingTeam.getStaffForBooking> = async (
  { bookingId, search },
  { context, caller },
) => {
  const viewer = await viewerOf(context, caller)
  const found = await findServiceBooking(context.reads, caller.userProfileId, bookingId)
  const staffIds = found?.staff.map(({ userProfileId }) => userProfileId) ?? []
  const rights = found && bookingRights(viewer, partiesOf(found, staffIds))
  if (!found || !rights?.maySee) return notFound()
  if (!rights.mayAssignStaff) return refuse('ManagersOnly')
  const startMs = found.starts_at.getTime()
  const span = { startMs, durationMinutes: (found.ends_at.getTime() - startMs) / 60_000 }
  const wall = (instant: Date | undefined) =>
    instant === undefined ? null : instantToWall(found.time_zone, instant.getTime())
  const reasonOf = (person: StaffForBooking): NotFreeReason | null => {
    if (!person.isOnService) return 'notOnService'
    if (person.busy) return 'busy'
    if (person.isAway || person.lacks.length > 0) return 'away'
    const hours = { workingWindows: person.windows, leave: [] }
    return person.hasExtraTime || couldWork(found.time_zone, span, hours) ? null : 'notAtWork'
  }
  const team = (await listStaffForBooking(context.reads, bookingId, search)).map((person) => ({
    person,
    notFree: reasonOf(person),
  }))
  const people = team
    .filter(({ person }) => person.isFound)
    .sort((one, other) => Number(one.notFree !== null) - Number(other.notFree !== null))
    .slice(0, maxStaffForBooking)
    .map(({ person: { userProfileId, firstName, lastName, busy, lacks }, notFree }) => ({
      userProfileId,
      firstName,
      lastName,
      notFree,
      lacks: [...lacks],
      busyStartDateTime: wall(notFree === 'busy' ? busy?.startsAt : undefined),
      busyEndDateTime: wall(notFree === 'busy' ? busy?.endsAt : undefined),
    }))
  return { people, canGoCount: team.filter(({ notFree }) => notFree === null || notFree === 'notAtWork').length }
}
