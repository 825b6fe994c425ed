import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import type { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse, refuseAt } from '@waymark/service-kit/refusal'
import { leaveNews } from '../../answers/leave-news.ts'
import { memberVersion } from '../../answers/member-version.ts'
import { refuseComing, refuseOutsideWork } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { unassignFromActivities } from '../../db/activity-staff.ts'
import { findMember, findMemberSettings } from '../../db/area-members.ts'
import { listServiceIds } from '../../db/area-services.ts'
import { countComingBookingsOfPeople, withComingSessions } from '../../db/coming-bookings.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import {
  assignStaff,
  lockMember,
  removeManager,
  unassignStaff,
  writeLeave,
  writeWorkingHours,
} from '../../db/write-staff.ts'
import { findOutsideWork } from '../../schedule/find-outside-work.ts'
import { type BrokenRange, isBroken, stretchToWrite } from '../../schedule/span-to-write.ts'

interface LeaveToWrite {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly note: string | null
}

interface BrokenLeave {
  readonly word: BrokenRange['word']
  /** For example `leave.2.endDateTime`. */
  readonly field: string
}

type Change = ParsedInputOf<typeof serviceArea.updateUserRoleAssignedServicesOnServiceArea>

/** The role belongs to identity, which writes it in a job that commits with the rest. */
export const updateUserRoleAssignedServicesOnServiceArea: Handler<
  Context,
  typeof serviceArea.updateUserRoleAssignedServicesOnServiceArea
> = async (input, { context, caller, area }) => {
  const { serviceAreaId, userProfileId, userRole } = input
  const [member, timeZone, services] = await Promise.all([
    findMember(context.reads, userProfileId, serviceAreaId),
    findAreaTimeZone(context.reads, serviceAreaId),
    listServiceIds(context.reads, serviceAreaId, userProfileId),
  ])
  if (!member || member.account_id !== area.accountId) return notFound()
  if (!member.is_active) return refuse('NotYourTeam')
  if (member.role !== userRole && area.role !== staffRole.Admin) return refuse('OnlyAdmin')
  if (member.role === null && userRole === null) return refuse('NotAtLocation')
  // Whoever sees no bookings of services cannot be sent to any.
  const seesNone = bookingsSeenBy(userRole) === 'none'
  const wantedIds = seesNone ? [] : [...new Set(input.assignedServiceAreaServiceIds)]
  if (!wantedIds.every((wanted) => services.some(({ id }) => id === wanted))) return refuse('ServiceNotThere')
  const stretches = input.workingHours && stretchesToWrite(input.workingHours)
  if (typeof stretches === 'string') return refuseAt('workingHours', stretches)
  const leave = input.leave && leaveToWrite(input.leave, timeZone)
  if (leave && 'word' in leave) return refuseAt(leave.field, leave.word)

  const now = context.now()
  const leavingIds = services.filter(({ id, isAssigned }) => isAssigned && !wantedIds.includes(id)).map(({ id }) => id)
  const losesAll = seesNone && bookingsSeenBy(member.role) !== 'none'
  const askedIds = losesAll ? services.map(({ id }) => id) : leavingIds
  const of = { serviceAreaId, userProfileId, now }
  return context.db.transaction().execute(async (trx) => {
    await lockMember(trx, userProfileId)
    const before = await findMemberSettings(trx, of)
    if (input.version !== undefined && before && memberVersion(before) !== input.version)
      return refuse('ChangedMeanwhile')
    if (!input.keepsFutureBookings) {
      const bookingsToCome = await countComingBookingsOfPeople(trx, [userProfileId], askedIds, now)
      const coming = userRole === null ? await withComingSessions(trx, bookingsToCome, of) : bookingsToCome
      if (coming.count > 0) return refuseComing('HasFutureBookings', coming, timeZone)
      if (userRole !== null && before) {
        const outside = await findOutsideWork(trx, of, { timeZone, before, stretches, leave })
        if (outside.bookings.length + outside.sessions.length > 0)
          return refuseOutsideWork('BookingsOutsideWork', outside, { serviceAreaId, timeZone })
      }
    }
    await unassignStaff(trx, leavingIds, [userProfileId])
    await assignStaff(trx, wantedIds, [userProfileId])
    if (userRole === null) {
      await unassignFromActivities(trx, of)
      await addToOutbox(trx, jobs.booking.leaveSessions, {
        serviceAreaId,
        userProfileId,
        byUserProfileId: caller.userProfileId,
      })
      await writeWorkingHours(trx, of, [])
      await removeManager(trx, of)
    } else {
      if (stretches) await writeWorkingHours(trx, of, stretches)
      if (leave) await writeLeave(trx, { accountId: area.accountId, userProfileId, now }, leave)
      const spans = leave?.map(({ starts_at, ends_at }) => ({ startMs: starts_at.getTime(), endMs: ends_at.getTime() }))
      const news = spans && before ? leaveNews(before.leave, spans, timeZone) : null
      // Whoever enters their own leave knows of it.
      if (news && userProfileId !== caller.userProfileId)
        await addToOutbox(trx, jobs.notify.tellPeople, {
          onceKey: `leave ${userProfileId} ${now.getTime()}`,
          to: { kind: 'person', userProfileId },
          newsKind: 'leave changed',
          ...news,
          href: '/dashboard',
        })
    }
    if (member.role !== userRole)
      await addToOutbox(trx, jobs.identity.setAreaRole, { serviceAreaId, userProfileId, role: userRole })
    return { done: true as const }
  })
}

/** The working week as the table stores it, or the rule that it breaks. */
function stretchesToWrite(hours: NonNullable<Change['workingHours']>) {
  const stretches = hours
    .map(({ dayOfWeek, starts, ends }) => ({
      day_of_week: dayOfWeek,
      starts_minute: minuteOfTime(starts) ?? 0,
      ends_minute: ends === '24:00' ? 24 * 60 : (minuteOfTime(ends) ?? 0),
    }))
    .toSorted((a, b) => a.day_of_week - b.day_of_week || a.starts_minute - b.starts_minute)
  const isOff = (minute: number) => minute % limits.slotMinutes !== 0
  if (stretches.some((one) => isOff(one.starts_minute) || isOff(one.ends_minute))) return 'OffTheQuarterHour'
  if (stretches.some((one) => one.ends_minute <= one.starts_minute)) return 'EndsBeforeStart'
  const overlaps = stretches.some((one, index) => {
    const before = stretches[index - 1]
    return before?.day_of_week === one.day_of_week && before.ends_minute > one.starts_minute
  })
  return overlaps ? 'HoursOverlap' : stretches
}

/** Leave as instants, or the first rule that is broken and where. */
function leaveToWrite(leave: NonNullable<Change['leave']>, timeZone: string): LeaveToWrite[] | BrokenLeave {
  const spans: LeaveToWrite[] = []
  for (const [index, one] of leave.entries()) {
    const stretch = stretchToWrite(one, timeZone)
    if (isBroken(stretch)) return { word: stretch.word, field: `leave.${index}.${stretch.field}` }
    spans.push({ ...stretch, note: one.note || null })
  }
  return spans
}
