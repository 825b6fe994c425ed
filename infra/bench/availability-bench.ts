import type { Person } from '@waymark/test-world/people'
import { type BenchWorld, startBenchServer } from './bench-world.ts'
import { freeTimesRequest, signInClient, venueAt, whoComesRequest } from './big-world-calls.ts'
import { atMost, atMostMs, count, figure, ms, printFigures, say, times } from './figures.ts'
import { startReference, timeBare, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const rounds = isQuick ? 3 : 5
const requestsPerRound = isQuick ? 40 : 300
const asksOfOne = 100
const venues = isQuick ? 300 : 10_000
const fewBookings = isQuick ? 300 : 10_000
const manyBookings = isQuick ? 3000 : 1_000_000
const maxMs = { day: 1.5, month: 3, whoComes: 6 }
const maxGrowth = 1.2

type Question = 'day' | 'month' | 'whoComes'
const questions: readonly Question[] = ['day', 'month', 'whoComes']

/** Free times of a service, and who can come, in a small and a big world side by side. */
export async function availabilityBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const few = await openBooking(await database.addWorld({ venues, bookings: fewBookings }))
    const many = await openBooking(await database.addWorld({ venues, bookings: manyBookings }))
    const measured = new Map<string, number[][]>()
    const note = (name: string, elapsed: number[]) => measured.set(name, [...(measured.get(name) ?? []), elapsed])
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await timeBare(reference)
      if (round > 0) note('bare', bare)
      for (const question of questions) {
        for (const [name, world] of [
          ['few', few],
          ['many', many],
        ] as const) {
          const elapsed = await timeOneByOne(world.port, await world.requests(question, round))
          // The first round warms up.
          if (round > 0) note(`${question} ${name}`, elapsed)
        }
      }
      say(`round ${round} of ${rounds}`)
    }
    const of = (name: string, share: number) => median((measured.get(name) ?? []).map((one) => quantile(one, share)))
    const bare = { value: of('bare', 0.5), name: 'bare Fastify' }
    const row = (question: Question, what: string) => [
      figure({
        what: `${what}, ${count(manyBookings)} bookings, p50`,
        value: of(`${question} many`, 0.5),
        show: ms,
        reference: bare,
        mark: atMostMs(of(`${question} many`, 0.5), maxMs[question], bare.value),
      }),
      figure({ what: `${what}, p95`, value: of(`${question} many`, 0.95), show: ms, reference: bare }),
      growthRow(question, what, of),
    ]
    printFigures(
      'bench availability',
      [
        ...row('day', 'free times of one service, one day'),
        ...row('month', 'free times of one service, 31 days'),
        ...row('whoComes', `who near here can serve, ${count(venues)} areas`),
      ],
      [
        `Over HTTP to the booking service, one connection, ${requestsPerRound} requests in each of ${rounds} interleaved rounds.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

function growthRow(question: Question, what: string, of: (name: string, share: number) => number) {
  const small = of(`${question} few`, 0.5)
  const growth = of(`${question} many`, 0.5) / small
  return {
    ...figure({
      what: `${what}, growth from ${count(fewBookings)} bookings`,
      value: growth,
      show: times,
      ...(question === 'whoComes' ? {} : { mark: atMost(growth, maxGrowth, times) }),
    }),
    reference: `${ms(small)} at ${count(fewBookings)}`,
  }
}

async function openBooking(world: BenchWorld) {
  const server = await world.serve(['booking'])
  return {
    port: server.port('booking'),
    requests: async (question: Question, round: number): Promise<Buffer[]> => {
      const clients = await askersOf(world, round)
      return Promise.all(
        Array.from({ length: requestsPerRound }, (_, index) => {
          const venue = venueAt(round * requestsPerRound + index, world.size)
          const client = clients[index % clients.length] as Person
          if (question === 'whoComes') return whoComesRequest(venue, client)
          return freeTimesRequest(venue, question === 'day' ? 1 : 31, client)
        }),
      )
    },
  }
}

/** Others in each round, and enough of them that nobody asks more often than a person may in a minute. */
function askersOf(world: BenchWorld, round: number): Promise<readonly Person[]> {
  const askers = Math.ceil(requestsPerRound / asksOfOne)
  return Promise.all(Array.from({ length: askers }, (_, index) => signInClient(world, round * askers + index + 1)))
}
