import type {
  BookingHistoryTable,
  BookingSeriesTable,
  BookingTable,
  FeedbackTable,
  StaffTimeTable,
} from '@waymark/booking-service/db/schema'
import { feeDisplay } from '@waymark/domain/booking/price'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { addDays, dayOfWeek, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import { type BookingDiary, bookingDiary } from './booking-diary.ts'
import { clientHome } from './client-homes.ts'
import type { DemoOffer, DemoSize } from './demo-offers.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoVenue } from './demo-venues.ts'
import { feedbackText } from './feedback-words.ts'
import type { IdRow, Row } from './row.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Who a booking is for, and what they said. */
export interface BookingWish {
  readonly clientId: number
  readonly clientAccountId: number
  readonly clientName: string
  readonly userAreaId?: number
  readonly recipient?: { readonly name: string; readonly phone: string; readonly notes: string }
  readonly notes: string
  /** The index of the home near the venue. */
  readonly home: number
  readonly sharedOptionIds?: readonly number[]
  /** Booked from a quote, at its price. */
  readonly quote?: { readonly id: number; readonly priceCents: number }
}

/** Bookings of the demo world as rows. */
export interface DemoBookings {
  readonly series: readonly IdRow<BookingSeriesTable>[]
  readonly bookings: readonly IdRow<BookingTable>[]
  readonly staff: readonly Row<StaffTimeTable>[]
  readonly history: readonly IdRow<BookingHistoryTable>[]
  readonly feedback: readonly Row<FeedbackTable>[]
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const { New, Completed, Cancelled, Incomplete } = bookingStatus

const cancelReasons: readonly [string, ...string[]] = [
  'I am in hospital that day.',
  'My sister is visiting and will help me.',
  'I have the flu.',
  'We found another time.',
]

/** The placing job's text when it finds nobody. */
export const nobodyFree = 'Nobody is free at this time any more.'

/** Plans the bookings of the demo world around `now`, without overlaps per person. */
export class BookingPlan {
  readonly #now: number
  readonly #people: DemoPeople
  readonly #venues: readonly DemoVenue[]
  readonly #diary: BookingDiary = bookingDiary()
  readonly #series: IdRow<BookingSeriesTable>[] = []
  readonly #bookings: IdRow<BookingTable>[] = []
  readonly #staff: Row<StaffTimeTable>[] = []
  readonly #history: IdRow<BookingHistoryTable>[] = []
  readonly #feedback: Row<FeedbackTable>[] = []
  readonly #startsOfClient = new Set<string>()

  constructor(now: Date, people: DemoPeople, venues: readonly DemoVenue[]) {
    this.#now = now.getTime()
    this.#people = people
    this.#venues = venues
  }

  get rows(): DemoBookings {
    // Drops series whose only date found nobody free.
    const used = new Set(this.#bookings.map((booking) => booking.series_id))
    return {
      series: this.#series.filter(({ id }) => used.has(id)),
      bookings: this.#bookings,
      staff: this.#staff,
      history: this.#history,
      feedback: this.#feedback,
    }
  }

  venueOf(offer: DemoOffer): DemoVenue {
    const venue = this.#venues.find(({ id }) => id === offer.areaId)
    if (!venue) throw new Error(`no venue has the id ${offer.areaId}`)
    return venue
  }

  /** The instants of the offer's weekly starts, from `fromDay` to `untilDay` counted from today (0), in order. */
  startsBetween(offer: DemoOffer, fromDay: number, untilDay: number): number[] {
    const { timeZone } = this.venueOf(offer)
    const today = dayAt(timeZone, this.#now)
    const found: number[] = []
    for (let offset = fromDay; offset <= untilDay; offset += 1) {
      const day = addDays(today, offset)
      const weekdayOfDay = dayOfWeek(day)
      for (const [weekday, minute] of offer.starts) {
        if (weekday !== weekdayOfDay) continue
        const startMs = wallToInstant(timeZone, wallDateTime(day, minute))
        if (startMs !== null) found.push(startMs)
      }
    }
    return found.sort((a, b) => a - b)
  }

  /** Starts a series: what is booked, by whom and where. `addDate` adds its dates. */
  addSeries(offer: DemoOffer, size: DemoSize, wish: BookingWish, createdMs: number): IdRow<BookingSeriesTable> {
    const venue = this.venueOf(offer)
    const home = clientHome(venue, wish.recipient ? wish.clientId + 1000 : wish.clientId, wish.home)
    const row: IdRow<BookingSeriesTable> = {
      id: this.#series.length + 1,
      account_id: this.#accountIdOf(venue),
      service_area_id: venue.id,
      service_area_service_id: offer.id,
      service_id: offer.serviceId,
      own_service_name: offer.ownName,
      size_option_id: size.optionId,
      duration_minutes: size.durationMinutes,
      buffer_minutes: offer.bufferMinutes,
      people_qty: 1,
      price_cents: wish.quote?.priceCents ?? size.priceCents,
      fee_display: wish.quote
        ? feeDisplay({ isQuotesFee: false, priceCents: wish.quote.priceCents, basis: 'fixed' })
        : size.feeDisplay,
      quote_id: wish.quote?.id ?? null,
      client_user_profile_id: wish.clientId,
      client_account_id: wish.clientAccountId,
      user_service_area_id: wish.userAreaId ?? null,
      is_myself: !wish.recipient,
      recipient_name: wish.recipient?.name ?? null,
      recipient_phone: wish.recipient?.phone ?? null,
      recipient_notes: wish.recipient?.notes ?? null,
      notes: wish.notes,
      address: home.address,
      unit_number: home.unit,
      lat: home.lat,
      lng: home.lng,
      distance_km: home.distanceKm,
      time_zone: venue.timeZone,
      shared_option_ids: [...(wish.sharedOptionIds ?? [])],
      preferred_staff_id: null,
      idempotency_key: null,
      created_at: new Date(createdMs),
    }
    this.#series.push(row)
    return row
  }

  /**
   * Adds one date of a series. Returns the booking's id, or undefined when nobody is free or the client already has
   * that start. `preferred` goes first when free; Incomplete and New dates have no staff yet.
   */
  addDate(
    series: IdRow<BookingSeriesTable>,
    offer: DemoOffer,
    wish: BookingWish,
    startMs: number,
    status: BookingStatus,
    more: {
      readonly preferred?: number
      readonly alternatives?: readonly number[]
      readonly addingError?: string
    } = {},
  ): number | undefined {
    const endMs = startMs + Number(series.duration_minutes) * minuteMs
    const busyUntilMs = endMs + offer.bufferMinutes * minuteMs
    const startKey = `${wish.clientId} ${offer.id} ${startMs}`
    if (this.#startsOfClient.has(startKey)) return undefined
    const hasStaff = status !== New && status !== Incomplete
    const pool = more.preferred === undefined ? offer.staffIds : [more.preferred]
    const staffId = hasStaff ? this.#diary.findFree(pool, startMs, busyUntilMs) : undefined
    if (hasStaff && staffId === undefined) return undefined
    this.#startsOfClient.add(startKey)
    const createdMs = new Date(series.created_at ?? this.#now).getTime()
    const id = this.#bookings.length + 1
    this.#bookings.push({
      id,
      series_id: series.id,
      account_id: series.account_id,
      service_area_id: series.service_area_id,
      service_area_service_id: offer.id,
      client_user_profile_id: wish.clientId,
      user_service_area_id: wish.userAreaId ?? null,
      status,
      starts_at: new Date(startMs),
      ends_at: new Date(endMs),
      adding_error: more.addingError ?? null,
      alternative_starts: (more.alternatives ?? []).map((ms) => new Date(ms)),
      cancel_reason: status === Cancelled ? (cancelReasons[id % cancelReasons.length] ?? cancelReasons[0]) : null,
      placed_at: hasStaff ? new Date(createdMs + 4000) : null,
      completed_at: status === Completed ? new Date(Math.min(endMs + hourMs, this.#now)) : null,
      cancelled_at: status === Cancelled ? new Date(this.#cancelledMs(startMs, createdMs)) : null,
      created_at: new Date(createdMs),
    })
    if (staffId !== undefined) {
      const isLive = status !== Cancelled
      if (isLive) this.#diary.take(staffId, startMs, busyUntilMs)
      this.#staff.push({
        booking_id: id,
        user_profile_id: staffId,
        during: `[${new Date(startMs).toISOString()},${new Date(busyUntilMs).toISOString()})`,
        is_live: isLive,
        assigned_at: new Date(createdMs + 4000),
      })
    }
    this.#writeHistory(id, wish, startMs, endMs, createdMs, status, staffId)
    return id
  }

  addFeedback(bookingId: number, random: SeededRandom): void {
    const booking = this.#bookings[bookingId - 1]
    if (!booking) return
    const stars = random.pick([5, 5, 5, 4, 4, 4, 3, 2] as const)
    const atMs = new Date(booking.ends_at).getTime() + random.whole(3, 60) * hourMs
    this.#feedback.push({
      booking_id: bookingId,
      service_area_id: Number(booking.service_area_id),
      stars,
      comment: random.chance(0.8) ? (random.pick(feedbackText[stars]) ?? '') : '',
      was_as_accessible: stars >= 4 ? 'yes' : stars === 3 ? 'partly' : 'no',
      answer: stars <= 3 ? 'Thank you for telling us. We have talked about it in the team and called you.' : null,
      created_at: new Date(Math.min(atMs, this.#now - hourMs)),
    })
  }

  #accountIdOf(venue: DemoVenue): number {
    return this.#people.accountIdByKey.get(venue.organisation.key) ?? 0
  }

  #cancelledMs(startMs: number, createdMs: number): number {
    return Math.max(createdMs + hourMs, Math.min(startMs - 20 * hourMs, this.#now - hourMs))
  }

  #writeHistory(
    bookingId: number,
    wish: BookingWish,
    startMs: number,
    endMs: number,
    createdMs: number,
    status: BookingStatus,
    staffId: number | undefined,
  ): void {
    const write = (ms: number, what: string, byId: number | null, byName: string) => {
      this.#history.push({
        id: this.#history.length + 1,
        booking_id: bookingId,
        at: new Date(ms),
        what,
        by_user_profile_id: byId,
        by_name: byName,
      })
    }
    const person = this.#people.profiles.find(({ id }) => id === staffId)
    const staffName = person ? `${person.first_name} ${person.last_name}` : ''
    write(createdMs, 'Requested', wish.clientId, wish.clientName)
    if (staffId !== undefined) write(createdMs + 4000, 'Confirmed', null, 'Waymark')
    if (status === Incomplete) write(createdMs + 4000, nobodyFree, null, 'Waymark')
    if (status === Completed) write(Math.min(endMs + hourMs, this.#now), 'Completed', staffId ?? null, staffName)
    if (status === Cancelled)
      write(
        this.#cancelledMs(startMs, createdMs),
        `Cancelled: ${cancelReasons[bookingId % cancelReasons.length]}`,
        wish.clientId,
        wish.clientName,
      )
  }
}
