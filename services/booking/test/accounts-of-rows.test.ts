import { makeBooking } from '@waymark/test-world/makers/booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book } from './booked-session.ts'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })
const tables = ['staff_time', 'booking_history', 'activity_booking', 'activity_booking_person'] as const

/** Rows whose account is not that of their booking. */
async function strayRows(): Promise<Record<string, number | undefined>> {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(`booking.${table}`)} t join booking.booking b on b.id = t.booking_id
      where t.account_id is distinct from b.account_id`.execute(world.db)
    return [table, rows[0]?.count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
const none = Object.fromEntries(tables.map((table) => [table, 0]))

test('what belongs to a booking says its account', async () => {
  await confirmedBooking(world)
  await book(world, await makeSession(world), await makePerson(world), { totalCents: 0 })
  expect(await strayRows()).toEqual(none)
})

test('a release that does not write the account has it written, also beside the booking itself', async () => {
  const { bookingId, offered } = await makeBooking(world)
  const [staff] = offered.staff
  await sql`
    with made as (
      insert into booking.booking (series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id, starts_at, ends_at)
      select series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id, starts_at + interval '1 week', ends_at + interval '1 week'
      from booking.booking where id = ${bookingId} returning id, starts_at, ends_at
    ), held as (
      insert into booking.staff_time (booking_id, user_profile_id, during)
      select id, ${staff?.userProfileId}::bigint, tstzrange(starts_at, ends_at) from made
    )
    insert into booking.booking_history (booking_id, what, by_name) select id, 'Booked', 'Somebody' from made`.execute(
    world.db,
  )
  expect(await strayRows()).toEqual(none)
})

test('another account than the booking’s is refused', async () => {
  const { bookingId } = await makeBooking(world)
  const other = await makeBooking(world)
  const values = { booking_id: bookingId, account_id: other.offered.accountId, what: 'Booked', by_name: 'Somebody' }
  await expect(world.db.insertInto('booking.booking_history').values(values).execute()).rejects.toThrow(
    'booking_history_account_of_booking',
  )
})
