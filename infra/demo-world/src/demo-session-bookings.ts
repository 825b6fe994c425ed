import { accessOptions } from '@waymark/domain/access-fit/options'
import type { StockKind } from '@waymark/domain/activity/people'
import { country } from '@waymark/domain/enums'
import type { DemoBookings } from './booking-plan.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoSession } from './demo-sessions.ts'
import { sessionFeedbackText, slotFeedbackText } from './feedback-words.ts'
import { clientNames, staffNames } from './people.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import {
  type Booker,
  type Guest,
  type Outcome,
  type Seller,
  SessionBookingPlan,
  type SessionBookingRows,
} from './session-booking-plan.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const reasons: readonly [string, ...string[]] = [
  'I have a cold.',
  'The grandchildren are coming.',
  'We found another date.',
  'My ride fell through.',
]

/** What people share with an organiser most often. */
const sharedKeys = ['stepFreeEntrance', 'doorWidth', 'accessibleToilet', 'hearingLoop', 'quietRoom', 'guideDogs']
const sharedOptions = accessOptions.filter(({ key }) => sharedKeys.includes(key)).map(({ id }) => id)

const plain: Guest = {
  name: '',
  kind: 'standard',
  companionOf: null,
  age: null,
  wantsWheelchairSpace: false,
  wantsHearingReceiver: false,
  wantsInterpreter: false,
  wantsQuietPlace: false,
}

function bookerOf(people: DemoPeople, email: string): Booker {
  const { id, first_name, last_name, phone } = people.profileByEmail(email)
  return { userProfileId: id, guestId: null, name: `${first_name} ${last_name}`, email, phone: phone ?? '' }
}

/** People without an account: each of them the same person in every session. */
function guestBooker(number: number, countryId: number): Booker {
  const [firstName] = staffNames[(number * 7) % staffNames.length] ?? ['Sam', 'Reid']
  const [, lastName] = clientNames[(number * 11) % clientNames.length] ?? ['Sam', 'Reid']
  return {
    userProfileId: null,
    guestId: `demo-guest-${countryId}-${number}`,
    name: `${firstName} ${lastName}`,
    email: `guest${countryId}${String(number).padStart(3, '0')}@mail.example`,
    phone: countryId === country.nz ? `022 555 0${200 + number}` : `0491 572 ${100 + number}`,
  }
}

const guestCount = 90

/** Everybody who may book in a country. */
function bookersOf(people: DemoPeople, countryId: number): readonly Booker[] {
  const accounts = new Map(people.accounts.map((account) => [account.id, account.country_id]))
  const clients = people.clients.slice(1).filter(({ account_id }) => accounts.get(account_id) === countryId)
  return [
    ...clients.map(({ email }) => bookerOf(people, email)),
    ...Array.from({ length: guestCount }, (_, number) => guestBooker(number, countryId)),
  ]
}

/** The group of one booking: at most `count` who take spaces, one of them perhaps with a companion. */
function groupOf(
  plan: SessionBookingPlan,
  session: DemoSession,
  booker: Booker,
  random: SeededRandom,
): readonly Guest[] {
  const { row, activity } = session
  const left = plan.spacesLeft(session)
  const count = Math.min(random.pick([1, 1, 2, 2, 3, 4] as const), row.max_spaces_per_client, left)
  const isLimited = activity.row.min_age !== null || activity.row.max_age !== null
  const ageOf = () => (isLimited ? random.whole(activity.row.min_age ?? 4, activity.row.max_age ?? 80) : null)
  const wished: Record<StockKind, number> = {
    wheelchairSpaces: 0,
    hearingReceivers: 0,
    interpreterPlaces: 0,
    quietPlaces: 0,
  }
  const wishes = (kind: StockKind, likelihood: number) => {
    if (plan.stockLeft(session, kind) <= wished[kind] || !random.chance(likelihood)) return false
    wished[kind] += 1
    return true
  }
  const group = Array.from({ length: count }, (_, position): Guest => {
    const [firstName] = random.pick(clientNames) ?? ['Sam']
    return {
      name: position === 0 ? booker.name : `${firstName} ${booker.name.split(' ').at(-1)}`,
      kind: row.concession_price_cents !== null && random.chance(0.35) ? 'concession' : 'standard',
      companionOf: null,
      age: ageOf(),
      wantsWheelchairSpace: wishes('wheelchairSpaces', 0.22),
      wantsHearingReceiver: wishes('hearingReceivers', 0.12),
      wantsInterpreter: wishes('interpreterPlaces', 0.1),
      wantsQuietPlace: wishes('quietPlaces', 0.12),
      sharedOptionIds: random.chance(0.3) ? [random.pick(sharedOptions) ?? 8] : [],
    }
  })
  if (left <= count || !activity.row.has_free_companion || !random.chance(0.2)) return group
  const [firstName, lastName] = random.pick(staffNames) ?? ['Sam', 'Reid']
  return [...group, { ...plain, name: `${firstName} ${lastName}`, kind: 'companion', companionOf: 0 }]
}

/** How full a session is, from 0 to 1. */
function fillOf({ activity, row }: DemoSession, random: SeededRandom, now: Date): number {
  if (row.status === 'Draft') return 0
  const days = (new Date(row.starts_at).getTime() - now.getTime()) / dayMs
  const share = { little: 0.15, usual: 0.42, sought: 1 }[activity.demand]
  if (activity.demand === 'sought' && days < 11) return days > 0 && random.chance(0.3) ? 0.9 : 1
  const early = days > 35 ? 0.1 : days > 14 ? 0.4 : days > 7 ? 0.7 : 1
  // Large events are booked by far more people than the demo world has.
  return Math.min(share * early * (0.6 + random.next() * 0.8) * (row.max_spaces > 50 ? 0.5 : 1), 1)
}

function outcomeOf({ row }: DemoSession, group: readonly Guest[], random: SeededRandom, now: Date): Outcome {
  if (row.status === 'Cancelled')
    return { status: 'cancelled', by: 'provider', reason: row.cancel_reason ?? '', isRefunded: true }
  const isOver = new Date(row.ends_at) < now
  if (!isOver && new Date(row.starts_at) > now) return { status: 'booked' }
  const here = [...group.keys()].filter(() => random.chance(isOver ? 0.9 : 0.5))
  // Attendance completes a booking once the session is over.
  if (!isOver) return { status: 'booked', here }
  // Who was not checked in is completed with the session, two days later.
  return here.length > 0 || row.status === 'Completed' ? { status: 'completed', here } : { status: 'booked' }
}

function fillSession(plan: SessionBookingPlan, session: DemoSession, bookers: readonly Booker[], now: Date): void {
  const { row } = session
  const random = seededRandom(`bookings of session ${row.id}`)
  const target = Math.round(row.max_spaces * fillOf(session, random, now))
  const startMs = new Date(row.starts_at).getTime()
  const latestMs = Math.min(startMs, now.getTime()) - 3 * hourMs
  const start = random.whole(0, bookers.length - 1)
  let place = 0
  const next = () => bookers[(start + place++ * 7) % bookers.length]
  const createdMs = () => latestMs - random.whole(1, 20 * 24) * hourMs
  while (row.max_spaces - plan.spacesLeft(session) < target && place < bookers.length) {
    const booker = next()
    if (!booker || !plan.isNewTo(session, booker)) continue
    const group = groupOf(plan, session, booker, random)
    if (random.chance(0.07)) {
      const isEarly = startMs > now.getTime() || random.chance(0.7)
      plan.book(
        session,
        booker,
        group,
        { status: 'cancelled', by: 'client', reason: random.pick(reasons), isRefunded: isEarly },
        createdMs() - 2 * dayMs,
      )
      continue
    }
    if (row.price_cents > 0 && random.chance(0.04)) {
      plan.book(session, booker, group, { status: 'unpaid' }, createdMs())
      continue
    }
    const outcome = outcomeOf(session, group, random, now)
    const id = plan.book(session, booker, group, outcome, createdMs())
    if (row.status === 'Cancelled' && place * 2 > target) break
    if (outcome.status !== 'completed' || outcome.here.length === 0 || !random.chance(0.25)) continue
    const stars = random.pick([5, 5, 5, 4, 4, 3] as const)
    const words = session.activity.row.amenity_type_id ? slotFeedbackText : sessionFeedbackText
    plan.addFeedback(session, id, { stars, comment: random.pick(words[stars]) ?? '' })
  }
  // Nobody waits for a slot of an amenity: the next one is an hour later.
  if (session.activity.row.amenity_type_id) return
  if (plan.spacesLeft(session) > 0 || row.status !== 'Active' || startMs < now.getTime()) return
  for (let waiting = random.whole(1, 4); waiting > 0; waiting -= 1) {
    const booker = next()
    if (!booker || !plan.isNewTo(session, booker)) continue
    const group = [
      { ...plain, name: booker.name },
      { ...plain, name: `Friend of ${booker.name}` },
    ]
    const wanted = Math.min(random.whole(1, 2), row.max_spaces_per_client)
    plan.wait(session, booker, group.slice(0, wanted), latestMs - random.whole(1, 40) * hourMs)
  }
}

/** The sessions of an activity that are open, soonest first, and those that are over, latest first. */
function sessionsOf(sessions: readonly DemoSession[], title: string, venue: string, now: Date) {
  const own = sessions.filter(({ activity }) => activity.entry.title === title && activity.venue.name === venue)
  const isOpen = ({ row }: DemoSession) =>
    row.status === 'Active' && new Date(row.starts_at).getTime() > now.getTime() + dayMs
  const isOver = ({ row }: DemoSession) => row.status === 'Completed'
  return { open: own.filter(isOpen), over: own.filter(isOver).toReversed() }
}

/** The bookings of the demo accounts. */
function tellStories(plan: SessionBookingPlan, sessions: readonly DemoSession[], people: DemoPeople, now: Date): void {
  const daysAgo = (days: number) => now.getTime() - days * dayMs
  const hemi = bookerOf(people, 'individual@demo.test')
  const self: Guest = { ...plain, name: hemi.name, sharedOptionIds: sharedOptions.slice(0, 2) }
  const moana: Guest = {
    ...plain,
    name: 'Moana Parata',
    kind: 'concession',
    wantsWheelchairSpace: true,
    wantsHearingReceiver: true,
  }
  const companion: Guest = { ...plain, name: 'Sina Leota', kind: 'companion', companionOf: 1 }
  const booked: Outcome = { status: 'booked' }
  const need = (found: DemoSession | undefined, what: string): DemoSession => {
    if (!found) throw new Error(`the demo world has no session of ${what}`)
    return found
  }

  const swims = sessionsOf(sessions, 'Quiet swim', 'Evans Bay Pool', now)
  const dances = sessionsOf(sessions, 'Town hall dance for all ages', 'Karori Town Hall', now)
  const tours = sessionsOf(sessions, 'Gallery tour, described', 'Pōhutukawa Gallery', now)
  const puppets = sessionsOf(sessions, 'Puppets from scraps', 'Tūī Workshop', now)
  const swim = need(swims.open[0], 'Quiet swim')
  plan.book(need(tours.open[0], 'Gallery tour, described'), hemi, [self, moana, companion], booked, daysAgo(3))
  plan.book(swim, hemi, [{ ...self, wantsQuietPlace: true }], booked, daysAgo(6))
  plan.book(
    need(puppets.open[1], 'Puppets from scraps'),
    hemi,
    [self, { ...plain, name: 'Mia Parata', age: 9 }],
    booked,
    daysAgo(1),
  )
  const refunded: Outcome = { status: 'cancelled', by: 'client', reason: 'Mum is not well.', isRefunded: true }
  plan.book(
    need(dances.open[0], 'Town hall dance'),
    hemi,
    [self, { ...moana, wantsHearingReceiver: false }],
    refunded,
    daysAgo(5),
  )
  const over = need(tours.over[0], 'Gallery tour, described')
  plan.book(over, hemi, [self, moana, companion], { status: 'completed', here: [0, 1, 2] }, daysAgo(32))
  plan.book(need(swims.over[1], 'Quiet swim'), hemi, [self], { status: 'completed', here: [] }, daysAgo(30))

  const guest: Booker = {
    userProfileId: null,
    guestId: 'demo-guest-tahlia',
    name: 'Tahlia Brooks',
    email: 'tahlia.brooks@mail.example',
    phone: '022 555 0177',
  }
  plan.book(need(tours.open[1], 'Gallery tour, described'), guest, [{ ...plain, name: guest.name }], booked, daysAgo(2))

  const manager: Booker = { ...bookerOf(people, 'service.manager@demo.test'), userAreaId: 1 }
  const party = ['Ngaio Te Rangi', 'Wiremu Tāmihana'].map(
    (name, place): Guest => ({
      ...plain,
      name,
      kind: 'concession',
      wantsWheelchairSpace: place === 0,
    }),
  )
  plan.book(swim, manager, [...party, { ...companion, companionOf: 0 }], booked, daysAgo(4))

  const sold = sessionsOf(sessions, 'The Lighthouse Keeper, a relaxed play', 'Tūī Studio Theatre', now).open[0]
  plan.wait(need(sold, 'The Lighthouse Keeper'), hemi, [self, moana], daysAgo(2))
}

/** Bookings of sessions: those of the demo accounts first, then those of everybody. */
export function demoSessionBookings(
  sessions: readonly DemoSession[],
  people: DemoPeople,
  services: DemoBookings,
  sellers: ReadonlyMap<number, Seller>,
  now: Date,
): SessionBookingRows {
  const first = { bookingId: services.bookings.length + 1, historyId: services.history.length + 1 }
  const plan = new SessionBookingPlan(now, first, sellers)
  tellStories(plan, sessions, people, now)
  const bookers = new Map([country.nz, country.au].map((id) => [id, bookersOf(people, id)]))
  for (const session of sessions)
    fillSession(plan, session, bookers.get(session.activity.venue.organisation.countryId) ?? [], now)
  return plan.rows
}
