import type { bookingTeam, dayJob } from '@waymark/contracts/booking-team'
import type { UserProfileId } from '@waymark/domain/ids'
import { jobsSeenBy } from '@waymark/domain/rights/booking-rights'
import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type * as z from 'zod/mini'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { daySessionAnswer } from '../../answers/day-session.ts'
import type { Context } from '../../context.ts'
import { findAreaPlace } from '../../db/areas.ts'
import type { ServiceBookingRow } from '../../db/booking-rows.ts'
import { listSharedNeeds } from '../../db/clients.ts'
import {
  listJobsOfDay,
  listJobsOfNobody,
  listPeopleOfDay,
  listSessionsOfDay,
  listSessionsOfNobody,
  type SessionOfDay,
} from '../../db/team-jobs.ts'

/** The sheet shows addresses, notes and access needs: managers see every visit, Staff only their own. */
export const getDaySheet: Handler<Context, typeof bookingTeam.getDaySheet> = async (
  input,
  { context, caller, area },
) => {
  const { reads } = context
  const { serviceAreaId, pageNumber, pageSize } = input
  const { name, time_zone: timeZone } = await findAreaPlace(reads, serviceAreaId)
  const date = input.date ?? dayAt(timeZone, context.now().getTime())
  // Neither country skips midnight when its clocks change.
  const midnight = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  const day = {
    serviceAreaId,
    from: midnight(date),
    until: midnight(addDays(date, 1)),
    onlyStaffId: jobsSeenBy(area.role) === 'own' ? caller.userProfileId : input.staffUserProfileId,
  }
  const { people, peopleCount, jobCount } = await listPeopleOfDay(reads, day, { pageNumber, pageSize })
  const staffIds = people.map(({ userProfileId }) => userProfileId)
  const showsNobody = day.onlyStaffId === undefined && pageNumber === 1
  const [jobs, sessions, undone, unled] = await Promise.all([
    listJobsOfDay(reads, caller.userProfileId, day, staffIds),
    listSessionsOfDay(reads, day, staffIds),
    showsNobody ? listJobsOfNobody(reads, caller.userProfileId, day) : [],
    showsNobody ? listSessionsOfNobody(reads, day, { withAmenities: true }) : [],
  ])
  const needs = await listSharedNeeds(reads, [...jobs, ...undone])
  const jobOf = (job: ServiceBookingRow, userProfileId: UserProfileId | null) => ({
    ...dayJobAnswer(job, userProfileId),
    sharedNeeds: needs.get(job.id) ?? [],
  })
  const sessionOf = (session: SessionOfDay) => daySessionAnswer(session, timeZone)
  return {
    date,
    timeZone,
    serviceAreaName: name,
    jobCount: jobCount + undone.length + unled.length,
    nobody: { jobs: undone.map((job) => jobOf(job, null)), sessions: unled.map(sessionOf) },
    items: people.map((person) => ({
      ...person,
      jobs: jobs
        .filter(({ staff }) => staff.some(({ userProfileId }) => userProfileId === person.userProfileId))
        .map((job) => jobOf(job, person.userProfileId)),
      sessions: sessions.filter((session) => session.user_profile_id === person.userProfileId).map(sessionOf),
    })),
    totalCount: peopleCount,
    pageNumber,
    pageSize,
  }
}

function dayJobAnswer(
  job: ServiceBookingRow,
  userProfileId: UserProfileId | null,
): Omit<z.input<typeof dayJob>, 'sharedNeeds'> {
  const row = bookingRowAnswer(job)
  return {
    bookingId: row.bookingId,
    status: row.status,
    requestedStartDateTime: row.requestedStartDateTime,
    requestedEndDateTime: row.requestedEndDateTime,
    serviceName: row.itemName,
    sizeOptionName: row.itemDetail,
    clientName: row.clientName,
    recipientName: row.recipientName,
    phone: job.recipient_phone ?? job.client_phone,
    AddressForService: row.AddressForService,
    UnitNumberForService: job.unit_number,
    Notes: job.notes,
    recipientNotes: job.recipient_notes,
    RequestedPeopleQty: job.people_qty,
    sharedAccessibilityOptionIds: job.shared_option_ids,
    withStaff: job.staff.filter((one) => one.userProfileId !== userProfileId),
  }
}
