import { account } from '@waymark/contracts/account'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, registeredPerson } from './registered-person.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity', 'booking', 'notify', 'provider'] })
})

afterAll(() => world.stop())

const past = new Date('2026-11-01T20:00:00Z')

test('all my data in one file', async () => {
  const person = await registeredPerson(world)
  await makeBooking(world, { client: person, startsAt: past })
  const needs = [{ accessibilityOptionId: 45, weight: 'must' as const, threshold: 200 }]
  await world.call(account.updateNeeds, { needs }, { as: person })
  const answer = await world.fetch(account.downloadMyData, {}, { as: person })
  expect(answer.headers['content-disposition']).toContain('waymark my data 2026-11-23.json')
  const data = answer.json()
  expect(data).toMatchObject({
    profile: { email: person.email, accountType: 'Individual' },
    needs: [{ need: 'Usual brightness', weight: 'must', threshold: 200 }],
    bookings: [{ service: 'Morning care', starts: '2026-11-02T09:00:00' }],
    devices: [{ browser: 'tests' }],
  })
  expect(answer.body).not.toContain('argon2')
})

test('the account goes, its past bookings stay without who it was, and the address is free again', async () => {
  const person = await registeredPerson(world)
  const { bookingId, seriesId } = await makeBooking(world, { client: person, startsAt: past, recipientName: 'Nan' })
  const deleted = await world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  expect(deleted.responseData).toEqual({ done: true })
  expect((await world.call(account.getSessions, {}, { as: person })).httpStatusCode).toBe(401)
  const again = await world.call(account.login, { email: person.email, password: goodPassword })
  expect(again.error?.name).toBe('WrongCredentials')
  await world.settle()
  const row = await world.db
    .selectFrom('identity.user_profile')
    .selectAll()
    .where('id', '=', person.userProfileId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ first_name: 'Deleted', last_name: 'person', phone: null, is_active: false })
  const kept = await world.db.selectFrom('booking.booking').select('id').where('id', '=', bookingId).execute()
  expect(kept).toHaveLength(1)
  const series = await world.db
    .selectFrom('booking.booking_series')
    .select(['recipient_name', 'address', 'notes'])
    .where('id', '=', seriesId)
    .executeTakeFirst()
  expect(series).toEqual({ recipient_name: 'Deleted person', address: '', notes: '' })
  expect(await world.mailbox(person.email)).toEqual([])
})

test('the password is asked for, and bookings to come are cancelled first', async () => {
  const person = await registeredPerson(world)
  const remove = (password: string) => world.call(account.deleteMyAccount, { password }, { as: person })
  expect((await remove('not-the-password')).error?.name).toBe('WrongPassword')
  await makeBooking(world, { client: person })
  expect((await remove(goodPassword)).error?.name).toBe('HasComingBookings')
})

test('the last admin of an organisation stays', async () => {
  const person = await registeredPerson(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ account_id: await makeAccount(world), is_account_admin: true })
    .where('id', '=', person.userProfileId)
    .execute()
  const answer = await world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  expect(answer.error?.name).toBe('LastAdmin')
})
