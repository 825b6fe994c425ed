import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { alternativeDays, checkDates } from '@waymark/domain/booking/date-check'
import { outsideRadius } from '@waymark/domain/place/radius'
import { venueBookingRefusal } from '@waymark/domain/rights/venue-rights'
import { freeStarts, type StaffTimetable } from '@waymark/domain/schedule/free-starts'
import { addDays, daysBetween, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Caller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { offeredSizes } from '../../answers/service-offer.ts'
import { type ChangedBookings, changedBookings } from '../../availability/changed-bookings.ts'
import { firstFree, timesOf, withoutTimes } from '../../availability/free-days.ts'
import { freeQuestion } from '../../availability/free-question.ts'
import { forgetSchedule, keptSchedule } from '../../availability/kept-schedules.ts'
import type { Context } from '../../context.ts'
import type { OfferRow } from '../../db/offers.ts'
import { findTaken, type Schedule, type Taken } from '../../db/schedules.ts'
import { clientOf, venueOf } from '../../rights/booking-refusal.ts'
import { booksForClient } from '../../rights/books-for-client.ts'

type Asked = ParsedInputOf<typeof booking.getAvailableTimesForServiceAreaForNewBooking>

const dayMs = 86_400_000

/** With the schedule that is kept; again with the one of now when it has changed since. */
export const getAvailableTimesForServiceAreaForNewBooking: Handler<
  Context,
  typeof booking.getAvailableTimesForServiceAreaForNewBooking
> = async (input, { context, caller }) => {
  const { firstDay, dayCount } = daysToRead(input)
  // No two time zones are more than a day apart.
  const until = new Date(Date.parse(`${addDays(firstDay, dayCount)}T00:00:00Z`) + 2 * dayMs)
  for (;;) {
    const schedule = await keptSchedule(context, input.ServiceAreaServiceId, until)
    if (!schedule) return refuse('NotOffered')
    const answer = await freeTimesBy(schedule, input, context, caller)
    if (answer !== 'changed since') return answer
    forgetSchedule(context, input.ServiceAreaServiceId)
  }
}

async function freeTimesBy(schedule: Schedule, input: Asked, context: Context, caller: Caller) {
  const { offer } = schedule
  const asked = await askedFor(input, context, caller, offer)
  if (!asked) return refuse('NotOffered')
  const timeZone = offer.time_zone
  const now = context.now()
  const { firstDay, dayCount } = daysToRead(input)
  const noonOf = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T12:00:00`) ?? now.getTime())
  const taken = await findTaken(context.plannedReads, {
    serviceAreaId: offer.service_area_id,
    serviceAreaServiceId: offer.id,
    staffIds: schedule.staff.map(({ staffId }) => staffId),
    from: noonOf(addDays(firstDay, -1)),
    until: noonOf(addDays(firstDay, dayCount + 1)),
    exceptBookingIds: asked.bookingIds,
    clientId: asked.clientId,
    now,
  })
  if (taken?.version !== schedule.version) return 'changed since'
  const size = offeredSizes(offer).find(({ option }) => option.id === input.ServiceSizeOptionId)
  if (!size || (asked.isForThemself && venueBookingRefusal(clientOf(taken), venueOf(offer)) !== null))
    return refuse('NotOffered')
  const { LatitudeForService: latitude, LongitudeForService: longitude } = input
  if (latitude !== undefined && longitude !== undefined) {
    const here = { latitude: offer.lat, longitude: offer.lng }
    const outside = outsideRadius(here, offer.radius_km, { latitude, longitude })
    if (outside) return refuse('OutsideRadius', { ...outside })
  }
  const durationMinutes = size.option.durationHours * 60
  const timetable = { ...schedule, timeZone, staff: staffToAsk(schedule, taken.staff, input) }
  const freeDays = freeStarts(freeQuestion(timetable, { firstDay, dayCount, durationMinutes, now }))
  const lastShown = addDays(input.fromDate, input.days - 1)
  const held = taken.held.map((startMs) => instantToWall(timeZone, startMs))
  const { presentStart } = asked
  const shown = withoutTimes(
    freeDays.filter(({ day }) => day >= input.fromDate && day <= lastShown),
    presentStart ? [...held, instantToWall(timeZone, presentStart.getTime())] : held,
  )
  const checked = checkDates(
    input.RequestedStartDateTimes.map((dateTime) => ({ dateTime, isRemoved: false })),
    freeDays,
    held,
    durationMinutes,
  )
  return {
    timeZone,
    durationMinutes,
    days: timesOf(shown),
    heldTimes: held.filter((time) => time.slice(0, 10) >= input.fromDate && time.slice(0, 10) <= lastShown),
    nextFree: firstFree(shown),
    checkedDates: checked.map(({ dateTime, availability, alternativeTimes }) => ({
      requestedStartDateTime: dateTime,
      noticeStatus: availability,
      alternativeTimes,
    })),
  }
}

/** Whose time is searched: of those who are active, with their leave and what they hold; or only that of one person. */
function staffToAsk(
  { staff }: Schedule,
  taken: Taken['staff'],
  { preferredStaffUserProfileId: preferred }: Asked,
): StaffTimetable[] {
  const busyOf = new Map(taken)
  return staff.flatMap((person) => {
    const busy = busyOf.get(person.staffId)
    if (!busy || (preferred !== undefined && person.staffId !== preferred)) return []
    return [{ ...person, busy: [...person.busy, ...busy] }]
  })
}

interface AskedFor extends ChangedBookings {
  /** Whether they may book here themself decides. */
  readonly isForThemself: boolean
}

/**
 * Whose times these are, where the caller may see them: anyone who may change a booking sees its alternatives; everyone
 * else must be allowed to book here, for themself or for a client who rings up. Without an account only what is public is
 * asked: neither a booking, a client nor one of the staff.
 */
async function askedFor(
  input: Asked,
  context: Context,
  caller: Caller,
  offer: OfferRow,
): Promise<AskedFor | undefined> {
  const { changedBookingId: bookingId, changedScope: scope, clientUserProfileId: clientId } = input
  if (caller.kind !== 'person') {
    const isPublic = [bookingId, clientId, input.preferredStaffUserProfileId].every((id) => id === undefined)
    return isPublic ? { clientId: null, bookingIds: [], isForThemself: true } : undefined
  }
  if (bookingId !== undefined) {
    const changed = await changedBookings(context, caller, offer, { bookingId, scope })
    return changed && { ...changed, isForThemself: false }
  }
  if (clientId === undefined) return { clientId: caller.userProfileId, bookingIds: [], isForThemself: true }
  const mayBook = await booksForClient(context, caller, offer.service_area_id, clientId)
  return mayBook ? { clientId, bookingIds: [], isForThemself: false } : undefined
}

/** The days on screen, plus the days around each requested date in which alternatives are searched. */
function daysToRead(input: {
  readonly fromDate: WallDay
  readonly days: number
  readonly RequestedStartDateTimes: readonly string[]
}): { firstDay: WallDay; dayCount: number } {
  const requested = input.RequestedStartDateTimes.map((dateTime) => dateTime.slice(0, 10))
  const firsts = [input.fromDate, ...requested.map((day) => addDays(day, -alternativeDays))]
  const lasts = [addDays(input.fromDate, input.days - 1), ...requested.map((day) => addDays(day, alternativeDays))]
  const firstDay = firsts.reduce((a, b) => (a < b ? a : b))
  const lastDay = lasts.reduce((a, b) => (a > b ? a : b))
  return { firstDay, dayCount: Math.min(daysBetween(firstDay, lastDay) + 1, maxReadDays) }
}

/** Six months of repeats, the days on screen before them and the alternatives around them. */
const maxReadDays = 240
