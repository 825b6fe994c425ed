import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { clientRecord } from '@waymark/contracts/client-record'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { book } from './booked-session.ts'

const world = await testWorld({ services: ['booking'] })

/** An organisation with sessions and a service, and somebody with an account who has not dealt with it. */
async function organisation() {
  const area = await makeArea(world)
  const { accountId, serviceAreaId } = area
  const offered = await makeOfferedService(world, { area })
  const manager = await makePerson(world, { accountId, isAccountAdmin: true })
  const session = async () => makeSession(world, { activity: await makeActivity(world, { area }) })
  const find = async (search: string) =>
    (await world.call(bookingTeam.getClients, { serviceAreaId, search }, { as: manager })).responseData
  const list = async (search = '') =>
    (await world.call(clientRecord.getClientList, { serviceAreaId, search }, { as: manager })).responseData?.items
  const quinn = await makePerson(world, { firstName: 'Quinn', lastName: 'Realname' })
  return { serviceAreaId, offered, manager, session, find, list, quinn }
}

const given = { contactName: 'Quick Q.', contactEmail: 'q.other@mail.example', contactPhone: null, totalCents: 0 }

test('of somebody with an account an organisation reads what they gave with their spaces, not their profile', async () => {
  const { manager, session, find, list, quinn, serviceAreaId } = await organisation()
  const one = await session()
  const { activityBookingId } = await book(world, one, quinn, given)
  const client = { userProfileId: quinn.userProfileId, firstName: 'Quick', lastName: 'Q.', phone: null }
  for (const look of [find, list]) {
    expect(await look('quick q')).toMatchObject([client])
    expect(await look('Q.Other@mail.example')).toMatchObject([client])
    expect(await look('q.other@mail')).toEqual([])
    for (const own of ['Realname', quinn.email, '021 555 0100']) expect(await look(own)).toEqual([])
  }
  const { userProfileId } = quinn
  const record = await world.call(clientRecord.getClientRecord, { serviceAreaId, userProfileId }, { as: manager })
  expect(record.responseData).toMatchObject(client)
  const named = { firstName: 'Quick', lastName: 'Q.', phone: null }
  const ofClient = { clientUserProfileId: userProfileId }
  const forSpaces = await world.call(
    activitySession.getClientForActivityBooking,
    { activitySessionId: one.activitySessionId, ...ofClient },
    { as: manager },
  )
  expect(forSpaces.responseData).toMatchObject(named)
  const forVisit = await world.call(booking.getDataForNewBooking, ofClient, { as: manager })
  expect(forVisit.responseData?.client).toMatchObject(named)
  const bookings = async (search: string) =>
    (await world.call(booking.getBookingList, { side: 'provider', serviceAreaId, search }, { as: manager }))
      .responseData?.items
  expect(await bookings('')).toMatchObject([{ bookingId: activityBookingId, clientName: 'Quick Q.' }])
  expect(await bookings('Realname')).toEqual([])

  await book(world, await session(), quinn, { ...given, contactName: 'Quinn', contactPhone: '021 555 0199' })
  const latest = { userProfileId, firstName: 'Quinn', lastName: '', phone: '021 555 0199' }
  expect(await find('quick q')).toMatchObject([latest])
  expect(await find('5550199')).toMatchObject([latest])
})

test('a booking that is cancelled, or only held, makes nobody a client', async () => {
  const { manager, session, find, list, quinn, serviceAreaId } = await organisation()
  const one = await session()
  await makeActivityBooking(world, {
    session: one,
    client: quinn,
    contactName: 'Quick Q.',
    status: bookingStatus.New,
    heldUntil: new Date(world.clock.now().getTime() + 60_000),
  })
  expect([await find('quick q'), await list()]).toEqual([[], []])
  const { activityBookingId } = await book(world, await session(), quinn, given)
  expect(await list()).toHaveLength(1)
  await world.call(activityBooking.cancelActivityBooking, { activityBookingId, refundCents: 0 }, { as: quinn })
  const { userProfileId } = quinn
  for (const search of ['quick q', 'Realname', quinn.email, given.contactEmail])
    expect([await find(search), await list(search)]).toEqual([[], []])
  const record = await world.call(clientRecord.getClientRecord, { serviceAreaId, userProfileId }, { as: manager })
  expect(record.httpStatusCode).toBe(404)
  const ofClient = { clientUserProfileId: userProfileId }
  const refused = [
    await world.call(
      activitySession.getClientForActivityBooking,
      { activitySessionId: one.activitySessionId, ...ofClient },
      { as: manager },
    ),
    await world.call(booking.getDataForNewBooking, ofClient, { as: manager }),
  ]
  for (const { error } of refused) expect(error?.name).toBe('NotYourClient')
})

test.each([
  ['is being placed', bookingStatus.New, true],
  ['nobody could take yet', bookingStatus.Incomplete, true],
  ['took place', bookingStatus.Completed, true],
  ['was cancelled', bookingStatus.Cancelled, false],
])('a visit that %s', async (_what, status, isClient) => {
  const { offered, session, find, list, quinn } = await organisation()
  await makeBooking(world, { offered, client: quinn, status })
  const client = { userProfileId: quinn.userProfileId, lastName: 'Realname', phone: '021 555 0100' }
  for (const look of [find, list]) {
    expect(await look('realname')).toMatchObject(isClient ? [client] : [])
    expect(await look(quinn.email)).toMatchObject(isClient ? [client] : [])
  }
  // What they give with spaces beside it hides nothing of it.
  await book(world, await session(), quinn, given)
  expect(await find('realname')).toMatchObject(isClient ? [client] : [])
})
