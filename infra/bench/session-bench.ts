import { activityBooking } from '@waymark/contracts/activity-booking'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import type { Person } from '@waymark/test-world/people'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type BenchWorld, startBenchServer } from './bench-world.ts'
import { signInClient } from './big-world-calls.ts'
import { deadlocks } from './booking-bench.ts'
import { Connection, callRequest } from './connection.ts'
import { atMostMs, count, exactly, figure, microseconds, ms, printFigures, say, seconds } from './figures.ts'
import { startReference, timeBare } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const spaces = isQuick ? 60 : 2000
const buyerCount = isQuick ? 150 : 5000
/** Every fifth has an account, the others are guests. */
const clientEach = 5
const connectionCount = isQuick ? 20 : 200
const priceCents = 2400
/** 3,000 bookings a minute. */
const maxMsEach = 20
const bigWorld = isQuick
  ? { venues: 300, bookings: 300, sessions: 500 }
  : { venues: 10_000, bookings: 100_000, sessions: 100_000 }
const activitySessionId = bigWorldBase + 1

interface Bought {
  readonly isWon: boolean
  readonly word: string
  readonly elapsedMs: number
  readonly atMs: number
}

/** Far more buyers than a paid session has spaces, all at once. */
export async function sessionBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const world = await database.addWorld(bigWorld)
    await openSession(world)
    const bare = { value: median(await timeBare(reference)), name: 'bare Fastify' }
    const server = await world.serve(['booking'])
    const requests = await buyingRequests(world)
    const connections = await Promise.all(
      Array.from({ length: connectionCount }, () => Connection.open(server.port('booking'))),
    )
    const deadlocksBefore = await deadlocks(world)
    const usedBefore = await server.cpuMicroseconds()
    const startedAtMs = performance.now()
    const answers = await buyAll(connections, requests)
    const used = (await server.cpuMicroseconds()) - usedBefore
    for (const connection of connections) connection.close()
    const won = answers.filter(({ isWon }) => isWon)
    const lastWonMs = Math.max(...won.map(({ atMs }) => atMs)) - startedAtMs
    const aMinute = (won.length / lastWonMs) * 60_000
    const held = await heldOf(world)
    const deadlockCount = (await deadlocks(world)) - deadlocksBefore
    for (const [word, some] of Map.groupBy(answers, (answer) => answer.word)) say(`${word}: ${some.length}`)
    printFigures(
      'bench booking: paid session',
      [
        figure({
          what: `bookings a minute until ${count(spaces)} spaces are sold to ${count(buyerCount)} buyers`,
          value: aMinute,
          show: count0,
        }),
        figure({
          what: 'from one sale to the next',
          value: 60_000 / aMinute,
          show: ms,
          reference: bare,
          mark: atMostMs(60_000 / aMinute, maxMsEach, bare.value),
        }),
        figure({ what: 'spaces sold', value: won.length, show: count, mark: exactly(won.length, spaces) }),
        figure({
          what: 'spaces oversold',
          value: Math.max(held.ofBookings, held.ofSession) - spaces,
          show: count,
          mark: exactly(Math.max(held.ofBookings, held.ofSession) - spaces, 0),
        }),
        figure({ what: 'deadlocks', value: deadlockCount, show: count, mark: exactly(deadlockCount, 0) }),
        figure({ what: 'until the last space is sold', value: lastWonMs / 1000, show: seconds }),
        figure({ what: 'the call of a winner, p50', value: median(won.map(({ elapsedMs }) => elapsedMs)), show: ms }),
        figure({
          what: 'the same, p99',
          value: quantile(
            won.map(({ elapsedMs }) => elapsedMs),
            0.99,
          ),
          show: ms,
        }),
        figure({ what: 'processor time of the server, per buyer', value: used / buyerCount, show: microseconds }),
      ],
      [
        `${connectionCount} connections with a buyer each, the next buyer as soon as one is answered; ${buyerCount - Math.floor(buyerCount / clientEach)} of them guests; every commit reaches the disk. A winner holds a space for payment: what Stripe takes is not measured.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

const count0 = (value: number) => count(Math.round(value))

/** One session of the big world, with all of its spaces, of an organisation that takes cards. */
async function openSession({ db }: BenchWorld): Promise<void> {
  await sql`update booking.activity_session set max_spaces = ${spaces}, spaces_taken = 0, price_cents = ${priceCents}, concession_price_cents = null
    where id = ${activitySessionId}`.execute(db)
  await sql`update provider.business set card_status = 'connected', stripe_account_id = 'acct_demo_of_bench'
    where account_id = (select account_id from booking.activity_session where id = ${activitySessionId})`.execute(db)
}

async function buyingRequests(world: BenchWorld): Promise<Buffer[]> {
  const requests: Buffer[] = []
  for (let number = 0; number < buyerCount; number += 1) {
    const buyer =
      number % clientEach === 0
        ? await signInClient(world, number / clientEach + 1)
        : await world.people.guest(`bench-${number}`)
    requests.push(await buyRequest(buyer, number))
  }
  return requests
}

function buyRequest(buyer: Person, number: number): Promise<Buffer> {
  return callRequest(
    activityBooking.addNewActivityBooking,
    {
      activitySessionId,
      people: [{ name: `Buyer ${number}` }],
      contactName: `Buyer ${number}`,
      contactEmail: `buyer${number}@big.example`,
      totalCents: priceCents,
    },
    buyer,
  )
}

const envelope = z.object({
  responseData: z.nullish(z.object({ activityBookingId: z.int() })),
  error: z.nullish(z.object({ name: z.string() })),
})

async function buyAll(connections: readonly Connection[], requests: Buffer[]): Promise<Bought[]> {
  const waiting = [...requests].reverse()
  const answers: Bought[] = []
  const buyOneByOne = async (connection: Connection) => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const { status, body, elapsedMs } = await connection.request(request)
      const { responseData, error } = envelope.parse(JSON.parse(body.toString()))
      const isWon = responseData != null
      if (!isWon && error?.name !== 'SoldOut')
        throw new Error(`A buyer got ${status}: ${body.toString('utf8', 0, 300)}`)
      answers.push({ isWon, word: isWon ? 'held' : (error?.name ?? ''), elapsedMs, atMs: performance.now() })
    }
  }
  await Promise.all(connections.map(buyOneByOne))
  return answers
}

async function heldOf({ db }: BenchWorld) {
  const { rows } = await sql<{ ofSession: number; ofBookings: number }>`
    select s.spaces_taken as "ofSession", (select sum(t.spaces + t.companions)::int from booking.activity_booking t
      join booking.booking b on b.id = t.booking_id where t.activity_session_id = s.id and b.status in (0, 1, 2)) as "ofBookings"
    from booking.activity_session s where s.id = ${activitySessionId}`.execute(db)
  const [held] = rows
  if (!held) throw new Error('The session is gone.')
  return held
}
