import type { bookingTeam } from '@waymark/contracts/booking-team'
import { addDays, mondayOf, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { daySessionAnswer } from '../../answers/day-session.ts'
import type { Context } from '../../context.ts'
import { findAreaPlace } from '../../db/areas.ts'
import type { ServiceBookingRow } from '../../db/booking-rows.ts'
import { listClosedDaysBetween } from '../../db/closed-for.ts'
import { listVisitsWithout } from '../../db/lacked-credentials.ts'
import { type BlockedSpan, listBlockedSpans, listRosterPeople } from '../../db/roster.ts'
import {
  listBookingsOfDay,
  listBookingsOfNobody,
  listSessionsOfDay,
  listSessionsOfNobody,
} from '../../db/work-of-day.ts'

const minuteMs = 60_000

export const getRoster: Handler<Context, typeof bookingTeam.getRoster> = async (
  { serviceAreaId, date },
  { context, caller },
) => {
  const { reads } = context
  const { time_zone: timeZone } = await findAreaPlace(reads, serviceAreaId)
  const today = dayAt(timeZone, context.now().getTime())
  const fromDate = mondayOf(date ?? today)
  // Neither country skips midnight when its clocks change.
  const midnight = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  const week = {
    serviceAreaId,
    serviceAreaIds: [serviceAreaId],
    from: midnight(fromDate),
    until: midnight(addDays(fromDate, 7)),
    onlyStaffId: undefined,
  }
  const people = await listRosterPeople(reads, week)
  const staffIds = people.map(({ userProfileId }) => userProfileId)
  const toDate = addDays(fromDate, 6)
  const [visits, sessions, blocked, undone, unled, closedDays] = await Promise.all([
    listBookingsOfDay(context, caller.userProfileId, week, staffIds),
    listSessionsOfDay(reads, week, staffIds),
    listBlockedSpans(reads, week, staffIds),
    listBookingsOfNobody(context, caller.userProfileId, week),
    listSessionsOfNobody(reads, week),
    listClosedDaysBetween(reads, serviceAreaId, { fromDate, toDate }),
  ])
  const isToCome = ({ starts_at }: ServiceBookingRow) => starts_at > context.now()
  const isNotOver = ({ ends_at }: { readonly ends_at: Date }) => ends_at > context.now()
  const without = await listVisitsWithout(
    reads,
    visits.filter(isToCome).map(({ id }) => id),
  )
  const wall = (instant: Date) => instantToWall(timeZone, instant.getTime())
  const spanOf = ({ startsAt, endsAt }: BlockedSpan) => ({ startDateTime: wall(startsAt), endDateTime: wall(endsAt) })
  return {
    fromDate,
    toDate,
    today,
    timeZone,
    closedDays,
    people: people.map((person) => {
      const { userProfileId } = person
      const own = visits.filter(({ staff }) => staff.some((one) => one.userProfileId === userProfileId))
      const led = sessions.filter(({ user_profile_id }) => user_profile_id === userProfileId)
      const ofThem = blocked.filter((span) => span.userProfileId === userProfileId)
      return {
        ...person,
        plannedMinutes: [...own, ...led].reduce((sum, one) => sum + minutesOf(one), 0),
        lacks: without
          .filter((visit) => visit.userProfileId === userProfileId)
          .map(({ bookingId, kind, expiresOn }) => ({ bookingId, kind, expiresOn })),
        visits: own.map(visitAnswer),
        sessions: led.map(daySessionAnswer),
        away: ofThem.filter(({ kind }) => kind === 'away').map(spanOf),
        elsewhere: ofThem.filter(({ kind }) => kind === 'elsewhere').map(spanOf),
      }
    }),
    nobody: {
      visits: undone.filter(isNotOver).map(visitAnswer),
      sessions: unled.filter(isNotOver).map(daySessionAnswer),
    },
  }
}

function minutesOf({ starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date }): number {
  return Math.round((ends_at.getTime() - starts_at.getTime()) / minuteMs)
}

function visitAnswer(row: ServiceBookingRow) {
  const answer = bookingRowAnswer(row)
  return {
    bookingId: row.id,
    status: answer.status,
    startDateTime: answer.requestedStartDateTime,
    endDateTime: answer.requestedEndDateTime,
    serviceName: answer.itemName,
    clientName: answer.recipientName ?? answer.clientName,
    AddressForService: answer.AddressForService,
    latitude: row.lat,
    longitude: row.lng,
  }
}
