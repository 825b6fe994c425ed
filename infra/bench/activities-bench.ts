import { activityBooking } from '@waymark/contracts/activity-booking'
import { bigPlaces } from '@waymark/demo-world/big-places'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { type BenchWorld, startBenchServer } from './bench-world.ts'
import { signInClient } from './big-world-calls.ts'
import { callRequest } from './connection.ts'
import { atMost, count, figure, ms, printFigures, say, times } from './figures.ts'
import { startReference, timeBare, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const rounds = isQuick ? 3 : 5
const requestsPerRound = isQuick ? 40 : 200
const size = isQuick
  ? { venues: 300, bookings: 300, sessions: 1000 }
  : { venues: 10_000, bookings: 10_000, sessions: 100_000 }
const needCount = 5
/** 6 ms where bare Fastify takes 0.04 ms (docs/decisions/0135). */
const maxRatio = 150
const sorts = ['when', 'distance', 'fit'] as const
type Sort = (typeof sorts)[number]
const places = bigPlaces()

/** A page of activities near a town for somebody with needs, in each order. */
export async function activitiesBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const world = await database.addWorld(size)
    await addNeeds(world)
    const client = await signInClient(world, 1)
    const port = (await world.serve(['booking'])).port('booking')
    const requestsOf = (sort: Sort) =>
      Promise.all(
        Array.from({ length: requestsPerRound }, (_, index) => {
          const place = places[(index * 7) % places.length]
          return callRequest(
            activityBooking.getActivitySessionsForNewBooking,
            { latitude: place?.lat ?? 0, longitude: place?.lng ?? 0, sort },
            client,
          )
        }),
      )
    const requests = new Map(await Promise.all(sorts.map(async (sort) => [sort, await requestsOf(sort)] as const)))
    const measured = new Map<string, number[][]>()
    const note = (name: string, elapsed: number[]) => measured.set(name, [...(measured.get(name) ?? []), elapsed])
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await timeBare(reference)
      if (round > 0) note('bare', bare)
      for (const sort of sorts) {
        const elapsed = await timeOneByOne(port, requests.get(sort) ?? [])
        // The first round warms up.
        if (round > 0) note(sort, elapsed)
      }
      say(`round ${round} of ${rounds}`)
    }
    const of = (name: string, share: number) => median((measured.get(name) ?? []).map((one) => quantile(one, share)))
    const bare = { value: of('bare', 0.5), name: 'bare Fastify' }
    const names: Record<Sort, string> = { when: 'the soonest', distance: 'the nearest', fit: 'the best fit' }
    printFigures(
      'bench activities',
      sorts.flatMap((sort) => [
        figure({
          what: `activities within 25 km, ${names[sort]} first, ${count(size.sessions)} sessions, p50`,
          value: of(sort, 0.5),
          show: ms,
          reference: bare,
          mark: atMost(of(sort, 0.5) / bare.value, maxRatio, times),
        }),
        figure({ what: 'the same, p95', value: of(sort, 0.95), show: ms, reference: bare }),
      ]),
      [
        `Over HTTP to the booking service, one connection, somebody with ${needCount} needs; a page of ten with the fit of each, around towns of both countries; ${requestsPerRound} requests in each of ${rounds} interleaved rounds.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

async function addNeeds({ db, size: { venues } }: BenchWorld): Promise<void> {
  await db
    .insertInto('identity.need')
    .values(
      accessOptions
        .filter(({ id }) => id % 12 === 1)
        .slice(0, needCount)
        .map(({ id }, place) => ({
          user_profile_id: bigWorldBase + venues * 2 + 1,
          accessibility_option_id: id,
          weight: place < 2 ? ('must' as const) : ('would help' as const),
          threshold: null,
        })),
    )
    .execute()
}
