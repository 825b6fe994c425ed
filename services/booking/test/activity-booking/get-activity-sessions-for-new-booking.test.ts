import { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book } from '../booked-session.ts'

const here = { latitude: -41.2817, longitude: 174.7762 }
const dayMs = 86_400_000

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

type Search = InputOf<typeof activityBooking.getActivitySessionsForNewBooking>

async function find(search: Search, as?: Person) {
  const answer = await world.call(activityBooking.getActivitySessionsForNewBooking, search, as ? { as } : {})
  if (!answer.responseData) throw new Error(answer.error?.message)
  return answer.responseData
}
const titles = async (search: Search, as?: Person) => (await find(search, as)).items.map(({ title }) => title)

test('finds activities with sessions to come, open to strangers, by when or distance', async () => {
  const near = await makeArea(world, { name: 'Near hall' })
  const far = await makeArea(world, { lat: -41.35, lng: 174.8 })
  const clay = await makeActivity(world, { area: near, title: 'Clay one' })
  const dance = await makeActivity(world, { area: far, title: 'Dance one' })
  await makeActivity(world, { area: near, title: 'No sessions one' })
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * dayMs)
  for (const days of [3, 10, 17, 24, 400]) await makeSession(world, { activity: clay, startsAt: inDays(days) })
  await makeSession(world, { activity: dance, startsAt: inDays(2) })
  await makeSession(world, { activity: dance, startsAt: inDays(4), status: 'Draft' })
  expect(await titles({ ...here, search: 'one' })).toEqual(['Dance one', 'Clay one'])
  const byDistance = await find({ ...here, search: 'one', sort: 'distance' })
  expect(byDistance).toMatchObject({
    totalCount: 2,
    items: [
      { title: 'Clay one', distanceKm: 0, sessionCount: 4, suburb: 'Wellington Central' },
      { title: 'Dance one', distanceKm: expect.any(Number), sessionCount: 1 },
    ],
  })
  expect(byDistance.items[0]?.sessions).toHaveLength(3)
  expect(await titles({ ...here, search: 'one', radiusKm: 2 })).toEqual(['Clay one'])
  expect(
    await titles({ search: 'one', StartDateTime: '2026-11-27T12:00:00', EndDateTime: '2026-11-28T12:00:00' }),
  ).toEqual([])
})

test('finds what is in a box, whatever its distance', async () => {
  const area = await makeArea(world, { lat: -41.3, lng: 174.8 })
  const activity = await makeActivity(world, { area, title: 'Boxed' })
  await makeSession(world, { activity })
  const far = { latitude: -36.85, longitude: 174.76 }
  const found = async (bounds: Search['bounds']) =>
    (await find({ ...far, radiusKm: 5, search: 'Boxed', bounds, sort: 'distance' })).items
  const around = { west: 174.7, south: -41.4, east: 174.9, north: -41.2 }
  expect(await found(around)).toMatchObject([{ title: 'Boxed', distanceKm: expect.any(Number) }])
  expect((await found(around))[0]?.distanceKm).toBeGreaterThan(400)
  expect(await found({ ...around, west: 174.85 })).toEqual([])
})

test('filters by kind, age, price, spaces and access places', async () => {
  const area = await makeArea(world)
  const activity = await makeActivity(world, {
    area,
    title: 'Two pots',
    kindIds: [3],
    minAge: 16,
    maxAge: 30,
    priceCents: 2000,
  })
  const session = await makeSession(world, { activity, maxSpaces: 2, wheelchairSpaces: 1 })
  const found = async (search: Search) => (await titles({ search: 'Two pots', ...search })).length
  expect(await found({ activityKindIds: [3] })).toBe(1)
  expect(await found({ activityKindIds: [4] })).toBe(0)
  expect([await found({ age: 15 }), await found({ age: 16 }), await found({ age: 31 })]).toEqual([0, 1, 0])
  expect([await found({ maxPriceCents: 1999 }), await found({ maxPriceCents: 2000 })]).toEqual([0, 1])
  expect([await found({ spaces: 2 }), await found({ spaces: 3 })]).toEqual([1, 0])
  expect([await found({ wants: ['wheelchairSpaces'] }), await found({ wants: ['quietPlaces'] })]).toEqual([1, 0])
  await world.db
    .updateTable('booking.activity_session')
    .set({ spaces_taken: 2 })
    .where('id', '=', session.activitySessionId)
    .execute()
  expect(await found({})).toBe(0)
})

test('strangers are told what holds of what most people ask about', async () => {
  const activity = await makeActivity(world, { title: 'Facts one' })
  await makeSession(world, { activity })
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: activity.serviceAreaId, accessibility_option_id: 11, is_met: true, measure: 86 })
    .execute()
  const { items } = await find({ search: 'Facts one' })
  expect(items).toMatchObject([{ fit: [], facts: [{ accessibilityOptionId: 11, value: 'yes', measure: 86 }] }])
})

test('compares venue and activity with the needs of who asks, and sorts by fit', async () => {
  const person = await makePerson(world)
  await makeNeeds(world, person, [{ optionId: 8 }])
  const fitting = await makeActivity(world, { title: 'Three fits' })
  const other = await makeActivity(world, { title: 'Three does not' })
  await makeSession(world, { activity: other, startsAt: new Date('2026-11-28T00:00:00Z') })
  await makeSession(world, { activity: fitting, startsAt: new Date('2026-11-29T00:00:00Z') })
  await world.db
    .insertInto('provider.activity_fact')
    .values({
      activity_id: fitting.activityId,
      accessibility_option_id: 8,
      is_met: true,
      measure: null,
      note: null,
      source: null,
      checked_on: null,
      photo_key: null,
    })
    .execute()
  expect(await titles({ search: 'Three', sort: 'fit' }, person)).toEqual(['Three fits', 'Three does not'])
  expect(await titles({ search: 'Three', options: [{ accessibilityOptionId: 8 }] })).toEqual(['Three fits'])
  const [first] = (await find({ search: 'Three', sort: 'fit' }, person)).items
  expect(first?.fit).toMatchObject([{ accessibilityOptionId: 8, outcome: 'met' }])
})

test('a private location is found by those who have it on their shortlist', async () => {
  const area = await makeArea(world, { isPrivate: true })
  const activity = await makeActivity(world, { area, title: 'Four private' })
  await makeSession(world, { activity })
  const person = await makePerson(world)
  const page = (as?: Person) =>
    world.call(activityBooking.getActivityForNewBooking, { activityId: activity.activityId }, as ? { as } : {})
  expect(await titles({ search: 'Four' }, person)).toEqual([])
  expect((await page(person)).httpStatusCode).toBe(404)
  await world.db
    .insertInto('booking.shortlist')
    .values({ user_profile_id: person.userProfileId, service_area_id: area.serviceAreaId })
    .execute()
  expect(await titles({ search: 'Four' }, person)).toEqual(['Four private'])
  expect((await page(person)).httpStatusCode).toBe(200)
  expect((await page()).httpStatusCode).toBe(404)
})

test('the page of an activity shows its sessions to come, full ones as well, and what I have booked', async () => {
  const activity = await makeActivity(world, { minAge: 10 })
  const full = await makeSession(world, { activity, maxSpaces: 1 })
  await makeSession(world, { activity, startsAt: new Date('2026-12-08T21:00:00Z') })
  const person = await makePerson(world)
  const booked = await book(world, full, person, { totalCents: 0 })
  const input = { activityId: activity.activityId }
  const page = await world.call(activityBooking.getActivityForNewBooking, input, { as: person })
  expect(page.responseData).toMatchObject({
    title: activity.title,
    sessionCount: 2,
    minAge: 10,
    policyText: 'You get your money back if you cancel 24 hours or more before the start, and nothing after that.',
    myBookings: [{ activityBookingId: booked.activityBookingId, status: 1 }],
    sessions: [
      { spacesLeft: 0, waitlistLength: 0, startDateTime: '2026-12-01T10:00:00' },
      { spacesLeft: 10, waitlistLength: null },
    ],
  })
  const status = await world.call(activityBooking.getSessionStatusBeforeConfirmBooking, {
    activitySessionId: full.activitySessionId,
    people: [{ name: 'Tama' }],
  })
  expect(status.responseData).toMatchObject({
    isAvailable: false,
    reason: 'No spaces are left in this session.',
    totalCents: 0,
  })
  const banner = await world.call(activityBooking.getActivityBanner, input)
  expect(banner.responseData).toEqual({ banner: null })
})
