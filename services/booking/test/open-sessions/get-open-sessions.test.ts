import { validate } from '@openactive/data-model-validator'
import { closedDay } from '@waymark/contracts/closed-day'
import { openSessions } from '@waymark/contracts/open-data'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

const yoga = 26
const film = 11
const world = await testWorld({ services: ['booking', 'provider'] })
let session: MadeSession
beforeAll(async () => {
  const area = await makeArea(world, { name: 'Hall' })
  const fact = { measure: null, note: null, source: null, checked_on: null, photo_key: null, is_met: true }
  await world.db
    .insertInto('provider.venue_fact')
    .values([8, 25].map((id) => ({ ...fact, service_area_id: area.serviceAreaId, accessibility_option_id: id })))
    .execute()
  const activity = await makeActivity(world, { area, title: 'Yoga', kindIds: [yoga], minAge: 12, priceCents: 1250 })
  session = await makeSession(world, { activity })
  const day = (n: number) => ({ startsAt: new Date(`2026-12-0${n}T21:00:00Z`) })
  await makeSession(world, { activity, status: 'Cancelled', ...day(2) })
  await makeSession(world, { activity, status: 'Draft', ...day(3) })
  await makeSession(world, { activity: await makeActivity(world, { area, kindIds: [film] }) })
  // Nothing is known of where this one is, and it is free.
  await makeSession(world, { activity: await makeActivity(world, { kindIds: [yoga] }) })
  const hidden = await makeArea(world, { isPrivate: true })
  await makeSession(world, { activity: await makeActivity(world, { area: hidden, kindIds: [yoga] }) })
})

const page = z.object({
  next: z.string(),
  license: z.string(),
  items: z.array(
    z.object({
      state: z.literal(['updated', 'deleted']),
      kind: z.literal('ScheduledSession'),
      id: z.int(),
      modified: z.int(),
      data: z.optional(z.looseObject({ superEvent: z.looseObject({}) })),
    }),
  ),
})
const read = async (input: Record<string, unknown> = {}) =>
  z.parse(page, JSON.parse((await world.fetch(openSessions.getOpenSessions, input)).body))
/** The feed leaves out what changed in the last two seconds. */
const settled = (count: number, input: Record<string, unknown> = {}) =>
  expect.poll(async () => (await read(input)).items, { timeout: 6000 }).toHaveLength(count)

test('lists sessions of physical activities in order of change, and only says of others that they are not there', async () => {
  await settled(6)
  const { items } = await read()
  // Their jobs run side by side, so sessions that are added together may be listed in any order.
  const added = items.toSorted((a, b) => a.id - b.id)
  expect(added.map(({ state }) => state)).toEqual(['updated', 'updated', 'deleted', 'deleted', 'updated', 'deleted'])
  expect(items.map(({ modified }) => modified)).toEqual(items.map(({ modified }) => modified).toSorted((a, b) => a - b))
  expect(items.filter(({ state }) => state === 'deleted').every((item) => item.data === undefined)).toBe(true)
  expect(added[0]?.data).toMatchObject({
    startDate: '2026-12-01T10:00:00+13:00',
    duration: 'PT120M',
    remainingAttendeeCapacity: 10,
    superEvent: {
      name: 'Yoga',
      ageRange: { minValue: 12 },
      offers: [{ price: 12.5, priceCurrency: 'NZD' }],
      accessibilitySupport: [{ prefLabel: 'Physical impairment' }],
      accessibilityInformation: 'Step-free entrance\nAccessible toilet',
    },
  })
  expect(added[1]?.data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(added[4]?.data?.superEvent).toMatchObject({ isAccessibleForFree: true })
  expect(added[4]?.data?.superEvent).not.toHaveProperty('accessibilitySupport')
})

test('holds what the models of OpenActive ask for', async () => {
  await settled(6)
  const found = await validate(await read(), { loadRemoteJson: false })
  // Without the network the validator has no list of activities; `openactive-concepts.test.ts` compares ours.
  const failures = found.filter(({ severity, path }) => severity === 'failure' && !path.endsWith('.activity[0]'))
  expect(failures.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})

test('goes on where the page before ended, and shows a session again that changed', async () => {
  await settled(6)
  const { next } = await read()
  const after = Object.fromEntries(new URL(next).searchParams)
  expect(await read(after)).toMatchObject({ items: [], next })
  await world.db
    .updateTable('booking.activity_session')
    .set({ spaces_taken: 3 })
    .where('id', '=', session.activitySessionId)
    .execute()
  await settled(1, after)
  expect((await read(after)).items[0]).toMatchObject({
    id: session.activitySessionId,
    data: { remainingAttendeeCapacity: 7 },
  })
})

test('shows a session again when its location or its activity changed', async () => {
  await settled(6)
  const after = Object.fromEntries(new URL((await read()).next).searchParams)
  await world.db
    .updateTable('provider.service_area')
    .set({ is_private: true })
    .where('id', '=', session.activity.serviceAreaId)
    .execute()
  await world.settle()
  await expect
    .poll(async () => (await read(after)).items.map(({ id, state }) => [id, state]), { timeout: 6000 })
    .toContainEqual([session.activitySessionId, 'deleted'])
})

test('takes a session out while its day is closed, lists it again once it is open, and no session of other days', async () => {
  const area = await makeArea(world)
  const activity = await makeActivity(world, { area, kindIds: [yoga] })
  const { serviceAreaId, accountId } = area
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  // 8 am, noon and 10 pm of one day in Auckland, and the morning after.
  const make = async (startsAt: string, status: 'Active' | 'Cancelled' = 'Active') =>
    (await makeSession(world, { activity, startsAt: new Date(startsAt), status })).activitySessionId
  const morning = await make('2026-12-07T19:00:00Z')
  const noon = await make('2026-12-07T23:00:00Z', 'Cancelled')
  const evening = await make('2026-12-08T09:00:00Z')
  const dayAfter = await make('2026-12-08T19:00:00Z')
  await expect.poll(async () => (await read()).items.map(({ id }) => id), { timeout: 6000 }).toContain(dayAfter)

  const place = async () => Object.fromEntries(new URL((await read()).next).searchParams)
  const changedSince = async (after: Record<string, string>) => {
    await world.settle()
    await settled(3, after)
    return Object.fromEntries((await read(after)).items.map(({ id, state }) => [id, state]))
  }
  const beforeClosing = await place()
  const days = [{ date: '2026-12-08', name: 'Staff day' }]
  await world.call(closedDay.addClosedDays, { serviceAreaId, days }, { as: admin })
  expect(await changedSince(beforeClosing)).toEqual({ [morning]: 'deleted', [noon]: 'updated', [evening]: 'deleted' })

  const beforeOpening = await place()
  const { responseData } = await world.call(closedDay.getClosedDays, { serviceAreaId }, { as: admin })
  const closedDayId = responseData?.closedDays[0]?.closedDayId ?? 0
  await world.call(closedDay.removeClosedDay, { serviceAreaId, closedDayId }, { as: admin })
  expect(await changedSince(beforeOpening)).toEqual({ [morning]: 'updated', [noon]: 'updated', [evening]: 'updated' })
})
