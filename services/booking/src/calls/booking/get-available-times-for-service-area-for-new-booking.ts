import type { booking } from '@waymark/contracts/booking'
import { alternativeDays, checkDates } from '@waymark/domain/booking/date-check'
import { outsideRadius } from '@waymark/domain/place/radius'
import { freeStarts } from '@waymark/domain/schedule/free-starts'
import { addDays, daysBetween, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { offeredSizes } from '../../answers/service-offer.ts'
import { type ChangedBookings, changedBookings } from '../../availability/changed-bookings.ts'
import { firstFree, timesOf, withoutTimes } from '../../availability/free-days.ts'
import { freeQuestion } from '../../availability/free-question.ts'
import type { Context } from '../../context.ts'
import { listHeldStarts } from '../../db/bookings.ts'
import { findOffer, type OfferRow } from '../../db/offers.ts'
import { findTimetable } from '../../db/timetables.ts'
import { bookingRefusal } from '../../rights/booking-refusal.ts'

export const getAvailableTimesForServiceAreaForNewBooking: Handler<
  Context,
  typeof booking.getAvailableTimesForServiceAreaForNewBooking
> = async (input, { context, caller }) => {
  const offer = await findOffer(context.plannedReads, input.ServiceAreaServiceId)
  const size = offer && offeredSizes(offer).find(({ option }) => option.id === input.ServiceSizeOptionId)
  if (!offer || !size) return refuse('NotOffered')
  // Anyone who may change a booking sees its alternatives; everyone else must be allowed to book here.
  const { changedBookingId: bookingId, changedScope: scope } = input
  const changed = bookingId === undefined ? null : await changedBookings(context, caller, offer, { bookingId, scope })
  if (changed === undefined || (!changed && (await bookingRefusal(context, caller, offer)))) return refuse('NotOffered')
  const { LatitudeForService: latitude, LongitudeForService: longitude } = input
  if (latitude !== undefined && longitude !== undefined) {
    const here = { latitude: offer.lat, longitude: offer.lng }
    const outside = outsideRadius(here, offer.radius_km, { latitude, longitude })
    if (outside) return refuse('OutsideRadius', { ...outside })
  }
  const timeZone = offer.time_zone
  const now = context.now()
  const { firstDay, dayCount } = daysToRead(input)
  const noonOf = (day: WallDay) => new Date(wallToInstant(timeZone, `${day}T12:00:00`) ?? now.getTime())
  const [timetable, heldStarts] = await Promise.all([
    findTimetable(context.plannedReads, {
      serviceAreaServiceId: offer.id,
      from: noonOf(addDays(firstDay, -1)),
      until: noonOf(addDays(firstDay, dayCount + 1)),
      exceptBookingIds: changed?.bookingIds,
    }),
    heldStartsOf(context, offer, changed ?? { clientId: caller.userProfileId, bookingIds: [] }),
  ])
  if (!timetable) return refuse('NotOffered')
  const { preferredStaffUserProfileId: preferred } = input
  const timetableToSearch =
    preferred === undefined
      ? timetable
      : { ...timetable, staff: timetable.staff.filter(({ staffId }) => staffId === preferred) }
  const durationMinutes = size.option.durationHours * 60
  const freeDays = freeStarts(freeQuestion(timetableToSearch, { firstDay, dayCount, durationMinutes, now }))
  const lastShown = addDays(input.fromDate, input.days - 1)
  const held = heldStarts.map((start) => instantToWall(timeZone, start.getTime()))
  const presentStart = changed?.presentStart
  const shown = withoutTimes(
    freeDays.filter(({ day }) => day >= input.fromDate && day <= lastShown),
    presentStart ? [...held, instantToWall(timeZone, presentStart.getTime())] : held,
  )
  const checked = checkDates(
    input.RequestedStartDateTimes.map((dateTime) => ({ dateTime, isRemoved: false })),
    freeDays,
    held,
  )
  return {
    timeZone,
    durationMinutes,
    days: timesOf(shown),
    nextFree: firstFree(shown),
    checkedDates: checked.map(({ dateTime, availability, alternativeTimes }) => ({
      requestedStartDateTime: dateTime,
      noticeStatus: availability,
      alternativeTimes,
    })),
  }
}

/** Times that the client already holds with this service, except those of the bookings being moved. */
async function heldStartsOf(
  { reads, now }: Context,
  offer: OfferRow,
  { clientId, bookingIds }: ChangedBookings,
): Promise<Date[]> {
  return clientId === null ? [] : listHeldStarts(reads, clientId, offer.id, now(), bookingIds)
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
