import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { notification } from '@waymark/contracts/notification'
import type { ServiceName } from '@waymark/contracts/service-names'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import type { Person } from '@waymark/test-world/people'
import { type BenchServer, type BenchWorld, startBenchServer } from './bench-world.ts'
import {
  freeTimesRequest,
  mapViewRequest,
  offerOf,
  searchRequest,
  venueAt,
  whoComesRequest,
} from './big-world-calls.ts'
import { callRequest } from './connection.ts'
import { atMost, count, type Figure, ms, printFigures, say, times } from './figures.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { helloRequest, startReference, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'

const rounds = isQuick ? 2 : 5
const requestsPerRound = isQuick ? 20 : 200
const size = isQuick
  ? { venues: 300, bookings: 3000, sessions: 1000 }
  : { venues: 10_000, bookings: 250_000, sessions: 100_000 }

/** 0.55 and 0.65 ms where bare Fastify takes 0.04. */
const maxOneDayRatio = 14
const maxMonthRatio = 16

/** A call that is asked often, and the bound of one question's cost as a ratio to bare Fastify's. */
interface Asked {
  readonly what: string
  readonly of: ServiceName
  readonly request: (index: number, asker: Asker) => Promise<Buffer>
  readonly maxRatio?: number
}

/** Somebody of the big world with a booking of their own. */
interface Asker {
  readonly person: Person
  readonly bookingId: number
  /** Somebody else, for what is asked twice: nobody may ask for free times that often in a minute. */
  readonly other: Person
}

interface Cost {
  readonly service: number
  readonly database: number
}

const asked: readonly Asked[] = [
  { what: 'a view of the map with two filters', of: 'map', request: (index) => mapViewRequest(index, 11) },
  {
    what: 'the one search, by the beginning of a name',
    of: 'map',
    request: (index, { person }) => searchRequest('beginning', index * 7, size.venues, person),
  },
  {
    what: 'free times of one service, one day, whose schedule nobody has asked for before',
    of: 'booking',
    request: (index, { person }) => freeTimesRequest(venueAt(index, size), 1, person),
  },
  {
    what: 'free times of one service, one day',
    of: 'booking',
    request: (index, { other }) => freeTimesRequest(venueAt(index, size), 1, other),
    maxRatio: maxOneDayRatio,
  },
  {
    what: 'free times of one service, 31 days',
    of: 'booking',
    request: (index, { person }) => freeTimesRequest(venueAt(index, size), 31, person),
    maxRatio: maxMonthRatio,
  },
  {
    what: 'who near here can serve',
    of: 'booking',
    request: (index, { person }) => whoComesRequest(venueAt(index, size), person),
  },
  {
    what: 'a page of activities near a town, the soonest first',
    of: 'booking',
    request: (index, { person }) => {
      const { place } = offerOf(venueAt(index, size))
      return callRequest(
        activityBooking.getActivitySessionsForNewBooking,
        { latitude: place.lat, longitude: place.lng, sort: 'when' },
        person,
      )
    },
  },
  {
    what: 'my upcoming bookings',
    of: 'booking',
    request: (_, { person }) => callRequest(booking.getBookingList, { side: 'client', period: 'upcoming' }, person),
  },
  {
    what: 'one booking',
    of: 'booking',
    request: (_, { person, bookingId }) => callRequest(booking.getBookingDetail, { bookingId }, person),
  },
  {
    what: 'my dashboard',
    of: 'booking',
    request: (_, { person }) => callRequest(consumer.getDataForConsumerDashboard, {}, person),
  },
  {
    what: 'my notifications',
    of: 'notify',
    request: (_, { person }) => callRequest(notification.getNotifications, {}, person),
  },
]

/** Processor time of service and database for each question, of the ten calls that are asked most. */
export async function callsBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const world = await database.addWorld(size)
    const server = await world.serve(['map', 'booking', 'notify'])
    const costs = new Map<string, Cost[]>(asked.map(({ what }) => [what, []]))
    const bare: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const hello = await bareCost(reference)
      // The first round warms up.
      if (round > 0) bare.push(hello)
      // Others in each round: nobody asks more often than a person may in a minute.
      const asker = await askerOf(world, round)
      for (const one of asked) {
        const requests = await Promise.all(
          Array.from({ length: requestsPerRound }, (_, index) => one.request(round * requestsPerRound + index, asker)),
        )
        const cost = await costOf(server, database, () => timeOneByOne(server.port(one.of), requests))
        if (round > 0) costs.get(one.what)?.push(cost)
      }
      say(`round ${round} of ${rounds}`)
    }
    printFigures(
      'bench calls',
      asked.map((one) => figureOf(one, costs.get(one.what) ?? [], median(bare))),
      [
        `Processor time of service and database per question; medians of ${rounds} rounds of ${requestsPerRound} questions, one connection.`,
        `${count(size.venues)} venues, ${count(size.bookings)} bookings, ${count(size.sessions)} sessions.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

function figureOf({ what, maxRatio }: Asked, costs: readonly Cost[], bare: number): Figure {
  const service = median(costs.map((cost) => cost.service))
  const database = median(costs.map((cost) => cost.database))
  const both = service + database
  const mark = maxRatio === undefined ? undefined : atMost(both / bare, maxRatio, times)
  return {
    what,
    measured: `${ms(both)}: service ${ms(service)}, database ${ms(database)}`,
    reference: `${times(both / bare)} bare Fastify (${ms(bare)})`,
    mustReach: mark?.text ?? '-',
    isReached: mark?.isReached ?? null,
  }
}

async function costOf(server: MeasuredProcess, database: BenchServer, ask: () => Promise<unknown>): Promise<Cost> {
  const before = { service: await server.cpuMicroseconds(), database: database.cpuMicroseconds() }
  await ask()
  const perQuestion = (used: number) => used / 1000 / requestsPerRound
  return {
    service: perQuestion((await server.cpuMicroseconds()) - before.service),
    database: perQuestion(database.cpuMicroseconds() - before.database),
  }
}

async function bareCost(reference: MeasuredProcess): Promise<number> {
  const before = await reference.cpuMicroseconds()
  await timeOneByOne(
    reference.port('bare'),
    Array.from({ length: requestsPerRound }, () => helloRequest),
  )
  return ((await reference.cpuMicroseconds()) - before) / 1000 / requestsPerRound
}

async function askerOf(world: BenchWorld, round: number): Promise<Asker> {
  const { id, client_user_profile_id } = await world.db
    .selectFrom('booking.booking')
    .select(['id', 'client_user_profile_id'])
    .where('id', '=', bigWorldBase + round * 101 + 1)
    .$narrowType<{ client_user_profile_id: number }>()
    .executeTakeFirstOrThrow()
  const otherBooking = await world.db
    .selectFrom('booking.booking')
    .select('client_user_profile_id')
    .where('client_user_profile_id', 'is not', null)
    .where('client_user_profile_id', '<>', client_user_profile_id)
    .where('id', '>', id)
    .orderBy('id')
    .limit(1)
    .$narrowType<{ client_user_profile_id: number }>()
    .executeTakeFirstOrThrow()
  return {
    person: await world.people.signIn(client_user_profile_id),
    bookingId: id,
    other: await world.people.signIn(otherBooking.client_user_profile_id),
  }
}
