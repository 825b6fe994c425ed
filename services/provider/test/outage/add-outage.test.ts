import { activityBooking } from '@waymark/contracts/activity-booking'
import { outage } from '@waymark/contracts/outage'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const lift = 16
const world = await testWorld({ services: ['provider', 'booking', 'notify'] })
let team: Team
beforeEach(async () => {
  team = await makeTeam(world, { subtype: businessSubtype.Hybrid, area: { name: 'Hall' } })
  await hasLift(team.serviceAreaId)
})

const hasLift = (serviceAreaId: number) =>
  world.db
    .insertInto('provider.venue_fact')
    .values({
      service_area_id: serviceAreaId,
      accessibility_option_id: lift,
      is_met: true,
      measure: null,
      note: null,
      source: null,
      checked_on: null,
      photo_key: null,
    })
    .execute()
const add = (wishes: object = {}, as = team.staffManager) =>
  world.call(
    outage.addOutage,
    {
      serviceAreaId: team.serviceAreaId,
      accessibilityOptionId: lift,
      startDateTime: '2026-11-30T09:00:00',
      endDateTime: '2026-12-02T17:00:00',
      ...wishes,
    },
    { as },
  )
const warnings = async (address: string) =>
  (await world.mailbox(address)).filter(({ kind }) => kind === 'booking warning')

test('warns exactly those who have booked for that time, once, and names other places nearby', async () => {
  const near = await makeArea(world, { name: 'Other hall', lat: -41.29 })
  await hasLift(near.serviceAreaId)
  await hasLift((await makeArea(world, { name: 'Hidden hall', isPrivate: true })).serviceAreaId)
  const activity = await makeActivity(world, { area: team })
  const during = await makeActivityBooking(world, { session: await makeSession(world, { activity }) })
  const guest = await makeActivityBooking(world, {
    session: during.session,
    guestId: '01900000-0000-7000-8000-000000000001',
    contactEmail: 'guest@example.test',
  })
  const later = { activity, startsAt: new Date('2026-12-07T21:00:00Z') }
  const after = await makeActivityBooking(world, { session: await makeSession(world, later) })
  const elsewhere = await makeActivityBooking(world)
  expect((await add({ note: 'Use the goods lift.' })).error).toBeNull()
  await world.settle()

  const [mail, ...more] = await warnings(during.client?.email ?? '')
  expect(more).toEqual([])
  expect(mail?.subject).not.toMatch(/lift/i)
  for (const words of [
    'Lift to every floor is out of order at Hall',
    'Wed 2 Dec 2026, 5:00 pm',
    'Use the goods lift.',
    'Other hall',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('Hidden hall')
  expect(await warnings('guest@example.test')).toHaveLength(guest.bookingId > 0 ? 1 : 0)
  expect(await warnings(after.client?.email ?? '')).toEqual([])
  expect(await warnings(elsewhere.client?.email ?? '')).toEqual([])
})

test('who books later for that time reads of it in their confirmation, and nobody else does', async () => {
  const activity = await makeActivity(world, { area: team })
  const room = await makeAmenity(world, { area: team, title: 'Quiet room' })
  const during = await makeSession(world, { activity })
  const after = await makeSession(world, { activity, startsAt: new Date('2026-12-07T21:00:00Z') })
  await add({ note: 'Use the goods lift.' })
  await add({ accessibilityOptionId: null, amenityId: room.activityId })
  const confirmationOf = async (session: typeof during) => {
    const as = await makePerson(world)
    const booked = await world.call(
      activityBooking.addNewActivityBooking,
      {
        activitySessionId: session.activitySessionId,
        people: [{ name: 'Hana Rewi' }],
        contactName: 'Hana Rewi',
        contactEmail: as.email,
        totalCents: 0,
      },
      { as },
    )
    expect(booked.error).toBeNull()
    await world.settle()
    return (await world.mailbox(as.email)).find(({ kind }) => kind === 'booking confirmed')
  }
  const told = await confirmationOf(during)
  expect(told?.subject).not.toMatch(/lift|order/i)
  expect(told?.text).toContain(
    'Out of order when you come: Lift to every floor. It should work again on Wednesday 2 December 2026, 5:00 pm. Use the goods lift.',
  )
  expect(told?.text).not.toContain('Quiet room')
  expect((await confirmationOf(after))?.text).not.toContain('Out of order')
})

test('warns of a visit at the location, and not of one at a home that is on the map at the same point', async () => {
  const offered = await makeOfferedService(world, { area: team })
  const startsAt = new Date('2026-11-30T21:00:00Z')
  const [here, home] = [
    await makeBooking(world, { offered, startsAt }),
    await makeBooking(world, { offered, startsAt: new Date('2026-12-01T01:00:00Z') }),
  ]
  const visitAt = (seriesId: typeof here.seriesId, address: string) =>
    world.db.updateTable('booking.booking_series').set({ address, distance_km: 0 }).where('id', '=', seriesId).execute()
  await visitAt(here.seriesId, '101 lambton Quay, Wellington Central')
  await visitAt(home.seriesId, '12 Tōtara Street, Wellington 6011')
  expect((await add()).error).toBeNull()
  await world.settle()
  expect(await warnings(here.client.email)).toHaveLength(1)
  expect(await warnings(home.client.email)).toEqual([])
})

test('lets those who relied on it cancel free of the cut-off, and nobody else', async () => {
  const activity = await makeActivity(world, { area: team })
  const session = await makeSession(world, { activity, startsAt: new Date('2026-11-23T21:00:00Z') })
  const reliant = await makeActivityBooking(world, { session })
  const other = await makeActivityBooking(world, { session })
  await world.db
    .updateTable('booking.activity_booking')
    .set({ relied_option_ids: [lift] })
    .where('booking_id', '=', reliant.bookingId)
    .execute()
  await add({ startDateTime: '2026-11-24T08:00:00', endDateTime: null })
  const mayCancel = async ({ bookingId, client }: typeof reliant) => {
    const as = client ?? team.admin
    const { responseData } = await world.call(
      activityBooking.getActivityBookingDetail,
      { activityBookingId: bookingId },
      { as },
    )
    return [responseData?.mayCancel, responseData?.worsenedOptionIds]
  }
  expect(await mayCancel(reliant)).toEqual([true, [lift]])
  expect(await mayCancel(other)).toEqual([false, []])
})

test('stands in each booking of its time, and lets those who booked the amenity itself cancel', async () => {
  const startsAt = new Date('2026-11-23T21:00:00Z')
  const activity = await makeActivity(world, { area: team })
  const room = await makeAmenity(world, { area: team, title: 'Quiet room' })
  const ofActivity = await makeActivityBooking(world, { session: await makeSession(world, { activity, startsAt }) })
  const ofRoom = await makeActivityBooking(world, {
    session: await makeSession(world, { activity: room, startsAt }),
  })
  const times = { startDateTime: '2026-11-24T08:00:00', endDateTime: null }
  await add(times)
  await add({ ...times, accessibilityOptionId: null, amenityId: room.activityId })
  const shown = async ({ bookingId, client }: typeof ofRoom) => {
    const { responseData } = await world.call(
      activityBooking.getActivityBookingDetail,
      { activityBookingId: bookingId },
      { as: client ?? team.admin },
    )
    const outages = responseData?.outages.map(({ accessibilityOptionId, title }) => accessibilityOptionId ?? title)
    return { outages, isCutoffWaived: responseData?.isCutoffWaived }
  }
  expect(await shown(ofActivity)).toEqual({ outages: [lift], isCutoffWaived: false })
  expect(await shown(ofRoom)).toEqual({ outages: [lift, 'Quiet room'], isCutoffWaived: true })
})

test('shows everybody what is out of order until it works again, an amenity by its name', async () => {
  const room = await makeAmenity(world, { area: team, title: 'Quiet room' })
  await add({
    accessibilityOptionId: null,
    amenityId: room.activityId,
    startDateTime: '2026-11-24T08:00:00',
    endDateTime: null,
  })
  await add()
  const shown = async () =>
    (await world.call(serviceArea.getVenueMapData, { saId: team.serviceAreaId })).responseData?.outages ?? []
  expect((await shown()).map(({ accessibilityOptionId, title }) => accessibilityOptionId ?? title)).toEqual([
    'Quiet room',
    lift,
  ])
  const [first] = await shown()
  await world.call(
    outage.endOutage,
    { serviceAreaId: team.serviceAreaId, outageId: first?.outageId ?? 0 },
    { as: team.staffManager },
  )
  expect((await shown()).map(({ accessibilityOptionId }) => accessibilityOptionId)).toEqual([lift])
})

test.each([
  ['before its end', {}],
  ['while nobody knew its end', { startDateTime: '2026-11-24T08:00:00', endDateTime: null }],
])('tells those who were warned when it is over %s, and nobody who was not', async (_when, wishes) => {
  const activity = await makeActivity(world, { area: team })
  const warned = await makeActivityBooking(world, { session: await makeSession(world, { activity }) })
  const elsewhere = await makeActivityBooking(world)
  const outageId = (await add(wishes)).responseData?.outageId ?? 0
  await world.settle()
  await world.call(outage.endOutage, { serviceAreaId: team.serviceAreaId, outageId }, { as: team.staffManager })
  await world.settle()
  const [, over, ...more] = await warnings(warned.client?.email ?? '')
  expect(more).toEqual([])
  expect(over?.subject).toBe('Good news before you come: the place of your booking is as it was')
  expect(over?.text).toContain('Lift to every floor works again at Hall')
  expect(over?.text).not.toContain('cancel')
  expect(await warnings(elsewhere.client?.email ?? '')).toEqual([])
})

test('says of nothing that it works again while it is to be out of order another time', async () => {
  const activity = await makeActivity(world, { area: team })
  const warned = await makeActivityBooking(world, { session: await makeSession(world, { activity }) })
  const outageId = (await add()).responseData?.outageId ?? 0
  await add({ startDateTime: '2026-12-05T09:00:00', endDateTime: null })
  await world.call(outage.endOutage, { serviceAreaId: team.serviceAreaId, outageId }, { as: team.staffManager })
  await world.settle()
  expect((await warnings(warned.client?.email ?? '')).map(({ text }) => text).join()).not.toContain('works again at')
})

test.each<[string, object, Record<string, string>]>([
  ['nothing', { accessibilityOptionId: null }, { accessibilityOptionId: 'Choose what is out of order.' }],
  ['what cannot break', { accessibilityOptionId: 46 }, { accessibilityOptionId: 'Choose one from the list.' }],
  [
    'an end before the start',
    { endDateTime: '2026-11-30T08:00:00' },
    { endDateTime: 'Choose a time after the start.' },
  ],
])('refuses %s at its field', async (_name, wishes, fields) => {
  expect((await add(wishes)).error?.fields).toEqual(fields)
})

test('takes what one of its activities says is there, and offers it', async () => {
  const hearingLoop = 34
  const activity = await makeActivity(world, { area: team })
  await world.db
    .insertInto('provider.activity_fact')
    .values({ activity_id: activity.activityId, accessibility_option_id: hearingLoop, is_met: true, measure: null })
    .execute()
  const { responseData } = await world.call(
    outage.getOutages,
    { serviceAreaId: team.serviceAreaId },
    { as: team.staffManager },
  )
  expect(responseData?.breakableOptionIds.toSorted((a, b) => a - b)).toEqual([lift, hearingLoop])
  expect((await add({ accessibilityOptionId: hearingLoop })).error).toBeNull()
})

test('refuses what the location does not have, and people who do not manage it', async () => {
  expect((await add({ accessibilityOptionId: 31 })).error?.name).toBe('NotThere')
  expect((await add({}, team.staff)).httpStatusCode).toBe(403)
  expect((await add({}, team.otherAdmin)).httpStatusCode).toBe(404)
  expect((await add({}, await makePerson(world))).httpStatusCode).toBe(403)
})
