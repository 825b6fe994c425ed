import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { type MadeActivityBooking, makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import { type ConfirmedBooking, confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking', 'admin'] })
let visit: ConfirmedBooking
let session: MadeSession
let spaces: MadeActivityBooking
let ofGuest: MadeActivityBooking
let client: MadePerson
let manager: MadePerson
let helper: MadePerson

beforeAll(async () => {
  const offered = await makeOfferedService(world)
  const { serviceAreaId, accountId } = offered
  client = await makePerson(world, { firstName: 'Hana', lastName: 'Rewi' })
  visit = await confirmedBooking(world, { offered, client })
  manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  helper = await makePerson(world, {
    accountId,
    roles: { [serviceAreaId]: staffRole.Staff },
    firstName: 'Mere',
    lastName: 'Helper',
  })
  const activity = await makeActivity(world, { area: offered, title: 'Clay and kōrero', priceCents: 1200 })
  session = await makeSession(world, { activity, staff: [helper] })
  spaces = await makeActivityBooking(world, { session, client, people: [{}, {}] })
  ofGuest = await makeActivityBooking(world, {
    session,
    guestId: 'guest-1',
    contactName: 'Wiki Paenga',
    contactEmail: 'wiki@post.example',
  })
})

type Asked = InputOf<typeof booking.getBookingList>

async function list(as: Person, asked: Asked) {
  const answer = await world.call(booking.getBookingList, asked, { as })
  return answer.responseData?.items ?? []
}

async function ids(as: Person, asked: Asked): Promise<number[]> {
  return (await list(as, asked)).map(({ bookingId }) => bookingId)
}

const served = (): Asked => ({ side: 'provider', serviceAreaId: session.activity.serviceAreaId })

test('lists a client’s bookings of services and activities together', async () => {
  const [first, second] = await list(client, { side: 'client' })
  expect(first).toMatchObject({ itemType: 'Service', bookingId: visit.bookingId, activitySessionId: null })
  expect(second).toMatchObject({
    itemType: 'Activity',
    itemName: 'Clay and kōrero',
    itemDetail: '2 people',
    bookingId: spaces.bookingId,
    bookingSeriesId: null,
    activitySessionId: session.activitySessionId,
    requestedStartDateTime: '2026-12-01T10:00:00',
    clientName: 'Robin Contact',
    distanceKm: null,
    feeDisplay: '$24.00 NZD',
    staff: [{ lastName: 'Helper' }],
  })
  expect(second?.AddressForService).not.toBe('')
})

test.each([
  ['services', () => ({ itemType: 'Service' as const }), () => [visit.bookingId]],
  ['activities', () => ({ itemType: 'Activity' as const }), () => [spaces.bookingId]],
  ['one activity', () => ({ activityId: session.activity.activityId }), () => [spaces.bookingId]],
  ['a title', () => ({ search: 'clay' }), () => [spaces.bookingId]],
  ['a person who comes', () => ({ search: 'Visitor 2' }), () => [spaces.bookingId]],
  ['a service', () => ({ search: 'morning' }), () => [visit.bookingId]],
  ['one status', () => ({ statuses: [bookingStatus.Cancelled] }), () => []],
])('narrows them to %s', async (_name, filter, wanted) => {
  expect(await ids(client, { side: 'client', ...filter() })).toEqual(wanted())
})

test('shows a location the bookings of guests, and its Staff those of the sessions they help with', async () => {
  expect(await ids(manager, served())).toEqual([visit.bookingId, spaces.bookingId, ofGuest.bookingId])
  const [guest] = await list(manager, { ...served(), search: 'wiki' })
  expect(guest).toMatchObject({
    bookingId: ofGuest.bookingId,
    isGuest: true,
    clientName: 'Wiki Paenga',
    itemDetail: '1 person',
  })
  expect(await ids(helper, served())).toEqual([spaces.bookingId, ofGuest.bookingId])
  expect(await ids(manager, { ...served(), staffUserProfileId: helper.userProfileId })).toHaveLength(2)
  const coordinator = await makePerson(world, {
    accountId: session.activity.accountId,
    roles: { [session.activity.serviceAreaId]: staffRole.ActivityCoordinator },
  })
  expect((await world.call(booking.getBookingList, served(), { as: coordinator })).error?.name).toBe('NotYourArea')
})

test('offers the activities that a list can be narrowed to', async () => {
  const choices = async (as: Person, asked: InputOf<typeof booking.getDataForBookingList>) =>
    (await world.call(booking.getDataForBookingList, asked, { as })).responseData
  const { activityId, serviceAreaId } = session.activity
  const mine = await choices(client, { side: 'client' })
  expect(mine?.activities).toEqual([{ activityId, name: 'Clay and kōrero' }])
  expect(mine?.staff.map(({ name }) => name)).toContain('Mere Helper')
  const helped = await choices(helper, { side: 'provider', serviceAreaId })
  expect(helped).toMatchObject({ services: [], activities: [{ activityId }] })
  expect(helped?.clients.map(({ name }) => name)).toEqual(['Hana Rewi'])
})

test('finds bookings of activities among all by what a caller would know', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const find = (search: string) => ids(admin, { side: 'all', search, sort: 'start' })
  expect(await find('clay and')).toEqual([spaces.bookingId, ofGuest.bookingId])
  expect(await find('WIKI@post.example')).toEqual([ofGuest.bookingId])
  expect(await find('Helper')).toEqual([spaces.bookingId, ofGuest.bookingId])
  expect(await find(`#${ofGuest.bookingId}`)).toEqual([ofGuest.bookingId])
  expect(await ids(admin, { side: 'all', itemType: 'Service' })).toEqual([visit.bookingId])
  const rows = await list(admin, { side: 'all', sort: 'start', staffUserProfileId: helper.userProfileId })
  expect(rows.map(({ bookingId }) => bookingId)).toEqual([spaces.bookingId, ofGuest.bookingId])
  const file = await world.fetch(booking.exportBookingList, { side: 'all' }, { as: admin })
  const sheet = readXlsx(file.rawPayload).get('xl/worksheets/sheet1.xml')
  for (const text of ['Item type', 'Activity', 'Service', 'Clay and kōrero', 'Wiki Paenga'])
    expect(sheet).toContain(text)
})

test('counts both on the dashboards, and shows a provider the bookings of services', async () => {
  const mine = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(mine.responseData?.comingUp.map(({ bookingId }) => bookingId)).toEqual([visit.bookingId, spaces.bookingId])
  expect(mine.responseData?.upcomingCount).toBe(2)
  const { serviceAreaId } = session.activity
  const theirs = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: manager })
  expect(theirs.responseData).toMatchObject({ comingUp: [{ bookingId: visit.bookingId }], upcomingCount: 2 })
  // As many as the list of upcoming bookings has rows.
  const rows = await world.call(
    booking.getBookingList,
    { side: 'provider', serviceAreaId, period: 'upcoming', statuses: [0, 1, 4], isBySession: true },
    { as: manager },
  )
  expect(rows.responseData?.totalCount).toBe(theirs.responseData?.upcomingCount)
})

test('has no page of services for a booking of an activity', async () => {
  const { bookingId } = spaces
  expect((await world.call(booking.getBookingDetail, { bookingId }, { as: client })).httpStatusCode).toBe(404)
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: client })).httpStatusCode).toBe(404)
  expect((await world.call(booking.completeBooking, { bookingId }, { as: manager })).httpStatusCode).toBe(404)
})
