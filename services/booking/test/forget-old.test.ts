import { jobs } from '@waymark/contracts/jobs'
import { deletedPersonName } from '@waymark/domain/account/deleted-person'
import { retention } from '@waymark/domain/account/retention'
import { bookingStatus } from '@waymark/domain/enums'
import { makeBooking, makeHistory } from '@waymark/test-world/makers/booking'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking', 'chat'] })
const years = (count: number) => {
  const at = new Date(world.clock.now())
  at.setUTCFullYear(at.getUTCFullYear() - count)
  return at
}
const { usual } = retention.bookingYears

const seriesOf = (id: number) =>
  world.db
    .selectFrom('booking.booking_series')
    .select(['recipient_name', 'address', 'notes', 'price_cents', 'duration_minutes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const bookingOf = (id: number) =>
  world.db
    .selectFrom('booking.booking')
    .select(['anonymised_at', 'starts_at', 'status', 'cancel_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a booking that is over for its legal period loses people and place, and keeps time, fee and ledger', async () => {
  const old = await makeBooking(world, {
    startsAt: years(usual + 1),
    status: bookingStatus.Completed,
    recipientName: 'Nani Rewi',
  })
  const young = await makeBooking(world, {
    startsAt: years(usual - 1),
    status: bookingStatus.Completed,
    recipientName: 'Nani Rewi',
  })
  await makeHistory(world, { bookingId: old.bookingId, what: 'Cancelled', by: old.client })
  await world.db
    .insertInto('booking.ledger_entry')
    .values({
      booking_id: old.bookingId,
      kind: 'cash',
      amount_cents: 4200,
      currency: 'NZD',
      at: years(usual + 1),
      by_user_profile_id: old.client.userProfileId,
    })
    .execute()
  const { id: conversation_id } = await world.db
    .insertInto('chat.conversation')
    .values({ sid: 'CH00000000000000000000000000000075', booking_id: old.bookingId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('chat.message')
    .values({
      conversation_id,
      index: 0,
      author_user_profile_id: old.client.userProfileId,
      type: 'text',
      body: 'The key is under the pot.',
      client_id: crypto.randomUUID(),
    })
    .execute()
  const before = await seriesOf(old.seriesId)

  await world.runJob(jobs.booking.forgetOld, {})
  await world.settle()

  expect(await seriesOf(old.seriesId)).toEqual({ ...before, recipient_name: deletedPersonName, address: '', notes: '' })
  expect(await bookingOf(old.bookingId)).toMatchObject({
    anonymised_at: world.clock.now(),
    starts_at: years(usual + 1),
    status: bookingStatus.Completed,
  })
  const history = await world.db
    .selectFrom('booking.booking_history')
    .select('by_name')
    .where('booking_id', '=', old.bookingId)
    .execute()
  expect(history).toEqual([{ by_name: deletedPersonName }])
  const ledger = await world.db
    .selectFrom('booking.ledger_entry')
    .select('amount_cents')
    .where('booking_id', '=', old.bookingId)
    .execute()
  expect(ledger).toEqual([{ amount_cents: 4200 }])
  expect(
    await world.db.selectFrom('chat.message').select('index').where('conversation_id', '=', conversation_id).execute(),
  ).toEqual([])

  expect((await bookingOf(young.bookingId)).anonymised_at).toBeNull()
  expect((await seriesOf(young.seriesId)).recipient_name).toBe('Nani Rewi')
})

test('a series says of its people what it said until its last booking is old', async () => {
  const first = await makeBooking(world, {
    startsAt: years(usual + 1),
    status: bookingStatus.Completed,
    recipientName: 'Koro Pita',
  })
  await makeBooking(world, {
    offered: first.offered,
    client: first.client,
    seriesId: first.seriesId,
    startsAt: years(usual - 1),
    status: bookingStatus.Completed,
  })
  await world.runJob(jobs.booking.forgetOld, {})
  expect((await bookingOf(first.bookingId)).anonymised_at).not.toBeNull()
  expect((await seriesOf(first.seriesId)).recipient_name).toBe('Koro Pita')
})

test('the administrator decides how long', async () => {
  const { bookingId } = await makeBooking(world, { startsAt: years(usual + 2), status: bookingStatus.Completed })
  await world.db
    .updateTable('admin.retention')
    .set({ booking_years: usual + 3 })
    .execute()
  await world.runJob(jobs.booking.forgetOld, {})
  expect((await bookingOf(bookingId)).anonymised_at).toBeNull()
  await world.db.updateTable('admin.retention').set({ booking_years: usual }).execute()
  await world.runJob(jobs.booking.forgetOld, {})
  expect((await bookingOf(bookingId)).anonymised_at).not.toBeNull()
})
