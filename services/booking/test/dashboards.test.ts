import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { feedback } from '@waymark/contracts/feedback'
import { bookingStatus } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { book, makePaidSession } from './booked-session.ts'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

test('shows a client their upcoming bookings and the service to book again with its next free time', async () => {
  const { client, bookingId, offered } = await confirmedBooking(world)
  const answer = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(answer.responseData).toMatchObject({
    comingUp: [{ bookingId }],
    upcomingCount: 1,
    incomplete: [],
    unreadMessageCount: 0,
    bookAgain: {
      serviceAreaServiceId: offered.serviceAreaServiceId,
      timeZone: 'Pacific/Auckland',
      nextFree: '2026-11-25T10:15:00',
    },
  })
})

test('the next free time to book again is none that the client has already, though somebody else could come', async () => {
  const { client } = await confirmedBooking(world, {
    offered: await makeOfferedService(world, { staffCount: 2 }),
    dates: ['2026-11-25T10:15:00'],
  })
  const answer = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(answer.responseData?.bookAgain?.nextFree).toBe('2026-11-25T13:00:00')
})

test('asks a client how their last bookings were, until they have said so', async () => {
  const { client, bookingId } = await confirmedBooking(world)
  const toRate = async (as: Person) =>
    (await world.call(consumer.getDataForConsumerDashboard, {}, { as })).responseData?.toRate.map(
      (row) => row.bookingId,
    )
  expect(await toRate(client)).toEqual([])
  const startsAt = new Date(world.clock.now().getTime() - 86_400_000)
  await world.db
    .updateTable('booking.booking')
    .set({ status: 2, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3_600_000) })
    .where('id', '=', bookingId)
    .execute()
  expect(await toRate(client)).toEqual([bookingId])
  expect(await toRate(await makePerson(world))).toEqual([])
  const list = async () =>
    (await world.call(booking.getBookingList, { side: 'client', period: 'past' }, { as: client })).responseData
  expect((await list())?.items).toMatchObject([{ bookingId, hasFeedback: false }])
  await world.call(feedback.submitFeedbackBooking, { bookingId, stars: 5, comment: '' }, { as: client })
  expect(await toRate(client)).toEqual([])
  expect((await list())?.items).toMatchObject([{ bookingId, hasFeedback: true }])
})

test('counts Incomplete bookings among a client’s upcoming ones, as the list does', async () => {
  const { offered } = await confirmedBooking(world)
  const client = await makePerson(world)
  const lost = newBookingOf(offered, ['2026-11-26T09:00:00', '2026-11-27T09:00:00'])
  await confirmedBooking(world, { offered, dates: ['2026-11-27T09:00:00'] })
  await world.call(booking.addNewBooking, lost, { as: client })
  await world.settle()
  const { responseData: answer } = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  const list = await world.call(booking.getBookingList, { side: 'client', period: 'upcoming' }, { as: client })
  expect([answer?.upcomingCount, answer?.incomplete.length]).toEqual([list.responseData?.totalCount, 2])
})

test('shows a client the spaces that are held for them until they are paid for', async () => {
  const session = await makePaidSession(world)
  const client = await makePerson(world)
  const { activityBookingId: bookingId } = await book(world, session, client)
  const dashboard = async (as: Person) =>
    (await world.call(consumer.getDataForConsumerDashboard, {}, { as })).responseData
  const heldUntil = new Date(world.clock.now().getTime() + 31 * 60_000).toISOString()
  expect(await dashboard(client)).toMatchObject({ held: [{ bookingId, heldUntil, isOffered: false }] })
  expect(await dashboard(await makePerson(world))).toMatchObject({ held: [] })
  await world.travel(32 * 60_000)
  expect(await dashboard(await world.signIn(client.userProfileId))).toMatchObject({ held: [] })
})

test('shows a provider the bookings ahead and those waiting to be completed', async () => {
  const { offered, bookingId } = await confirmedBooking(world)
  const { serviceAreaId, accountId } = offered
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: 2 } })
  const ahead = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: manager })
  expect(ahead.responseData).toMatchObject({ comingUp: [{ bookingId }], todayCount: 0, toComplete: [] })
  const { starts_at: start, ends_at: end } = await world.db
    .selectFrom('booking.booking')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  world.clock.set(new Date((start.getTime() + end.getTime()) / 2))
  const later = await world.signIn(manager.userProfileId)
  const listed = async (as: Person) => {
    const statuses = [bookingStatus.Confirmed]
    const answer = await world.call(
      booking.getBookingList,
      { side: 'provider', serviceAreaId, statuses, period: 'past' },
      { as },
    )
    return answer.responseData?.totalCount
  }
  expect(await listed(later)).toBe(0)
  const during = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: later })
  expect(during.responseData).toMatchObject({ comingUp: [], toComplete: [], toCompleteCount: 0 })
  world.clock.set(end)
  const over = await world.signIn(manager.userProfileId)
  const after = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: over })
  expect(await listed(over)).toBe(1)
  expect(after.responseData).toMatchObject({ comingUp: [], toComplete: [{ bookingId }], toCompleteCount: 1 })
})

test('shows a client their pending invitations', async () => {
  const client = await makePerson(world)
  const { accountId, serviceAreaId } = await makeArea(world)
  const elsewhere = await makeArea(world)
  const inviter = await makePerson(world, { accountId, isAccountAdmin: true })
  const invitation = (expires_at: Date, accepted_at: Date | null, areaId = serviceAreaId) => ({
    kind: 'client' as const,
    email: client.email,
    invited_by_id: inviter.userProfileId,
    account_id: accountId,
    service_area_id: areaId,
    expires_at,
    accepted_at,
    accepted_by_id: accepted_at && client.userProfileId,
  })
  const later = new Date(world.clock.now().getTime() + 86_400_000)
  const before = new Date(world.clock.now().getTime() - 1)
  await world.db
    .insertInto('identity.invitation')
    .values([invitation(before, null, elsewhere.serviceAreaId), invitation(later, before), invitation(later, null)])
    .execute()
  const answer = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(answer.responseData?.openInvitations).toMatchObject([{ expiresAt: later.toISOString() }])
})

test('shows a provider what a location lacks before it can be booked', async () => {
  const { serviceAreaId, accountId } = await makeArea(world)
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const missing = async () =>
    (await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: admin })).responseData?.missing
  expect(await missing()).toEqual(['services', 'staff', 'weekly times'])
  await makeAreaService(world, serviceAreaId)
  expect(await missing()).toEqual(['staff', 'weekly times'])
  const ready = await makeOfferedService(world)
  const owner = await makePerson(world, { accountId: ready.accountId, isAccountAdmin: true })
  const input = { serviceAreaId: ready.serviceAreaId }
  const answer = await world.call(consumer.getDataForProviderDashboard, input, { as: owner })
  expect(answer.responseData?.missing).toEqual([])
})

test('refuses another account’s area', async () => {
  const offered = await makeOfferedService(world)
  const stranger = await makePerson(world)
  const { serviceAreaId } = offered
  const answer = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: stranger })
  expect(answer.error?.name).toBe('NotYourArea')
})
