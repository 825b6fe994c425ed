import { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

afterEach(async () => {
  expect(await overlapCount()).toBe(0)
  expect(await deadlockCount()).toBe(0)
})

/** The number of pairs of live bookings that hold one staff member at once. */
async function overlapCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from booking.staff_time a join booking.staff_time b
      on a.user_profile_id = b.user_profile_id and a.booking_id < b.booking_id and a.during && b.during
    where a.is_live and b.is_live`.execute(world.db)
  return rows[0]?.count ?? 0
}

async function deadlockCount(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(world.db)
  return rows[0]?.deadlocks ?? 0
}

/** Every booking of a service, with the number of staff it holds. */
async function bookingsOf(offered: OfferedService) {
  return world.db
    .selectFrom('booking.booking as b')
    .select(['b.id', 'b.status', 'b.starts_at'])
    .select((row) =>
      row
        .selectFrom('booking.staff_time as t')
        .select((staff) => staff.fn.countAll<number>().as('count'))
        .whereRef('t.booking_id', '=', 'b.id')
        .where('t.is_live', '=', true)
        .as('held'),
    )
    .where('b.service_area_service_id', '=', offered.serviceAreaServiceId)
    .orderBy('b.id')
    .execute()
}

type Row = Awaited<ReturnType<typeof bookingsOf>>[number]

function winnersByStart(rows: readonly Row[]): number[] {
  const confirmed = rows.filter(({ status }) => status === bookingStatus.Confirmed)
  return [...Map.groupBy(confirmed, (row) => row.starts_at.getTime()).values()].map((winners) => winners.length)
}

const isPlacedOnce = ({ status, held }: Row) =>
  status === bookingStatus.Confirmed ? held === 1 : status === bookingStatus.Incomplete && held === 0

const people = (count: number): Promise<MadePerson[]> =>
  Promise.all(Array.from({ length: count }, () => makePerson(world)))

test('confirms two of 200 clients at each of two times of two staff members, and offers the others alternatives', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const dates = ['2026-11-26T09:00:00', '2026-11-26T10:15:00']
  const book = async (client: MadePerson, index: number): Promise<unknown> => {
    const input = newBookingOf(offered, index % 2 ? dates : dates.toReversed())
    const answer = await world.call(booking.addNewBooking, input, {
      as: client,
      idempotencyKey: `race-of-200-${index}`,
    })
    // 503 means overloaded: retried with the same key, as the client does.
    return answer.httpStatusCode === 503 ? book(client, index) : answer.error
  }
  const errors = await Promise.all((await people(200)).map(book))
  expect(errors.filter((error) => error !== null)).toEqual([])
  await expect.poll(async () => (await bookingsOf(offered)).every(isPlacedOnce), { timeout: 60_000 }).toBe(true)
  await world.settle()
  const rows = await bookingsOf(offered)
  expect(rows).toHaveLength(400)
  expect(winnersByStart(rows)).toEqual([2, 2])
}, 120_000)

test('ends cancelled, holding nothing, when a change races a cancellation', async () => {
  const offered = await makeOfferedService(world)
  for (const day of ['24', '25', '26', '27', '28']) {
    const { bookingId, client } = await confirmedBooking(world, { offered, dates: [`2026-12-${day}T09:00:00`] })
    const moved = { bookingId, RequestedStartDateTime: `2026-12-${day}T13:00:00` }
    const [changed, cancelled] = await Promise.all([
      world.call(booking.changeBooking, moved, { as: client }),
      world.call(booking.cancelBooking, { bookingId }, { as: client }),
    ])
    expect(cancelled.error).toBeNull()
    expect([undefined, 'NotConfirmed']).toContain(changed.error?.name)
  }
  const rows = await bookingsOf(offered)
  expect(rows.map(({ status, held }) => [status, held])).toEqual(rows.map(() => [bookingStatus.Cancelled, 0]))
}, 60_000)

test('does not deadlock on changes that want each other’s times, nor on a series changed from both ends', async () => {
  const offered = await makeOfferedService(world)
  const early = await confirmedBooking(world, { offered, dates: ['2026-11-26T09:00:00', '2026-11-27T09:00:00'] })
  const late = await confirmedBooking(world, { offered, dates: ['2026-11-26T10:15:00', '2026-11-27T10:15:00'] })
  const change = (made: typeof early, index: number, time: string) => {
    const bookingId = made.bookingIds[index] ?? 0
    const RequestedStartDateTime = `2026-11-${index === 0 ? '26' : '27'}T${time}:00`
    return world.call(booking.changeBooking, { bookingId, RequestedStartDateTime, scope: 'all' }, { as: made.client })
  }
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      change(early, 0, '10:15'),
      change(late, 1, '09:00'),
      change(early, 1, '10:15'),
      change(late, 0, '09:00'),
    ])
    expect(answers.map(({ error }) => error?.name)).toEqual(['NotFree', 'NotFree', 'NotFree', 'NotFree'])
  }
  const both = await Promise.all([change(early, 0, '13:00'), change(late, 1, '13:00')])
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
}, 60_000)

test('moves all of one series and none of the other when two cross on their way to the same times', async () => {
  const offered = await makeOfferedService(world)
  const days = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`)
  const at = (time: string) => days.map((day) => `${day}T${time}:00`)
  for (let round = 0; round < 5; round += 1) {
    // One moves later and so takes its last date first, the other moves earlier and takes its first date first.
    const early = await confirmedBooking(world, { offered, dates: at('09:00') })
    const late = await confirmedBooking(world, { offered, dates: at('13:00') })
    const answers = await Promise.all(
      [early, late].map(({ bookingId, client }) =>
        world.call(
          booking.changeBooking,
          { bookingId, RequestedStartDateTime: '2026-12-01T10:15:00', scope: 'all' },
          { as: client },
        ),
      ),
    )
    expect(answers.map(({ error }) => error?.name ?? '').toSorted()).toEqual(['', 'NotFree'])
    expect(await deadlockCount()).toBe(0)
    for (const { bookingId, client } of [early, late])
      await world.call(booking.cancelBooking, { bookingId, scope: 'all' }, { as: client })
  }
}, 60_000)

test('cancels a date that is being placed while its series is cancelled', async () => {
  const dates = ['2026-12-08T09:00:00', '2026-12-09T09:00:00', '2026-12-10T09:00:00']
  const { bookingIds, bookingId, client, offered } = await confirmedBooking(world, { dates })
  const placed = (db: typeof world.db, status: 0 | 1) =>
    db
      .updateTable('booking.booking')
      .set({ status })
      .where('id', '=', bookingIds.at(-1) ?? 0)
      .execute()
  const waiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        world.db,
      )
    ).rows.length
  await placed(world.db, bookingStatus.New)
  const { cancelling } = await world.db.transaction().execute(async (trx) => {
    await placed(trx, bookingStatus.Confirmed)
    const cancelling = world.call(booking.cancelBooking, { bookingId, scope: 'all' }, { as: client })
    await expect.poll(waiting).toBe(1)
    return { cancelling }
  })
  expect((await cancelling).responseData?.cancelledBookingIds).toEqual(bookingIds)
  const rows = await bookingsOf(offered)
  expect(rows.map(({ status, held }) => [status, held])).toEqual(rows.map(() => [bookingStatus.Cancelled, 0]))
}, 60_000)

test('has one winner for each date when a repeat series races single bookings', async () => {
  const offered = await makeOfferedService(world)
  const dates = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}T09:00:00`)
  const [repeating, ...singles] = await people(15)
  await Promise.all([
    world.call(booking.addNewBooking, newBookingOf(offered, dates), { as: repeating }),
    ...singles.map((client, index) =>
      world.call(booking.addNewBooking, newBookingOf(offered, [dates[index % 7] ?? '']), { as: client }),
    ),
  ])
  await world.settle()
  const rows = await bookingsOf(offered)
  expect(rows).toHaveLength(21)
  expect(rows.every(isPlacedOnce)).toBe(true)
  expect(winnersByStart(rows)).toEqual([1, 1, 1, 1, 1, 1, 1])
}, 60_000)

test('places each date once when a worker dies half way through a series and every job runs twice', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const client = await makePerson(world)
  const dates = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}T09:00:00`)
  const answer = await world.call(booking.addNewBooking, newBookingOf(offered, dates), { as: client })
  const bookingIds = answer.responseData?.bookingDatesSummary.map(({ bookingId }) => bookingId) ?? []
  expect(bookingIds).toHaveLength(20)
  const isHalfWay = async () => {
    const rows = await bookingsOf(offered)
    return rows.some(({ status }) => status !== bookingStatus.New)
  }
  await expect.poll(isHalfWay, { interval: 2 }).toBe(true)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename like '%booking' and datname = current_database() and state <> 'idle'`.execute(world.db)
  const left = (await bookingsOf(offered)).filter(({ status }) => status === bookingStatus.New)
  expect(left.length).toBeGreaterThan(0)
  await Promise.all(
    bookingIds.map((bookingId) =>
      world.parts.queues.add(jobs.booking.placeBooking, { bookingId: idFrom<BookingId>(bookingId) }),
    ),
  )
  await world.settle()
  const rows = await bookingsOf(offered)
  expect(rows.map(({ status, held }) => [status, held])).toEqual(rows.map(() => [bookingStatus.Confirmed, 1]))
  const history = await world.db
    .selectFrom('booking.booking_history')
    .select('booking_id')
    .where('booking_id', 'in', bookingIds)
    .where('what', '=', 'Confirmed')
    .execute()
  expect(history.map(({ booking_id }) => booking_id).toSorted((a, b) => a - b)).toEqual(bookingIds)
}, 60_000)
