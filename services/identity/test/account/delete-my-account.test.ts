import { account } from '@waymark/contracts/account'
import { activityPreference } from '@waymark/contracts/activity-preference'
import { calendar } from '@waymark/contracts/calendar'
import { map } from '@waymark/contracts/map'
import { organisation } from '@waymark/contracts/organisation'
import { serviceArea } from '@waymark/contracts/service-area'
import { deletedMessage } from '@waymark/domain/account/deleted-person'
import { bookingStatus } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'booking', 'notify', 'provider', 'chat', 'map'] })

const past = new Date('2026-11-01T20:00:00Z')

test('exports a person’s data in one file', async () => {
  const person = await registeredPerson(world)
  await makeBooking(world, { client: person, startsAt: past })
  const needs = [{ accessibilityOptionId: 45, weight: 'must' as const, threshold: 200 }]
  await world.call(account.updateNeeds, { needs }, { as: person })
  await world.call(activityPreference.updateUserFilterReference, { activityKindIds: [26] }, { as: person })
  const answer = await world.fetch(account.downloadMyData, {}, { as: person })
  expect(answer.headers['content-disposition']).toContain('waymark my data.json')
  const data = answer.json()
  expect(data).toMatchObject({
    profile: { email: person.email, accountType: 'Individual' },
    needs: [{ need: 'Usual brightness', weight: 'must', threshold: 200 }],
    activityKinds: ['Yoga and wellbeing'],
    activityBookings: [],
    bookings: [{ service: 'Morning care', starts: '2026-11-02T09:00:00' }],
    devices: [{ browser: 'tests' }],
  })
  expect(answer.body).not.toContain('argon2')
})

test('deletes the account, anonymises past bookings and frees the address', async () => {
  const person = await registeredPerson(world)
  const { bookingId, seriesId } = await makeBooking(world, { client: person, startsAt: past, recipientName: 'Nan' })
  await world.call(activityPreference.updateUserFilterReference, { activityKindIds: [26] }, { as: person })
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
  const preferred = world.db.selectFrom('identity.activity_filter').where('user_profile_id', '=', person.userProfileId)
  expect(await preferred.selectAll().execute()).toEqual([])
  const kept = await world.db.selectFrom('booking.booking').select('id').where('id', '=', bookingId).execute()
  expect(kept).toHaveLength(1)
  const series = await world.db
    .selectFrom('booking.booking_series')
    .select(['recipient_name', 'address', 'notes'])
    .where('id', '=', seriesId)
    .executeTakeFirst()
  expect(series).toEqual({ recipient_name: 'Deleted person', address: '', notes: '' })
  const [told, ...others] = await world.mailbox(person.email)
  expect(told).toMatchObject({ kind: 'account deleted', subject: 'Your Waymark account was deleted' })
  expect(others).toEqual([])
})

test('exports what the person wrote, and deletes it with the account', async () => {
  const person = await registeredPerson(world)
  const { bookingId, offered } = await makeBooking(world, { client: person, startsAt: past })
  const staff = offered.staff[0]
  await writeWords({ bookingId, clientId: person.userProfileId, staffId: staff?.userProfileId ?? 0 })
  const { serviceAreaId } = offered
  const says = { serviceAreaId, accessibilityOptionId: 8, says: 'wrong' as const, comment: 'I am Moana of 7 Rata St.' }
  await world.call(serviceArea.submitFeedback, says, { as: person })
  const feed = await world.call(calendar.updateCalendarFeed, { action: 'open' }, { as: person })
  const token = new URL(feed.responseData?.url ?? '').searchParams.get('token') ?? ''
  await world.call(
    map.updateUserSettingFilters,
    { filters: { options: [{ accessibilityOptionId: 8 }] } },
    { as: person },
  )

  const data = (await world.fetch(account.downloadMyData, {}, { as: person })).json()
  expect(data).toMatchObject({
    feedback: [{ bookingId, stars: 4, comment: 'Kind, and Moana was on time.' }],
    feedbackOnVenues: [{ says: 'wrong', comment: 'I am Moana of 7 Rata St.' }],
    messages: [{ bookingId, text: 'My door code is 4711.' }],
    notifications: [{ title: 'Your booking is confirmed' }],
    mapFilters: { filters: { options: [{ accessibilityOptionId: 8 }] } },
  })

  await world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  await world.settle()
  const bodies = await world.db.selectFrom('chat.message').select('body').orderBy('index').execute()
  expect(bodies.map(({ body }) => body)).toEqual([deletedMessage, 'See you then.'])
  const feedback = await world.db.selectFrom('booking.feedback').select(['stars', 'comment', 'answer']).execute()
  expect(feedback).toEqual([{ stars: 4, comment: '', answer: null }])
  const onVenue = await world.db.selectFrom('provider.venue_feedback').select(['says', 'comment']).execute()
  expect(onVenue).toEqual([{ says: 'wrong', comment: '' }])
  expect(await world.db.selectFrom('map.saved_filters').selectAll().execute()).toEqual([])
  expect((await world.fetch(calendar.calendarFeed, { token })).statusCode).toBe(404)
})

test('requires the password, and no bookings to come', async () => {
  const person = await registeredPerson(world)
  const remove = (password: string) => world.call(account.deleteMyAccount, { password }, { as: person })
  expect((await remove('not-the-password')).error?.name).toBe('WrongPassword')
  await makeBooking(world, { client: person })
  expect((await remove(goodPassword)).error?.name).toBe('HasComingBookings')
})

test('requires no sessions to come, as somebody who comes or who helps', async () => {
  const person = await registeredPerson(world)
  const remove = () => world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  const { bookingId } = await makeActivityBooking(world, { client: person })
  expect((await remove()).error?.name).toBe('HasComingBookings')
  const awaited = await makeSession(world, {})
  await world.db
    .insertInto('booking.waitlist_entry')
    .values({
      activity_session_id: awaited.activitySessionId,
      client_user_profile_id: person.userProfileId,
      contact_name: 'Ana',
      contact_email: person.email,
      people: JSON.stringify([{ name: 'Ana' }]),
      spaces: 1,
      state: 'left',
      created_at: world.clock.now(),
    })
    .execute()
  const data = (await world.fetch(account.downloadMyData, {}, { as: person })).json()
  expect(data.activityBookings).toMatchObject([{ bookingId, status: 'Confirmed', starts: '2026-12-01T10:00:00' }])
  expect(data.waitlists).toMatchObject([
    { state: 'left', spaces: 1, contact: { name: 'Ana', email: person.email }, people: [{ name: 'Ana' }] },
  ])
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Cancelled })
    .where('id', '=', bookingId)
    .execute()
  const { activitySessionId } = await makeSession(world, { staff: [person] })
  expect((await remove()).error?.name).toBe('HasComingBookings')
  await world.db.deleteFrom('booking.staff_time').where('activity_session_id', '=', activitySessionId).execute()
  expect((await remove()).responseData).toEqual({ done: true })
})

test('refuses the last admin of an organisation, who is told before, until it is closed for good', async () => {
  const person = await registeredPerson(world)
  const accountId = await makeAccount(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ account_id: accountId, is_account_admin: true })
    .where('id', '=', person.userProfileId)
    .execute()
  const isLast = async () => (await world.call(account.getProfile, {}, { as: person })).responseData?.isLastAdmin
  const remove = () => world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  await suspend(accountId, false)
  expect([await isLast(), (await remove()).error?.name]).toEqual([true, 'LastAdmin'])
  await suspend(accountId, true)
  expect([await isLast(), (await remove()).responseData]).toEqual([false, { done: true }])
})

async function suspend(accountId: number, isForGood: boolean): Promise<void> {
  const administrator = await makePerson(world, { isGlobalAdmin: true })
  const suspension = { accountId, isForGood, reason: 'No papers.', bookings: 'cancel' as const, clientReason: '' }
  await world.call(organisation.suspendOrganisation, suspension, { as: administrator })
}

async function writeWords(of: { bookingId: number; clientId: number; staffId: number }): Promise<void> {
  const { id: conversationId } = await world.db
    .insertInto('chat.conversation')
    .values({ sid: 'CH0', booking_id: of.bookingId, last_index: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = (index: number, authorId: number, body: string) => ({
    conversation_id: conversationId,
    index,
    author_user_profile_id: authorId,
    type: 'text' as const,
    body,
    media_key: null,
    media_type: null,
    client_id: crypto.randomUUID(),
  })
  await world.db
    .insertInto('chat.message')
    .values([message(0, of.clientId, 'My door code is 4711.'), message(1, of.staffId, 'See you then.')])
    .execute()
  const { service_area_id } = await world.db
    .selectFrom('booking.booking')
    .select('service_area_id')
    .where('id', '=', of.bookingId)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('booking.feedback')
    .values({
      booking_id: of.bookingId,
      service_area_id,
      stars: 4,
      comment: 'Kind, and Moana was on time.',
      was_as_accessible: 'yes',
      answer: 'Thank you, Moana.',
    })
    .execute()
  await world.db
    .insertInto('notify.notification')
    .values({
      once_key: 'test',
      user_profile_id: of.clientId,
      kind: 'booking confirmed',
      title: 'Your booking is confirmed',
      text: 'Morning care',
      href: null,
      read_at: null,
    })
    .execute()
}
