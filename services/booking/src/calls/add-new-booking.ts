import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { newBookingRefusal } from '@waymark/domain/booking/change-window'
import { feeDisplay, jobPriceCents } from '@waymark/domain/booking/price'
import { staffRole } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { distanceKm } from '@waymark/domain/place/distance'
import { freeStaffAt } from '@waymark/domain/schedule/free-starts'
import { addMonths, daysBetween } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { dateSummary } from '../answers/date-summary.ts'
import { type OfferedSize, offeredSizes } from '../answers/service-offer.ts'
import { freeQuestion, withoutBookings } from '../availability/free-question.ts'
import type { Context } from '../context.ts'
import { addHistory, findPersonName } from '../db/history.ts'
import { findOffer, type OfferRow } from '../db/offers.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findSeriesByKey, insertDates, insertSeries } from '../db/series.ts'
import { findTimetable } from '../db/timetables.ts'
import { bookingBar } from '../rights/may-book.ts'
import { roleInArea } from '../rights/viewer.ts'

type NewBooking = ParsedInputOf<typeof booking.addNewBooking>

export const addNewBooking: Handler<Context, typeof booking.addNewBooking> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const repeated = idempotencyKey && (await findSeriesByKey(context.db, caller.userProfileId, idempotencyKey))
  if (repeated) return seriesAnswer(repeated.id, repeated.dates, repeated.time_zone)

  const offer = await findOffer(context.plannedReads, input.ServiceAreaServiceId)
  if (!offer || offer.service_id !== input.ServiceId || offer.service_area_id !== input.ServiceAreaId)
    return refuse('NotOffered')
  const bar = await bookingBar(context, caller, offer)
  if (bar)
    return bar.word === 'NotOffered' ? refuse('NotOffered') : refuse('RestrictedToProvider', { provider: bar.provider })
  const size = offeredSizes(offer).find(({ option }) => option.id === input.ServiceSizeOptionId)
  if (!size) return refuse('SizeNotOffered')
  const mostPeople = size.option.allowPeopleQtySelection ? (size.maxPeople ?? input.RequestedPeopleQty) : 1
  if (input.RequestedPeopleQty > mostPeople) return refuse('TooManyPeople', { max: mostPeople })
  if (input.isMyself === (input.otherRecipient !== null)) return refuse('WhoIsItFor')
  if (!(await mayBookFor(context, caller, input.UserServiceAreaId))) return refuse('NotYourArea')

  const here = { latitude: offer.lat, longitude: offer.lng }
  const distance = distanceKm(here, { latitude: input.LatitudeForService, longitude: input.LongitudeForService })
  if (distance > offer.radius_km)
    return refuse('OutsideRadius', { distance: distance.toFixed(1), radius: offer.radius_km })

  const dates = readDates(input, offer, context.now())
  if ('word' in dates) return refuse(dates.word, dates.detail)
  const unknownTime = await findTimeNotOffered(context, offer, size, dates.starts)
  if (unknownTime) return refuse('NotInTheirTimes', { time: unknownTime.slice(11, 16) })

  const outcome = await context.db
    .transaction()
    .execute(async (trx) => {
      const seriesId = await insertSeries(trx, {
        ...seriesOf(input, offer, size, caller, distance),
        idempotency_key: idempotencyKey ?? null,
      })
      // Two requests with one key raced: the other one's series is answered.
      if (seriesId === undefined) return undefined
      const bookings = await placeLater(trx, context, caller, { seriesId, input, offer, size, starts: dates.starts })
      return { seriesId, bookings }
    })
    .catch((error: unknown) => {
      if (error instanceof DateHeld) return error
      throw error
    })
  if (outcome instanceof DateHeld) return refuse('AlreadyBooked', { time: outcome.wallTime.slice(11, 16) })
  if (!outcome) {
    const other = idempotencyKey ? await findSeriesByKey(context.db, caller.userProfileId, idempotencyKey) : undefined
    return other ? seriesAnswer(other.id, other.dates, other.time_zone) : refuse('NotOffered')
  }
  const rows = outcome.bookings.map((row) => ({ ...row, adding_error: null, alternative_starts: [] }))
  return seriesAnswer(outcome.seriesId, rows, offer.time_zone)
}

/** Undoes the whole request: one of its dates is held by the client already. */
class DateHeld extends Error {
  override readonly name = 'DateHeld'
  readonly wallTime: string

  constructor(wallTime: string) {
    super(`already booked at ${wallTime}`)
    this.wallTime = wallTime
  }
}

type SeriesDates = Parameters<typeof dateSummary>[0][]

function seriesAnswer(seriesId: number, dates: SeriesDates, timeZone: string) {
  const byStart = dates.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  return { bookingSeriesId: seriesId, bookingDatesSummary: byStart.map((row) => dateSummary(row, timeZone)) }
}

/** An individual books for themself or another; a business person for an area in which they may book other businesses (product.md section 6). */
async function mayBookFor(context: Context, caller: PersonCaller, userServiceAreaId: number | null): Promise<boolean> {
  if (caller.accountType === 'Individual') return userServiceAreaId === null
  if (userServiceAreaId === null) return false
  const role = await roleInArea(context, caller, userServiceAreaId)
  return role === staffRole.Admin || role === staffRole.StaffAndServiceManager
}

type DateRefusal = {
  readonly word: 'DateTwice' | 'TimeDoesNotExist' | 'TooSoon' | 'TooFarAhead'
  readonly detail: Readonly<Record<string, string | number>>
}

/** The requested wall times as instants, or the first rule that one of them breaks. */
function readDates(input: NewBooking, offer: OfferRow, now: Date): { readonly starts: Date[] } | DateRefusal {
  const requested = input.RequestedStartDateTimes
  if (new Set(requested).size < requested.length) return { word: 'DateTwice', detail: {} }
  const lastDay = addMonths(dayAt(offer.time_zone, now.getTime()), limits.repeatMonthsMax)
  const extraLeadHours = offer.lead_hours - limits.newBookingLeadHours
  const starts: Date[] = []
  for (const wallTime of requested) {
    const instantMs = wallToInstant(offer.time_zone, wallTime)
    if (instantMs === null) return { word: 'TimeDoesNotExist', detail: { time: wallTime.slice(11, 16) } }
    const start = new Date(instantMs)
    if (newBookingRefusal(start, now, extraLeadHours)) return { word: 'TooSoon', detail: { hours: offer.lead_hours } }
    if (wallTime.slice(0, 10) > lastDay) return { word: 'TooFarAhead', detail: {} }
    starts.push(start)
  }
  return { starts }
}

/** The first requested start that the provider's times do not have at all, whoever is free; as a wall time. */
async function findTimeNotOffered(
  context: Context,
  offer: OfferRow,
  size: OfferedSize,
  starts: readonly Date[],
): Promise<string | undefined> {
  const sorted = starts.toSorted((a, b) => a.getTime() - b.getTime())
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return undefined
  const dayMs = 86_400_000
  const timetable = await findTimetable(context.plannedReads, {
    serviceAreaServiceId: offer.id,
    from: new Date(first.getTime() - dayMs),
    until: new Date(last.getTime() + dayMs),
  })
  if (!timetable) return undefined
  const firstDay = dayAt(offer.time_zone, first.getTime())
  const question = withoutBookings(
    freeQuestion(timetable, {
      firstDay,
      dayCount: daysBetween(firstDay, dayAt(offer.time_zone, last.getTime())) + 1,
      durationMinutes: size.option.durationHours * 60,
      now: context.now(),
    }),
  )
  const missing = sorted.find((start) => freeStaffAt(question, start.getTime()).length === 0)
  return missing && wallTimeOf(offer, missing)
}

function wallTimeOf(offer: OfferRow, start: Date): string {
  return instantToWall(offer.time_zone, start.getTime())
}

function seriesOf(input: NewBooking, offer: OfferRow, size: OfferedSize, caller: PersonCaller, distance: number) {
  const recipient = input.otherRecipient
  return {
    account_id: offer.account_id,
    service_area_id: offer.service_area_id,
    service_area_service_id: offer.id,
    service_id: offer.service_id,
    size_option_id: size.option.id,
    duration_minutes: size.option.durationHours * 60,
    buffer_minutes: offer.buffer_minutes,
    people_qty: input.RequestedPeopleQty,
    price_cents: jobPriceCents(size.fee, size.option.durationHours),
    fee_display: feeDisplay(size.fee),
    client_user_profile_id: caller.userProfileId,
    client_account_id: caller.accountId,
    user_service_area_id: input.UserServiceAreaId,
    is_myself: input.isMyself,
    recipient_name: recipient?.name ?? null,
    recipient_phone: recipient?.phone ?? null,
    recipient_notes: recipient?.notes ?? null,
    notes: input.Notes,
    address: input.AddressForService,
    unit_number: input.UnitNumberForService,
    lat: input.LatitudeForService,
    lng: input.LongitudeForService,
    distance_km: Math.round(distance * 100) / 100,
    time_zone: offer.time_zone,
    shared_option_ids: input.sharedAccessibilityOptionIds,
    preferred_staff_id: input.preferredStaffUserProfileId ?? null,
  }
}

/** Adds the dates as New and asks for each to be placed; the job runs only if all of it commits. */
async function placeLater(
  trx: Transaction<BookingDatabase>,
  context: Context,
  caller: PersonCaller,
  made: {
    readonly seriesId: number
    readonly input: NewBooking
    readonly offer: OfferRow
    readonly size: OfferedSize
    readonly starts: readonly Date[]
  },
) {
  const { seriesId, input, offer, size, starts } = made
  const bookings = await insertDates(trx, {
    seriesId,
    accountId: offer.account_id,
    serviceAreaId: offer.service_area_id,
    serviceAreaServiceId: offer.id,
    clientId: caller.userProfileId,
    userServiceAreaId: input.UserServiceAreaId,
    // In order, so that two requests of one client wait for each other instead of crossing.
    starts: starts.toSorted((a, b) => a.getTime() - b.getTime()),
    durationMinutes: size.option.durationHours * 60,
  })
  const heldDate = starts.find((start) => !bookings.some((row) => row.starts_at.getTime() === start.getTime()))
  if (heldDate) throw new DateHeld(wallTimeOf(offer, heldDate))
  const byName = await findPersonName(trx, caller.userProfileId)
  for (const { id } of bookings) {
    await addHistory(trx, {
      bookingId: id,
      what: 'Requested',
      byUserProfileId: caller.userProfileId,
      byName,
      at: context.now(),
    })
    await addToOutbox(trx, jobs.booking.placeBooking, { bookingId: id })
  }
  return bookings
}
