import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import type { Person } from '@waymark/test-world/people'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type BenchWorld, startBenchServer } from './bench-world.ts'
import { freeTimesRequest, offerOf, signInClient } from './big-world-calls.ts'
import { Connection, callRequest, expectOk } from './connection.ts'
import { atMostMs, count, exactly, figure, microseconds, ms, printFigures, say } from './figures.ts'
import { helloRequest, startReference, timeBare } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const peopleCount = isQuick ? 40 : 200
const startCount = isQuick ? 3 : 12
const venue = 1
const maxMs = 150
/** Runs in the big world: the cost of concurrent requests must not depend on existing bookings. */
const bigWorld = isQuick ? { venues: 300, bookings: 300 } : { venues: 10_000, bookings: 1_000_000 }
const placedPollMs = 20

/** 200 people request the same time of one person, repeatedly. */
export async function bookingBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const world = await database.addWorld(bigWorld)
    await leaveOneStaffMember(world)
    const server = await world.serve(['booking', 'chat', 'notify'])
    const port = server.port('booking')
    const people: Person[] = []
    for (let number = 1; number <= peopleCount; number += 1) people.push(await signInClient(world, number))
    const connections = await openMany(port)
    const bareConnections = await openMany(reference.port('bare'))
    const starts = await freeStartsOf(port, people)
    const lastId = await lastBookingId(world)
    const deadlocksBefore = await deadlocks(world)
    const calls: number[][] = []
    const bare: number[][] = []
    const bareAlone: number[] = []
    const used: number[] = []
    for (const [round, start] of starts.entries()) {
      bareAlone.push(...(await timeBare(reference)))
      bare.push(
        await askAtOnce(
          bareConnections,
          bareConnections.map(() => helloRequest),
        ),
      )
      const requests = await Promise.all(people.map((person) => bookRequest(start, person)))
      const usedBefore = await server.cpuMicroseconds()
      calls.push(await askAtOnce(connections, requests))
      used.push(((await server.cpuMicroseconds()) - usedBefore) / peopleCount)
      await untilPlaced(world, lastId)
      say(`time ${round + 1} of ${starts.length}: ${start}`)
    }
    for (const connection of [...connections, ...bareConnections]) connection.close()
    // The first round warms up; its winner still counts.
    const warm = calls.slice(1).flat()
    const p99 = quantile(warm, 0.99)
    const alone = { value: median(bareAlone), name: 'bare Fastify' }
    const outcome = await outcomeOf(world, lastId)
    printFigures(
      'bench booking',
      [
        figure({
          what: `${peopleCount} people at once: the call, p99`,
          value: p99,
          show: ms,
          reference: alone,
          mark: atMostMs(p99, maxMs, alone.value),
        }),
        figure({
          what: 'bare Fastify with as many at once, p99',
          value: quantile(bare.slice(1).flat(), 0.99),
          show: ms,
        }),
        figure({ what: 'the call, p50', value: median(warm), show: ms }),
        figure({
          what: 'processor time of the server while they wait, per person',
          value: median(used.slice(1)),
          show: microseconds,
        }),
        figure({
          what: `times with exactly one winner, of ${starts.length}`,
          value: outcome.wonOnce,
          show: count,
          mark: exactly(outcome.wonOnce, starts.length),
        }),
        figure({
          what: 'bookings of one person that overlap',
          value: outcome.overlaps,
          show: count,
          mark: exactly(outcome.overlaps, 0),
        }),
        figure({
          what: 'deadlocks',
          value: (await deadlocks(world)) - deadlocksBefore,
          show: count,
          mark: exactly((await deadlocks(world)) - deadlocksBefore, 0),
        }),
        figure({ what: 'from the request to Confirmed, p50', value: quantile(outcome.confirmedMs, 0.5), show: ms }),
        figure({
          what: 'from the request to Confirmed, the longest',
          value: Math.max(...outcome.confirmedMs),
          show: ms,
        }),
        figure({
          what: 'from the request to "taken, here are other times", p99',
          value: quantile(outcome.refusedMs, 0.99),
          show: ms,
        }),
      ],
      [
        `${peopleCount} connections ask for the same start at the same moment, ${starts.length} starts; every commit reaches the disk; booking, chat and notify do their jobs meanwhile.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

async function leaveOneStaffMember({ db }: BenchWorld): Promise<void> {
  const { serviceAreaServiceId } = offerOf(venue)
  await sql`
    delete from provider.service_staff where service_area_service_id = ${serviceAreaServiceId} and user_profile_id > (
      select min(user_profile_id) from provider.service_staff where service_area_service_id = ${serviceAreaServiceId})`.execute(
    db,
  )
}

function openMany(port: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: peopleCount }, () => Connection.open(port)))
}

const freeAnswer = z.object({
  responseData: z.object({ days: z.array(z.object({ date: z.string(), free: z.array(z.string()) })) }),
})

/** The first free starts of the service. */
async function freeStartsOf(port: number, [person]: readonly Person[]): Promise<string[]> {
  if (!person) return []
  const connection = await Connection.open(port)
  const answer = await connection.request(await freeTimesRequest(venue, 42, person))
  connection.close()
  expectOk(answer)
  const { days } = freeAnswer.parse(JSON.parse(answer.body.toString())).responseData
  return days.flatMap(({ date, free }) => free.map((time) => `${date}T${time}:00`)).slice(0, startCount)
}

function bookRequest(start: string, person: Person): Promise<Buffer> {
  const { serviceId, sizeOptionId, serviceAreaId, serviceAreaServiceId, place } = offerOf(venue)
  return callRequest(
    booking.addNewBooking,
    {
      ServiceAreaServiceId: serviceAreaServiceId,
      ServiceAreaId: serviceAreaId,
      ServiceId: serviceId,
      ServiceSizeOptionId: sizeOptionId,
      RequestedStartDateTimes: [start],
      AddressForService: '1 Queen Street',
      LatitudeForService: place.lat,
      LongitudeForService: place.lng,
      isMyself: true,
    },
    person,
  )
}

/** Milliseconds of each request, all sent at once. */
async function askAtOnce(connections: readonly Connection[], requests: readonly Buffer[]): Promise<number[]> {
  const answers = await Promise.all(
    connections.map((connection, index) => connection.request(requests[index] ?? helloRequest)),
  )
  for (const answer of answers) expectOk(answer)
  return answers.map(({ elapsedMs }) => elapsedMs)
}

/** Later bookings have higher ids. */
async function lastBookingId({ db }: BenchWorld): Promise<number> {
  const { id } = await db
    .selectFrom('booking.booking')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function untilPlaced({ db }: BenchWorld, lastId: number): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('booking.booking')
      .select('id')
      .where('id', '>', lastId)
      .where('status', '=', bookingStatus.New)
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    await new Promise((done) => setTimeout(done, placedPollMs))
  }
}

/** Deadlocks of this database so far. */
export async function deadlocks({ db }: BenchWorld): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}

async function outcomeOf({ db }: BenchWorld, lastId: number) {
  const bookings = await db
    .selectFrom('booking.booking')
    .select(['starts_at', 'status', 'created_at', 'placed_at'])
    .where('id', '>', lastId)
    .execute()
  const winners = new Map<number, number>()
  for (const { starts_at, status } of bookings)
    winners.set(
      starts_at.getTime(),
      (winners.get(starts_at.getTime()) ?? 0) + (status === bookingStatus.Confirmed ? 1 : 0),
    )
  const waits = (status: number) =>
    bookings
      .filter((row) => row.status === status)
      .map((row) => (row.placed_at?.getTime() ?? Number.NaN) - row.created_at.getTime())
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps from booking.staff_time a
    join booking.staff_time b on b.user_profile_id = a.user_profile_id and b.booking_id > a.booking_id and b.during && a.during
    where a.is_live and b.is_live and b.booking_id > ${lastId}`.execute(db)
  return {
    wonOnce: [...winners.values()].filter((count) => count === 1).length,
    overlaps: rows[0]?.overlaps ?? Number.NaN,
    confirmedMs: waits(bookingStatus.Confirmed),
    refusedMs: waits(bookingStatus.Incomplete),
  }
}
