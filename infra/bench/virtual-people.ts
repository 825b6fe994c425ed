import { randomUUID } from 'node:crypto'
import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { notification } from '@waymark/contracts/notification'
import { staffRole } from '@waymark/domain/enums'
import { hashPassword } from '@waymark/service-kit/password'
import type { Person, SignedInPerson } from '@waymark/test-world/people'
import * as z from 'zod/mini'
import type { BenchWorld } from './bench-world.ts'
import {
  dateIn,
  freeTimesRequest,
  mapViewRequest,
  offerOf,
  searchRequest,
  signInClient,
  venueAt,
  whoComesRequest,
} from './big-world-calls.ts'
import { type Answered, callRequest, withHeader } from './connection.ts'

const password = 'Waymark-2026'
const managers = 50

/** Somebody who does one thing after the other, with an address of their own. */
export interface VirtualPerson {
  readonly number: number
  readonly person: SignedInPerson
  readonly email: string
  /** Bookings of theirs that were acknowledged and that they may cancel. */
  readonly booked: number[]
}

/** Somebody who runs a location. */
interface Manager {
  readonly person: Person
  readonly serviceAreaId: number
}

/** What the suite has promised, to be compared with the database at the end. */
export interface Promised {
  readonly booked: Set<number>
  readonly cancelled: Set<number>
}

export type Ask = (request: Buffer) => Promise<Answered | undefined>

/** One thing that people do: its share of all that is done, and its requests. */
export interface Step {
  readonly what: string
  readonly share: number
  readonly run: (who: VirtualPerson, ask: Ask) => Promise<void>
}

export interface Crowd {
  readonly people: readonly VirtualPerson[]
  readonly steps: readonly Step[]
  readonly promised: Promised
}

const freeAnswer = z.object({
  responseData: z.object({ days: z.array(z.object({ date: z.string(), free: z.array(z.string()) })) }),
})
const bookedAnswer = z.object({
  responseData: z.object({ bookingDatesSummary: z.array(z.object({ bookingId: z.int() })) }),
})

/** People of the big world, with what they do: mostly reading, now and then a booking. */
export async function gatherCrowd(world: BenchWorld, count: number): Promise<Crowd> {
  const people: VirtualPerson[] = []
  for (let number = 1; number <= count; number += 1) {
    const person = await signInClient(world, ((number - 1) % clientsOf(world)) + 1)
    people.push({ number, person, email: '', booked: [] })
  }
  const emails = await givePasswords(world, people)
  const managing = await makeManagers(world)
  const promised: Promised = { booked: new Set(), cancelled: new Set() }
  return {
    people: people.map((one) => ({ ...one, email: emails.get(Number(one.person.userProfileId)) ?? '' })),
    steps: stepsOf(world, managing, promised),
    promised,
  }
}

/** A big world has fewer clients than a large crowd: some come with two devices. */
function clientsOf({ size: { venues } }: BenchWorld): number {
  return Math.max(500, Math.floor(venues / 10))
}

async function givePasswords({ db }: BenchWorld, people: readonly VirtualPerson[]) {
  const rows = await db
    .updateTable('identity.user_profile')
    .set({ password_hash: await hashPassword(password) })
    .where(
      'id',
      'in',
      people.map(({ person }) => person.userProfileId),
    )
    .returning(['id', 'email'])
    .execute()
  return new Map(rows.map(({ id, email }) => [Number(id), email ?? '']))
}

async function makeManagers({ db, people }: BenchWorld): Promise<readonly Manager[]> {
  const found = await db
    .selectFrom('identity.membership')
    .select(['user_profile_id', 'service_area_id'])
    .distinctOn('user_profile_id')
    .orderBy('user_profile_id')
    .limit(managers)
    .execute()
  const made: Manager[] = []
  for (const { user_profile_id, service_area_id } of found) {
    await db
      .updateTable('identity.membership')
      .set({ role: staffRole.StaffAndServiceManager })
      .where('user_profile_id', '=', user_profile_id)
      .where('service_area_id', '=', service_area_id)
      .execute()
    made.push({ person: await people.signIn(user_profile_id), serviceAreaId: service_area_id })
  }
  return made
}

function stepsOf(world: BenchWorld, managing: readonly Manager[], promised: Promised): readonly Step[] {
  let turn = 0
  const next = () => (turn += 1)
  const { size } = world
  const asOf = (who: VirtualPerson, ask: Ask, request: Buffer) =>
    ask(withHeader(request, `x-forwarded-for: 10.${who.number >> 16}.${(who.number >> 8) & 255}.${who.number & 255}`))
  const reading = (what: string, share: number, request: (who: VirtualPerson) => Promise<Buffer>): Step => ({
    what,
    share,
    run: async (who, ask) => {
      await asOf(who, ask, await request(who))
    },
  })
  const manager = () => {
    const one = managing[next() % managing.length]
    if (!one) throw new Error('The big world has staff.')
    return one
  }
  return [
    reading('a view of the map', 22, () => mapViewRequest(next(), 11)),
    reading('a search', 12, ({ person }) => searchRequest('beginning', next() * 7, size.venues, person)),
    reading('who near here can serve', 6, ({ person }) => whoComesRequest(venueAt(next(), size), person)),
    reading('free times of a week', 16, ({ person }) => freeTimesRequest(venueAt(next(), size), 7, person)),
    reading('a page of activities', 6, ({ person }) => {
      const { place } = offerOf(venueAt(next(), size))
      const input = { latitude: place.lat, longitude: place.lng, sort: 'when' }
      return callRequest(activityBooking.getActivitySessionsForNewBooking, input, person)
    }),
    reading('my bookings', 8, ({ person }) =>
      callRequest(booking.getBookingList, { side: 'client', period: 'upcoming' }, person),
    ),
    reading('my dashboard', 4, ({ person }) => callRequest(consumer.getDataForConsumerDashboard, {}, person)),
    reading('my notifications', 6, ({ person }) => callRequest(notification.getNotifications, {}, person)),
    reading('my unread messages', 6, ({ person }) => callRequest(booking.getBookingsHaveUnreadMessage, {}, person)),
    reading('a manager’s list', 4, () => {
      const { person, serviceAreaId } = manager()
      return callRequest(booking.getBookingList, { side: 'provider', serviceAreaId, period: 'upcoming' }, person)
    }),
    reading('signing in', 1, ({ email }) => callRequest(account.login, { email, password })),
    {
      what: 'a booking',
      share: 7,
      run: (who, ask) => book(who, (request) => asOf(who, ask, request), venueAt(next(), size), promised),
    },
    {
      what: 'a cancellation',
      share: 2,
      run: (who, ask) => cancel(who, (request) => asOf(who, ask, request), promised),
    },
  ]
}

/** Looks for a free time, and takes one of them. */
async function book(who: VirtualPerson, ask: Ask, venue: number, promised: Promised): Promise<void> {
  const found = await ask(await freeTimesRequest(venue, 14, who.person))
  if (found?.status !== 200) return
  const times = freeAnswer
    .parse(JSON.parse(found.body.toString()))
    .responseData.days.flatMap(({ date, free }) => free.map((time) => `${date}T${time}:00`))
  const start = times[(who.number * 31) % Math.max(1, times.length)]
  if (start === undefined || start < dateIn(3)) return
  const { serviceAreaServiceId, serviceAreaId, serviceId, sizeOptionId, place } = offerOf(venue)
  const request = await callRequest(
    booking.addNewBooking,
    {
      ServiceAreaServiceId: serviceAreaServiceId,
      ServiceAreaId: serviceAreaId,
      ServiceId: serviceId,
      ServiceSizeOptionId: sizeOptionId,
      RequestedStartDateTimes: [start],
      AddressForService: '1 Main Street',
      LatitudeForService: place.lat,
      LongitudeForService: place.lng,
      isMyself: true,
    },
    who.person,
  )
  const answer = await ask(withHeader(request, `idempotency-key: ${randomUUID()}`))
  if (answer?.status !== 200) return
  for (const { bookingId } of bookedAnswer.parse(JSON.parse(answer.body.toString())).responseData.bookingDatesSummary) {
    promised.booked.add(bookingId)
    who.booked.push(bookingId)
  }
}

async function cancel(who: VirtualPerson, ask: Ask, promised: Promised): Promise<void> {
  const bookingId = who.booked.pop()
  if (bookingId === undefined) return
  const answer = await ask(await callRequest(booking.cancelBooking, { bookingId }, who.person))
  if (answer?.status === 200) promised.cancelled.add(bookingId)
}
