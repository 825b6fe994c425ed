import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activity } from '@waymark/contracts/activity'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { quote } from '@waymark/contracts/quote'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { shortlist } from '@waymark/contracts/shortlist'
import { quoteStatuses } from '@waymark/domain/booking/quote'
import { activityStatuses, bookingStatus } from '@waymark/domain/enums'
import { parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { openStore } from '@waymark/service-kit/open-store'
import { bootWorld, type World } from '@waymark/test-world/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillDemoWorld } from './load-demo-world.ts'

const now = new Date('2026-11-20T02:30:00Z')
const folder = mkdtempSync(join(tmpdir(), 'waymark-demo-'))
let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity', 'provider', 'booking'], now })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db)
  const admin = { ...parseDatabaseUrl(inject('testPostgresUrl')), database: rows[0]?.name ?? '' }
  expect(await fillDemoWorld({ admin, store: await openStore({ folder }), now })).toBe(true)
})

afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})

test('shows the individual bookings, a message, a visit without staff and a shortlist', async () => {
  const as = await world.signIn('individual@demo.test')
  const { responseData: mine } = await world.call(consumer.getDataForConsumerDashboard, {}, { as })
  expect(mine?.unreadMessageCount).toBe(1)
  expect(mine?.incomplete).toHaveLength(1)
  expect(mine?.comingUp.map(({ bookingId }) => bookingId)).toContain(1)
  expect(mine?.bookAgain?.nextFree).not.toBeNull()
  const { responseData: first } = await world.call(booking.getBookingDetail, { bookingId: 1 }, { as })
  expect(first).toMatchObject({ itemName: 'Morning care', recipientName: 'Moana Parata', feeDisplay: '$48.00' })
  const { responseData: starred } = await world.call(shortlist.getShortlist, {}, { as })
  expect(starred?.entries.length).toBe(8)
})

test('shows the individual kept people, kept addresses and a quote in each state', async () => {
  const as = await world.signIn('individual@demo.test')
  const { responseData: book } = await world.call(addressBook.getAddressBook, {}, { as })
  expect(book?.recipients.map(({ name }) => name)).toEqual(['Moana Parata', 'Tāne Parata'])
  for (const { accessibilityOptionIds } of book?.recipients ?? []) expect(accessibilityOptionIds).not.toEqual([])
  expect(book?.addresses.map(({ label }) => label)).toEqual(['Home', 'Tāne’s school'])
  const { responseData: asked } = await world.call(quote.getQuotes, { side: 'client' }, { as })
  expect(new Set(asked?.items.map(({ status }) => status))).toEqual(new Set(quoteStatuses))
  // The accepted one has its booking, at its price.
  const accepted = asked?.items.find(({ status }) => status === 'Accepted')
  const { id: bookingId } = await world.db
    .selectFrom('booking.booking as b')
    .innerJoin('booking.booking_series as s', 's.id', 'b.series_id')
    .select('b.id')
    .where('s.quote_id', '=', accepted?.quoteId ?? null)
    .executeTakeFirstOrThrow()
  const { responseData: booked } = await world.call(booking.getBookingDetail, { bookingId }, { as })
  expect(booked).toMatchObject({ itemName: 'Out and about', feeDisplay: '$185.00', recipientName: 'Moana Parata' })
})

test('offers free alternatives to the visit without staff', async () => {
  const as = await world.signIn('individual@demo.test')
  const { responseData: mine } = await world.call(consumer.getDataForConsumerDashboard, {}, { as })
  const [open] = mine?.incomplete ?? []
  const { responseData: detail } = await world.call(
    booking.getBookingDetail,
    { bookingId: open?.bookingId ?? 0 },
    { as },
  )
  const date = detail?.requestedStartDateTime.slice(0, 10) ?? ''
  const { responseData: times } = await world.call(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ServiceAreaServiceId: detail?.serviceAreaServiceId ?? 0, ServiceSizeOptionId: 12, fromDate: date, days: 14 },
    { as },
  )
  const free = times?.days.find((day) => day.date === date)?.free ?? []
  for (const alternative of detail?.alternativeTimes ?? []) expect(free).toContain(alternative.slice(11, 16))
  expect(free).not.toContain(detail?.requestedStartDateTime.slice(11, 16))
})

test('answers venues and their services as the contracts require', async () => {
  for (const saId of [1, 2, 12, 18, 68, 76, 107, 110, 150]) {
    const { responseData, error } = await world.call(serviceArea.getVenueMapData, { saId })
    expect(error).toBeNull()
    expect(responseData?.banner).not.toBeNull()
    expect(responseData?.accessibilityFacts.length).toBeGreaterThan(5)
  }
})

test('shows the provider today, the week and the services', async () => {
  const as = await world.signIn('service.manager@demo.test')
  const { responseData: bookings } = await world.call(
    booking.getBookingList,
    { side: 'provider', serviceAreaId: 1, period: 'upcoming', statuses: [1] },
    { as },
  )
  expect(bookings?.totalCount).toBeGreaterThan(20)
  const { responseData: services } = await world.call(
    service.getServiceAreaServiceToSchedule,
    { serviceAreaId: 1 },
    { as },
  )
  expect(services?.map(({ serviceName }) => serviceName)).toContain('Morning care')
  const { responseData: week } = await world.call(
    service.getServiceWeek,
    { serviceAreaServiceId: 1, monday: '2026-11-23' },
    { as },
  )
  const kinds = new Set(week?.days.flatMap(({ entries }) => entries.map(({ kind }) => kind)))
  expect(kinds).toContain('booked')
  expect(kinds).toContain('free')
})

test('finds activities for everybody, and answers each of them', async () => {
  const { responseData: found } = await world.call(activityBooking.getActivitySessionsForNewBooking, {
    latitude: -41.3,
    longitude: 174.78,
    radiusKm: 50,
    sort: 'distance',
    pageSize: 50,
  })
  expect(found?.totalCount).toBeGreaterThan(10)
  expect(found?.items.every(({ sessions }) => sessions.length > 0)).toBe(true)
  for (const { activityId } of found?.items ?? []) {
    const { responseData: one, error } = await world.call(activityBooking.getActivityForNewBooking, { activityId })
    expect(error).toBeNull()
    expect(one?.banner).not.toBeNull()
    expect(one?.accessibilityFacts.length).toBeGreaterThan(0)
    // The private one is for those whom its organiser knows.
    expect(one?.title).not.toContain('Quiet weekend')
  }
})

test('shows the coordinator activities in every status', async () => {
  const as = await world.signIn('coordinator@demo.test')
  const { responseData: mine } = await world.call(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId: 1, pageSize: 50 },
    { as },
  )
  expect(new Set(mine?.items.map(({ status }) => status))).toEqual(new Set(activityStatuses))
})

test('answers every booking of a session that the individual has made', async () => {
  const as = await world.signIn('individual@demo.test')
  const rows = await world.db
    .selectFrom('booking.booking')
    .select('id')
    .where('item_type', '=', 'Activity')
    .where('client_user_profile_id', '=', as.userProfileId)
    .execute()
  expect(rows.length).toBeGreaterThan(4)
  const details = await Promise.all(
    rows.map(({ id }) => world.call(activityBooking.getActivityBookingDetail, { activityBookingId: id }, { as })),
  )
  expect(details.map(({ error }) => error?.message)).toEqual(details.map(() => undefined))
  const refunded = details.find(({ responseData }) => responseData?.status === bookingStatus.Cancelled)?.responseData
  expect(refunded?.refundedCents).toBe(refunded?.paidCents)
  expect(refunded?.refundedCents).toBeGreaterThan(0)
})
