import { accessOptions } from '@waymark/domain/access-fit/options'
import { type BookingStatus, bookingStatus, country } from '@waymark/domain/enums'
import { BookingPlan, type BookingWish, type DemoBookings, nobodyFree } from './booking-plan.ts'
import { moana } from './demo-address-book.ts'
import type { DemoOffer, DemoOffers, DemoSize } from './demo-offers.ts'
import type { DemoPeople } from './demo-people.ts'
import { acceptedQuote } from './demo-quotes.ts'
import type { DemoVenue } from './demo-venues.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { ServiceKey } from './service-line.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const quarterMs = hourMs / 4
const { New, Confirmed, Completed, Cancelled, Incomplete } = bookingStatus

const notes: readonly [string, ...string[]] = [
  '',
  '',
  'Please knock loudly, the bell is broken.',
  'The dog is friendly. Please shut the gate.',
  'I use a power chair, the ramp is at the back.',
  'Please text when you are outside, I am Deaf.',
  'Key safe at the side door, you have the number.',
  'I read lips. Please face me when you talk.',
]

const maxEverydayMinutes = 240

/** The needs that the individual shares: a measured one and one without a measure, not all that they have. */
const sharedNeeds = accessOptions.filter(({ key }) => key === 'doorWidth' || key === 'hearingLoop').map(({ id }) => id)

function sizeOf(offer: DemoOffer, place: number): DemoSize {
  const short = offer.sizes.filter(({ durationMinutes }) => durationMinutes <= maxEverydayMinutes)
  const size = short[place % short.length] ?? offer.sizes[0]
  if (!size) throw new Error(`${offer.serviceName} has no size`)
  return size
}

/** Fills the days around today of one offer with bookings of the world's clients, on average `perDay` a day. */
function fillOffer(
  plan: BookingPlan,
  offer: DemoOffer,
  clients: readonly BookingWish[],
  now: Date,
  perDay: number,
): void {
  const random = seededRandom(`bookings of ${offer.id}`)
  const likelihood = perDay / Math.max(offer.starts.length / 5, 1)
  for (const startMs of plan.startsBetween(offer, -35, 16)) {
    if (!random.chance(likelihood)) continue
    const wish = random.pick(clients)
    if (!wish) return
    const wishWithNotes = { ...wish, notes: random.pick(notes) }
    const status = random.chance(0.1) ? Cancelled : statusAt(startMs, now, random)
    const createdMs = Math.min(startMs - random.whole(30, 300) * hourMs, now.getTime() - random.whole(2, 60) * hourMs)
    const id = plan.addDate(
      plan.addSeries(offer, sizeOf(offer, random.whole(0, 2)), wishWithNotes, createdMs),
      offer,
      wishWithNotes,
      startMs,
      status,
    )
    if (id !== undefined && status === Completed && startMs < now.getTime() - 2 * dayMs && random.chance(0.55))
      plan.addFeedback(id, random)
  }
}

/** Past bookings are Completed, except for some of the last two days; later ones are Confirmed. */
function statusAt(startMs: number, now: Date, random: SeededRandom): BookingStatus {
  const isOver = startMs + 2 * hourMs < now.getTime()
  const isLongOver = startMs + 46 * hourMs < now.getTime()
  return isLongOver || (isOver && random.chance(0.6)) ? Completed : Confirmed
}

/** The hand-written bookings of the demo accounts; booking 1 is a visit to the individual in some days. */
class Stories {
  readonly #plan: BookingPlan
  readonly #offers: readonly DemoOffer[]
  readonly #now: number
  readonly #others: readonly BookingWish[]

  constructor(plan: BookingPlan, offers: readonly DemoOffer[], others: readonly BookingWish[], now: Date) {
    this.#others = others
    this.#plan = plan
    this.#offers = offers
    this.#now = now.getTime()
  }

  offer(areaId: number, key: ServiceKey): DemoOffer {
    const found = this.#offers.find((offer) => offer.areaId === areaId && offer.key === key)
    if (!found) throw new Error(`area ${areaId} does not offer ${key}`)
    return found
  }

  /** Adds one booking at the offer's `place`-th start of the first day that has one, `day` days from today or later. */
  book(
    offer: DemoOffer,
    wish: BookingWish,
    day: number,
    status: BookingStatus,
    more: {
      readonly place?: number
      readonly size?: number
      readonly staff?: number
      readonly weeks?: number
      readonly createdDaysAgo?: number
    } = {},
  ): number {
    const size = sizeOf(offer, more.size ?? 0)
    const firstStart = this.#plan.startsBetween(offer, day, day + 6)[0] ?? this.#now
    const ofThatDay = this.#plan
      .startsBetween(offer, day, day + 6)
      .filter((startMs) => startMs < firstStart + 12 * hourMs)
    const series = this.#plan.addSeries(
      offer,
      size,
      wish,
      Math.min(this.#now - (more.createdDaysAgo ?? 2) * dayMs, firstStart - 30 * hourMs),
    )
    // The requested start first, then the day's other starts in case its staff are taken.
    const place = more.place ?? 0
    const starts = [...ofThatDay.slice(place), ...ofThatDay.slice(0, place)]
    const isTaken = status === Incomplete
    for (const startMs of starts) {
      const id = this.#plan.addDate(series, offer, wish, startMs, status, {
        ...(more.staff === undefined ? {} : { preferred: more.staff }),
        ...(isTaken
          ? {
              addingError: nobodyFree,
              alternatives: ofThatDay.filter((other) => other > startMs).slice(0, 3),
            }
          : {}),
      })
      if (id === undefined) continue
      if (isTaken) this.#fill(offer, startMs)
      for (let week = 1; week < (more.weeks ?? 1); week += 1) {
        const next = this.#plan
          .startsBetween(offer, day + week * 7, day + week * 7 + 6)
          .find((ms) => Math.abs(ms - startMs - week * 7 * dayMs) <= hourMs)
        if (next !== undefined) this.#plan.addDate(series, offer, wish, next, status)
      }
      return id
    }
    throw new Error(`nobody can do ${offer.serviceName} on day ${day}`)
  }

  /**
   * Adds a visit past its cancellation cut-off that starts in more than an hour: at a weekly start, or without one,
   * such as at night, at a quarter of an hour.
   */
  bookSoon(offer: DemoOffer, wish: BookingWish): void {
    const [from, until] = [this.#now + hourMs, this.#now + 2.9 * hourMs]
    const ofTheWeek = this.#plan
      .startsBetween(offer, -1, 1)
      .filter((startMs) => startMs >= from && startMs <= until)
      .toReversed()
    for (const startMs of [...ofTheWeek, Math.floor(until / quarterMs) * quarterMs]) {
      const series = this.#plan.addSeries(offer, sizeOf(offer, 0), wish, this.#now - 4 * dayMs)
      if (this.#plan.addDate(series, offer, wish, startMs, Confirmed) !== undefined) return
    }
    throw new Error(`nobody can do ${offer.serviceName} soon`)
  }

  /** Bookings of one staff member on the day of `now`; past ones are completed. */
  bookToday(offer: DemoOffer, staff: number, now: Date): void {
    const random = seededRandom('today')
    for (const [place, startMs] of this.#plan.startsBetween(offer, 0, 0).entries()) {
      const wish = this.#others[(place + 3) % this.#others.length]
      if (!wish || place % 2 === 1) continue
      const series = this.#plan.addSeries(offer, sizeOf(offer, 1), wish, startMs - 3 * dayMs)
      this.#plan.addDate(series, offer, wish, startMs, statusAt(startMs, now, random), { preferred: staff })
    }
  }

  /** Books all staff of the offer at this start, so that it is really full. */
  #fill(offer: DemoOffer, startMs: number): void {
    for (const [place, staff] of offer.staffIds.entries()) {
      const wish = this.#others[place % this.#others.length]
      if (!wish) return
      const series = this.#plan.addSeries(offer, sizeOf(offer, 1), wish, this.#now - 6 * dayMs)
      this.#plan.addDate(series, offer, wish, startMs, Confirmed, { preferred: staff })
    }
  }
}

/** The venues of the hand-written bookings. */
interface Places {
  readonly kowhai: number
  readonly aro: number
  readonly rimu: number
  readonly harbourside: number
}

function tellStories(stories: Stories, people: DemoPeople, places: Places, now: Date): void {
  const person = (email: string) => {
    const profile = people.profileByEmail(email)
    return {
      clientId: profile.id,
      clientAccountId: profile.account_id,
      clientName: `${profile.first_name} ${profile.last_name}`,
    }
  }
  const sina = people.profileByEmail('staff@demo.test').id
  const hemi: BookingWish = {
    ...person('individual@demo.test'),
    home: 0,
    notes: 'The front has a step. Please use the side door, the ramp is there.',
    sharedOptionIds: sharedNeeds,
  }
  const forMoana: BookingWish = {
    ...hemi,
    recipient: moana,
    notes: 'Please use the side door. There is a hoist in the bedroom.',
  }
  const care = stories.offer(places.kowhai, 'morning care')
  const drive = stories.offer(places.aro, 'appointment drive')
  const physio = stories.offer(places.rimu, 'physiotherapy')

  stories.book(care, forMoana, 4, Confirmed, { place: 2, size: 1, staff: sina })
  stories.book(care, hemi, 5, Incomplete, { place: 1, size: 1, createdDaysAgo: 0.2 })
  stories.book(drive, hemi, 4, Confirmed, { place: 3 })
  stories.book(physio, hemi, 6, Confirmed, { place: 1, createdDaysAgo: 5 })
  stories.book(care, forMoana, 11, Confirmed, { place: 1, size: 1, weeks: 3 })
  stories.book(care, forMoana, -3, Completed, { place: 1, size: 1, staff: sina, createdDaysAgo: 20 })
  stories.book(care, hemi, -10, Completed, { place: 0, size: 1, createdDaysAgo: 30 })
  stories.book(drive, hemi, -16, Completed, { place: 2, createdDaysAgo: 30 })
  stories.book(physio, hemi, -23, Completed, { place: 0, createdDaysAgo: 40 })
  stories.book(drive, hemi, -5, Cancelled, { place: 1, createdDaysAgo: 20 })
  stories.book(physio, hemi, 3, Cancelled, { place: 2, createdDaysAgo: 9 })

  stories.bookToday(care, sina, now)

  const vera: BookingWish = { ...person('restricted@demo.test'), home: 3, notes: 'Third floor, the lift works.' }
  stories.book(physio, vera, 2, Confirmed, { place: 2, createdDaysAgo: 4 })
  stories.book(physio, vera, 9, Confirmed, { place: 2, createdDaysAgo: 4 })
  stories.book(physio, vera, -7, Completed, { place: 1, createdDaysAgo: 15 })

  const area = (email: string, areaId: number, name: string): BookingWish => ({
    ...person(email),
    userAreaId: areaId,
    home: areaId,
    recipient: { name, phone: '021 555 0145', notes: 'Meets you at the reception of Rātā House.' },
    notes: 'Booked by Kōwhai Care for one of our people.',
  })
  stories.book(drive, area('service.manager@demo.test', places.kowhai, 'Ngaio Te Rangi'), 3, Confirmed, { place: 1 })
  stories.book(physio, area('service.manager@demo.test', places.kowhai, 'Wiremu Tāmihana'), 5, Confirmed, { place: 0 })
  stories.book(drive, area('service.manager@demo.test', places.kowhai, 'Joan Whitford'), -6, Completed, {
    place: 0,
    createdDaysAgo: 12,
  })
  stories.book(drive, area('hybrid.admin@demo.test', 2, 'Peter Leaupepe'), 4, Confirmed, { place: 5 })
  stories.book(physio, area('hybrid.admin@demo.test', 2, 'Moana Faleolo'), 7, Incomplete, {
    place: 1,
    createdDaysAgo: 1,
  })

  stories.bookSoon(drive, hemi)
  const fromQuote = { ...forMoana, quote: acceptedQuote, notes: '' }
  stories.book(stories.offer(places.aro, 'day out drive'), fromQuote, -33, Completed, { createdDaysAgo: 45 })

  // A request in progress: New until the queue has placed it.
  const eleanor = people.clients.find(({ last_name }) => last_name === 'Voss')
  if (eleanor) {
    stories.book(
      stories.offer(places.harbourside, 'home help'),
      { clientId: eleanor.id, clientAccountId: eleanor.account_id, clientName: 'Eleanor Voss', home: 0, notes: '' },
      8,
      New,
      { createdDaysAgo: 0.01 },
    )
  }
}

/** All bookings: those of the demo accounts first, then the everyday ones of every service area. */
export function demoBookings(
  people: DemoPeople,
  venues: readonly DemoVenue[],
  { offers }: DemoOffers,
  now: Date,
): DemoBookings {
  const plan = new BookingPlan(now, people, venues)
  const areaId = (name: string) => venues.find((venue) => venue.name === name)?.id ?? 0
  const kowhai = areaId('Kōwhai Care, Newtown')
  const everyday = people.clients.slice(1).map((client, place) => ({
    clientId: client.id,
    clientAccountId: client.account_id,
    clientName: `${client.first_name} ${client.last_name}`,
    home: place + 1,
    notes: '',
    countryId: people.accounts.find(({ id }) => id === client.account_id)?.country_id,
  }))
  const nzOthers = everyday.filter(({ countryId }) => countryId === country.nz)
  tellStories(
    new Stories(plan, offers, nzOthers, now),
    people,
    {
      kowhai,
      aro: areaId('Aro Rides'),
      rimu: areaId('Rimu Physio, Berhampore'),
      harbourside: areaId('Harbourside Home Support, Newtown'),
    },
    now,
  )

  for (const offer of offers) {
    const { countryId: here } = plan.venueOf(offer).organisation
    const near = everyday.filter(({ countryId }) => countryId === here)
    fillOffer(plan, offer, near, now, offer.areaId === kowhai ? 1 : 0.12)
  }
  return plan.rows
}
