import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import { moneyText, visitFeeDisplay, visitPriceCents } from '@waymark/domain/booking/price'
import { quoteRefusal } from '@waymark/domain/booking/quote'
import { bookingStatus } from '@waymark/domain/enums'
import type { QuoteId, SeriesId, UserProfileId } from '@waymark/domain/ids'
import { distanceKm } from '@waymark/domain/place/distance'
import { outsideRadius } from '@waymark/domain/place/radius'
import { dayText, startText, timeText } from '@waymark/domain/schedule/wall-text'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { mayBookFor } from '../../activity/booker.ts'
import { keepForNextTime } from '../../address-book/keep-for-next-time.ts'
import { dateSummary } from '../../answers/date-summary.ts'
import { type OfferedSize, offeredSizes } from '../../answers/service-offer.ts'
import type { Context } from '../../context.ts'
import { listHeldStarts } from '../../db/bookings.ts'
import { findClient } from '../../db/clients.ts'
import { findPersonName, nameOfPerson } from '../../db/history.ts'
import { findClosingDay, findOffer, type OfferRow } from '../../db/offers.ts'
import { openLimitOf } from '../../db/open-limit-of.ts'
import { findQuote, isQuoteTaken } from '../../db/quotes.ts'
import { addSeries, findSeriesByKey, findUnplaced } from '../../db/series.ts'
import { findTimetable } from '../../db/timetables.ts'
import { findTimesNotOffered, lastDayOf, readDates, spanOf, wallTimeOf } from '../../placing/requested-dates.ts'
import { clientRefusal } from '../../rights/booking-refusal.ts'
import { booksForClient } from '../../rights/books-for-client.ts'
import { isClientFull } from '../../rights/client-full.ts'

type NewBooking = ParsedInputOf<typeof booking.addNewBooking>

export const addNewBooking: Handler<Context, typeof booking.addNewBooking> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const clientId = input.clientUserProfileId ?? caller.userProfileId
  // Independent reads, sent together.
  const [repeated, offer, client, timetable] = await Promise.all([
    idempotencyKey ? findSeriesByKey(context.db, clientId, idempotencyKey) : undefined,
    findOffer(context.plannedReads, input.ServiceAreaServiceId),
    findClient(context.reads, clientId),
    findTimetable(context.plannedReads, {
      serviceAreaServiceId: input.ServiceAreaServiceId,
      ...spanOf(input, context.now()),
    }),
  ])
  const isForClient = input.clientUserProfileId !== undefined
  if (isForClient && !(await booksForClient(context, caller, input.ServiceAreaId, clientId)))
    return refuse('NotYourClient')
  if (repeated) return seriesAnswer(repeated.id, repeated.dates, repeated.time_zone)
  if (!offer || offer.service_id !== input.ServiceId || offer.service_area_id !== input.ServiceAreaId)
    return refuse('NotOffered')
  const refusal = await clientRefusal(context, { userProfileId: clientId, isInvited: isForClient }, offer, client)
  if (refusal === 'NotOffered') return refuse('NotOffered')
  if (refusal) return refuse('RestrictedToProvider', { provider: client?.restricted_to_account_name ?? '' })
  const size = offeredSizes(offer).find(({ option }) => option.id === input.ServiceSizeOptionId)
  if (!size) return refuse('SizeNotOffered')
  const maxPeople = size.option.allowPeopleQtySelection ? (size.maxPeople ?? input.RequestedPeopleQty) : 1
  if (input.RequestedPeopleQty > maxPeople) return refuse('TooManyPeople', { max: maxPeople })
  if (input.isMyself === (input.otherRecipient !== null)) return refuse('WhoIsItFor')
  if (input.sharedAccessibilityOptionIds.some((optionId) => accessOption(optionId) === null))
    return invalid({ sharedAccessibilityOptionIds: 'Choose from the list.' })
  const isOwnBooking = isForClient
    ? input.UserServiceAreaId === null
    : await mayBookFor(context, caller, input.UserServiceAreaId)
  if (!isOwnBooking) return refuse('NotYourArea')
  const replaced = input.insteadOfBookingId && (await findUnplaced(context.db, input.insteadOfBookingId))
  if (input.insteadOfBookingId !== undefined && !(replaced && mayReplace(replaced, input, clientId))) return notFound()
  if (replaced && (replaced.status !== bookingStatus.Incomplete || replaced.is_taken_instead))
    return refuse('AlreadyInstead')

  const quote = input.quoteId === undefined ? null : await priceOf(context, clientId, input)
  if (quote && 'answerKind' in quote) return quote

  const here = { latitude: offer.lat, longitude: offer.lng }
  const there = { latitude: input.LatitudeForService, longitude: input.LongitudeForService }
  const outside = outsideRadius(here, offer.radius_km, there)
  if (outside) return refuse('OutsideRadius', { ...outside })

  const lastDay = lastDayOf(input, offer, replaced || undefined, context.now())
  const durationMinutes = size.option.durationHours * 60
  const dates = readDates(input, offer, { lastDay, durationMinutes }, context.now())
  if ('word' in dates) return refuse(dates.word, dates.detail)
  const unknownTimes = timetable ? findTimesNotOffered(timetable, offer, size, dates.starts, context.now()) : []
  const [unknownTime] = unknownTimes
  if (unknownTime) {
    const closingDay = await findClosingDay(context.reads, offer.service_area_id)
    if (closingDay !== undefined && unknownTime.slice(0, 10) >= closingDay)
      return refuse('ClosedByThen', { place: offer.area_name, day: dayText(closingDay) })
    if (dates.starts.length > 1) return refuse('DatesGone', { dates: listOfDates(unknownTimes) })
    return refuse('NotInTheirTimes', { time: timeText(unknownTime) })
  }

  if (isForClient && (await isClientFull(context, { id: clientId, email: client?.email ?? null })))
    return refuse('ClientFull')
  const by = { userProfileId: caller.userProfileId }
  const made = await addSeries(context.db, {
    series: {
      ...seriesOf(input, offer, size, distanceKm(here, there)),
      ...(quote ?? {}),
      // Needs are shared by whoever has them, never for them: a shared one shows its measure.
      ...(isForClient ? { shared_option_ids: [], shares_recipient_needs: false } : {}),
      client_user_profile_id: clientId,
      client_account_id: client?.account_id ?? caller.accountId,
      idempotency_key: idempotencyKey ?? null,
    },
    starts: dates.starts,
    by: isForClient
      ? {
          ...by,
          name: await findPersonName(context.reads, caller.userProfileId),
          what: 'Booked for a client who rang up',
        }
      : { ...by, name: nameOfPerson(client), what: 'Requested' },
    at: context.now(),
  }).catch((error: unknown) => {
    if (isQuoteTaken(error)) return 'quoteTaken' as const
    const max = openLimitOf(error)
    if (max !== undefined) return { max }
    if (isUniqueViolation(error, 'booking_client_once')) return 'held' as const
    if (isUniqueViolation(error, 'booking_series_instead_once')) return 'settled' as const
    throw error
  })
  if (made && typeof made === 'object' && 'max' in made) return refuse('TooManyOpen', made)
  if (made === 'quoteTaken') {
    // Closed, or given another price, while this was under way.
    const now = await priceOf(context, clientId, input)
    return 'answerKind' in now ? now : refuse('QuoteNotOpen')
  }
  if (made === 'settled') return refuse('AlreadyInstead')
  if (made === 'held')
    return refuse('AlreadyBooked', { time: await findHeldTime(context, clientId, offer, dates.starts) })
  if (made) {
    if (!isForClient && (input.keepsRecipient || input.keepsAddressAs !== null))
      await context.db
        .transaction()
        .execute((trx) => keepForNextTime(trx, caller.userProfileId, { ...input, person: input, place: input }))
    const rows = made.dates.map((row) => ({
      ...row,
      adding_error: null,
      alternative_starts: [],
      taken_instead_id: null,
      staff: [],
    }))
    return seriesAnswer(made.seriesId, rows, offer.time_zone)
  }
  // A concurrent request with the same key won: answer its series.
  const other = idempotencyKey ? await findSeriesByKey(context.db, clientId, idempotencyKey) : undefined
  return other ? seriesAnswer(other.id, other.dates, other.time_zone) : refuse('NotOffered')
}

/** Names the first few dates, and counts the others. */
function listOfDates(times: readonly string[]): string {
  const named = times.slice(0, 5).map(startText)
  const more = times.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** The price of the client's quote for what is booked, while it stands and is the one that the client saw. */
async function priceOf(context: Context, clientId: UserProfileId, input: NewBooking) {
  const quote = input.quoteId === undefined ? undefined : await findQuote(context.db, input.quoteId)
  if (!quote || quote.price_cents === null) return refuse('QuoteNotOpen')
  const isOfThis =
    quote.client_user_profile_id === clientId &&
    quote.user_service_area_id === input.UserServiceAreaId &&
    quote.service_area_service_id === input.ServiceAreaServiceId &&
    quote.size_option_id === input.ServiceSizeOptionId
  const refusal = quoteRefusal({ status: quote.status, standsUntil: quote.stands_until }, context.now())
  if (!isOfThis || refusal) return refuse('QuoteNotOpen')
  if (input.quotedPriceCents !== undefined && input.quotedPriceCents !== quote.price_cents)
    return refuse('QuotePriceChanged', { price: moneyText(quote.price_cents) })
  return {
    quote_id: quote.id,
    price_cents: quote.price_cents,
    fee_display: moneyText(quote.price_cents),
    pricing_description: '',
  }
}

/** The first requested start that the client already holds with this service, as HH:mm. */
async function findHeldTime(context: Context, clientId: UserProfileId, offer: OfferRow, starts: readonly Date[]) {
  const held = await listHeldStarts(context.db, clientId, offer.id, context.now())
  const heldMs = new Set(held.map((start) => start.getTime()))
  const first = starts.find((start) => heldMs.has(start.getTime())) ?? starts[0]
  return first ? timeText(wallTimeOf(offer, first)) : ''
}

type SeriesDates = Parameters<typeof dateSummary>[0][]

function seriesAnswer(seriesId: SeriesId, dates: SeriesDates, timeZone: string) {
  const byStart = dates.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  return { bookingSeriesId: seriesId, bookingDatesSummary: byStart.map((row) => dateSummary(row, timeZone)) }
}

type Replaceable = NonNullable<Awaited<ReturnType<typeof findUnplaced>>>

/** Whether this caller may take another time of the same service in place of an Incomplete date. */
function mayReplace(
  replaced: Replaceable,
  { ServiceAreaServiceId, UserServiceAreaId }: NewBooking,
  clientId: UserProfileId,
) {
  const isOwn = UserServiceAreaId !== null || replaced.client_user_profile_id === clientId
  return (
    isOwn &&
    replaced.user_service_area_id === UserServiceAreaId &&
    replaced.service_area_service_id === ServiceAreaServiceId
  )
}

function seriesOf(input: NewBooking, offer: OfferRow, size: OfferedSize, distance: number) {
  const recipient = input.otherRecipient
  return {
    account_id: offer.account_id,
    service_area_id: offer.service_area_id,
    service_area_service_id: offer.id,
    service_id: offer.service_id,
    own_service_name: offer.own_name,
    size_option_id: size.option.id,
    duration_minutes: size.option.durationHours * 60,
    buffer_minutes: offer.buffer_minutes,
    people_qty: input.RequestedPeopleQty,
    price_cents: visitPriceCents(size.fee, size.option.durationHours),
    fee_display: visitFeeDisplay(size.fee, size.option.durationHours),
    pricing_description: offer.pricing_description,
    user_service_area_id: input.UserServiceAreaId,
    is_myself: input.isMyself,
    recipient_name: recipient?.name ?? null,
    recipient_phone: recipient?.phone ?? null,
    recipient_notes: recipient?.notes ?? null,
    notes: input.Notes,
    address: input.AddressForService,
    unit_number: input.UnitNumberForService,
    access_notes: input.accessNotes,
    is_exact_point: input.isExactPoint,
    lat: input.LatitudeForService,
    lng: input.LongitudeForService,
    distance_km: Math.round(distance * 100) / 100,
    time_zone: offer.time_zone,
    shared_option_ids: input.sharedAccessibilityOptionIds,
    shares_recipient_needs: input.sharesRecipientNeeds && !input.isMyself,
    preferred_staff_id: input.preferredStaffUserProfileId ?? null,
    instead_of_booking_id: input.insteadOfBookingId ?? null,
    quote_id: null as QuoteId | null,
  }
}
