import { type bookingTeam, maxFreeStaffNamed } from '@waymark/contracts/booking-team'
import { serviceName } from '@waymark/domain/catalogue/services'
import { couldWork } from '@waymark/domain/schedule/affected-bookings'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { type Candidate, listCandidates, listJobsById } from '../../db/team-jobs.ts'

export const getBookingsToReassign: Handler<Context, typeof bookingTeam.getBookingsToReassign> = async (
  { serviceAreaId, bookingIds, search },
  { context, caller },
) => {
  const of = { serviceAreaId, bookingIds, now: context.now() }
  const jobs = await listJobsById(context.reads, caller.userProfileId, of)
  const candidates = await listCandidates(
    context.reads,
    jobs.map(({ id }) => id),
    search,
  )
  return jobs.map((job) => {
    const startMs = job.starts_at.getTime()
    const span = { startMs, durationMinutes: (job.ends_at.getTime() - startMs) / 60_000 }
    const isAtWork = ({ hasExtraTime, windows }: Candidate) =>
      hasExtraTime || couldWork(job.time_zone, span, { workingWindows: windows, leave: [] })
    const free = candidates.filter((one) => one.bookingId === job.id && isAtWork(one))
    return {
      bookingId: job.id,
      requestedStartDateTime: instantToWall(job.time_zone, startMs),
      requestedEndDateTime: instantToWall(job.time_zone, job.ends_at.getTime()),
      timeZone: job.time_zone,
      serviceName: serviceName(job.service_id),
      clientName: job.client_name,
      staff: job.staff,
      freeStaff: free.slice(0, maxFreeStaffNamed).map(({ userProfileId, firstName, lastName }) => ({
        userProfileId,
        firstName,
        lastName,
      })),
      freeStaffCount: free.length,
    }
  })
}
