import { activityBooking } from '@waymark/contracts/activity-booking'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, makePaidActivity, makePaidSession, newBookingOf, sessionCounts } from '../booked-session.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

const add = (...[input, options]: [Parameters<typeof newBookingOf>, Parameters<World['call']>[2]]) =>
  world.call(activityBooking.addNewActivityBooking, newBookingOf(...input), options)

test('confirms spaces that cost nothing at once, with a ticket and a line of history', async () => {
  const session = await makeSession(world)
  const client = await makePerson(world)
  const people = [{ name: 'Aroha Ngata' }, { name: 'Wiremu Ngata', wantsQuietPlace: false }]
  const booked = await book(world, session, client, { people, totalCents: 0 })
  expect(booked).toMatchObject({
    status: 1,
    paymentFlow: 'Completed',
    heldUntil: null,
    startDateTime: '2026-12-01T10:00:00',
    totalCents: 0,
    mySide: 'client',
    mayCancel: true,
    isGuest: false,
  })
  expect(booked.ticketCode).toMatch(/^WM-\d+-[A-Z2-7]{10}$/)
  expect(booked.history).toMatchObject([{ what: 'Booked', byName: expect.stringContaining('Person') }])
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 2 })
})

test('holds spaces that have to be paid for 31 minutes, without a ticket', async () => {
  const session = await makePaidSession(world)
  const booked = await book(world, session, await makePerson(world))
  expect(booked).toMatchObject({ status: 0, paymentFlow: 'NONE', totalCents: 2400, gstCents: null, ticketCode: null })
  expect(Date.parse(booked.heldUntil ?? '') - world.clock.now().getTime()).toBe(31 * 60_000)
  expect(booked.extensionsLeft).toBe(10)
})

test('a guest books, and sees the booking with their token alone', async () => {
  const session = await makeSession(world)
  const guest = await world.people.guest()
  const booked = await book(world, session, guest, { totalCents: 0 })
  expect(booked).toMatchObject({
    isGuest: true,
    mySide: 'client',
    history: [{ what: 'Booked', byName: 'Aroha Ngata' }],
  })
  const read = (as: typeof guest) =>
    world.call(activityBooking.getActivityBookingDetail, { activityBookingId: booked.activityBookingId }, { as })
  expect((await read(guest)).httpStatusCode).toBe(200)
  expect((await read(await world.people.guest())).httpStatusCode).toBe(404)
  expect((await read(await makePerson(world))).httpStatusCode).toBe(404)
})

test('a companion takes a space of an activity, and is not booked at an amenity', async () => {
  const pair = [{ name: 'Moana' }, { name: 'Sina', kind: 'companion' as const, companionOf: 0 }]
  const tryToBook = async (session: MadeSession) =>
    world.call(activityBooking.addNewActivityBooking, newBookingOf(session, { people: pair, totalCents: 0 }), {
      as: await makePerson(world),
    })
  expect((await tryToBook(await makeSession(world, { maxSpaces: 1 }))).error?.name).toBe('SoldOut')
  const wheelchair = await makeSession(world)
  await world.db
    .updateTable('provider.activity')
    .set({ amenity_type_id: 8, feature_ids: [] })
    .where('id', '=', wheelchair.activity.activityId)
    .execute()
  const shown = await world.call(activityBooking.getActivityForNewBooking, {
    activityId: wheelchair.activity.activityId,
  })
  expect(shown.responseData?.hasFreeCompanion).toBe(false)
  expect((await tryToBook(wheelchair)).error).toMatchObject({
    name: 'OneCompanionEach',
    fields: { 'people.1.kind': expect.any(String) },
  })
})

test('charges a companion nothing, and a concession less', async () => {
  const activity = await makePaidActivity(world, { concessionPriceCents: 1500 })
  const session = await makeSession(world, { activity })
  const people = [
    { name: 'Aroha' },
    { name: 'Mere', kind: 'companion' as const, companionOf: 0 },
    { name: 'Tama', kind: 'concession' as const },
  ]
  const booked = await book(world, session, await makePerson(world), { people, totalCents: 3900 })
  expect(booked.people.map(({ priceCents }) => priceCents)).toEqual([2400, 0, 1500])
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 3 })
})

test('sent again with the same key, it is the same booking; also when both come at once', async () => {
  const session = await makeSession(world)
  const client = await makePerson(world)
  const options = { as: client, idempotencyKey: 'the-same-key-1' }
  const answers = await Promise.all([1, 2, 3].map(() => add([session, { totalCents: 0 }], options)))
  const ids = answers.map(({ responseData }) => responseData?.activityBookingId)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeGreaterThan(0)
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
})

test('a key that was sent with other answers is refused, and books nothing', async () => {
  const [session, other] = [await makeSession(world), await makeSession(world)]
  const options = { as: await makePerson(world), idempotencyKey: 'one-key-two-inputs' }
  expect((await add([session, { totalCents: 0 }], options)).httpStatusCode).toBe(200)
  const refused = await Promise.all([1, 2].map(() => add([other, { totalCents: 0 }], options)))
  expect(refused.map(({ httpStatusCode, error }) => [httpStatusCode, error?.name])).toEqual([
    [409, 'KeyReused'],
    [409, 'KeyReused'],
  ])
  expect(await sessionCounts(world, other)).toMatchObject({ spaces_taken: 0 })
})

test('gives 7 spaces to 7 of 30 guests who book at once, and tells the others how many are left', async () => {
  const session = await makeSession(world, { maxSpaces: 7 })
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) =>
      add([session, { contactEmail: `guest${index}@example.test`, totalCents: 0 }], { as: await world.people.guest() }),
    ),
  )
  expect(answers.filter(({ httpStatusCode }) => httpStatusCode === 200)).toHaveLength(7)
  expect(new Set(answers.map(({ error }) => error?.name))).toEqual(new Set([undefined, 'SoldOut']))
  expect(answers.find(({ error }) => error)?.error?.message).toBe('No spaces are left in this session.')
})

describe('refuses', () => {
  test('a second live booking of a session', async () => {
    const session = await makeSession(world)
    const client = await makePerson(world)
    await book(world, session, client, { totalCents: 0 })
    expect((await add([session, { totalCents: 0 }], { as: client })).error?.name).toBe('AlreadyBooked')
  })

  test('access places that are taken, and more spaces than a client may have', async () => {
    const session = await makeSession(world, { wheelchairSpaces: 1, maxSpacesPerClient: 2 })
    const people = [{ name: 'Aroha', wantsWheelchairSpace: true }]
    await book(world, session, await makePerson(world), { people, totalCents: 0 })
    const second = await add([session, { people, totalCents: 0 }], { as: await makePerson(world) })
    expect(second.error).toMatchObject({
      name: 'StockTaken',
      message: 'There is no wheelchair space left in this session.',
    })
    const last = await makeSession(world, { wheelchairSpaces: 1 })
    const pair = [...people, { name: 'Hēmi', wantsWheelchairSpace: true }]
    const both = await add([last, { people: pair, totalCents: 0 }], { as: await makePerson(world) })
    expect(both.error?.message).toBe('There is only 1 wheelchair space left in this session.')
    const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }]
    const many = await add([session, { people: three, totalCents: 0 }], { as: await makePerson(world) })
    expect(many.error?.message).toBe('One booking of this session has at most 2 spaces.')
  })

  test('a total that is not the price any more', async () => {
    const session = await makePaidSession(world)
    const answer = await add([session, { totalCents: 2000 }], { as: await makePerson(world) })
    expect(answer.error?.message).toBe('The price has changed to $24.00 NZD. Please check it, then confirm again.')
  })

  test('card payments that the organiser cannot take', async () => {
    const session = await makeSession(world, { activity: await makeActivity(world, { priceCents: 2400 }) })
    expect((await add([session], { as: await makePerson(world) })).error?.name).toBe('NotConnected')
  })

  test('a session that has started, is cancelled, or is not open yet', async () => {
    const as = await makePerson(world)
    const started = await makeSession(world, { startsAt: new Date(world.clock.now().getTime() - 1000) })
    const cancelled = await makeSession(world, { status: 'Cancelled' })
    const draft = await makeSession(world, { status: 'Draft' })
    expect((await add([started, { totalCents: 0 }], { as })).error?.name).toBe('AlreadyStarted')
    expect((await add([cancelled, { totalCents: 0 }], { as })).error?.name).toBe('NotOpen')
    expect((await add([draft, { totalCents: 0 }], { as })).httpStatusCode).toBe(404)
  })

  test('ages that do not fit, and companions of nobody, at their fields', async () => {
    const activity = await makeActivity(world, { minAge: 16 })
    const session = await makeSession(world, { activity })
    const as = await makePerson(world)
    const young = await add([session, { people: [{ name: 'Tui', age: 9 }], totalCents: 0 }], { as })
    expect(young.error).toMatchObject({
      name: 'WrongAge',
      fields: { 'people.0.age': 'This activity is for people from 16 years.' },
    })
    const people = [{ name: 'Tui', kind: 'companion' as const }]
    const alone = await add([session, { people, totalCents: 0 }], { as })
    expect(alone.error).toMatchObject({
      name: 'OneCompanionEach',
      fields: { 'people.0.companionOf': 'Choose whom this companion comes with.' },
    })
  })

  test('a private location to those who do not have it on their shortlist', async () => {
    const activity = await makeActivity(world, { area: await makeArea(world, { isPrivate: true }) })
    const session = await makeSession(world, { activity })
    const client = await makePerson(world)
    expect((await add([session, { totalCents: 0 }], { as: client })).httpStatusCode).toBe(404)
    expect((await add([session, { totalCents: 0 }], { as: await world.people.guest() })).httpStatusCode).toBe(404)
    await world.db
      .insertInto('booking.shortlist')
      .values({ user_profile_id: client.userProfileId, service_area_id: activity.serviceAreaId })
      .execute()
    expect((await add([session, { totalCents: 0 }], { as: client })).httpStatusCode).toBe(200)
  })

  test('a restricted person at another provider', async () => {
    const { accountId } = await makeArea(world)
    const as = await makePerson(world, { restrictedToAccountId: accountId })
    const answer = await add([await makeSession(world), { totalCents: 0 }], { as })
    expect(answer.error?.name).toBe('RestrictedToProvider')
  })

  test('a business without its location, and with one where it may not book', async () => {
    const { serviceAreaId, accountId } = await makeArea(world)
    const session = await makeSession(world)
    const staff = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
    const manager = await makePerson(world, {
      accountId,
      roles: { [serviceAreaId]: staffRole.StaffAndServiceManager },
    })
    const forArea = { totalCents: 0, UserServiceAreaId: serviceAreaId }
    expect((await add([session, { totalCents: 0 }], { as: manager })).error?.name).toBe('NotYourArea')
    expect((await add([session, forArea], { as: staff })).error).toMatchObject({
      name: 'NotYourArea',
      message: expect.stringContaining('To come yourself, log out and book as a guest'),
    })
    expect((await add([session, forArea], { as: manager })).responseData?.UserServiceAreaId).toBe(serviceAreaId)
  })
})

test('shared needs are seen by those who serve the session and by nobody else', async () => {
  const area = await makeArea(world)
  const activity = await makeActivity(world, { area })
  const helper = await makePerson(world, {
    accountId: area.accountId,
    roles: { [area.serviceAreaId]: staffRole.Staff },
  })
  const session = await makeSession(world, { activity, staff: [helper] })
  const client = await makePerson(world)
  const people = [{ name: 'Aroha', sharedAccessibilityOptionIds: [1] }]
  const { activityBookingId } = await book(world, session, client, { people, totalCents: 0, notes: 'I am late' })
  const read = async (as: typeof client) =>
    (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData
  expect(await read(helper)).toMatchObject({
    mySide: 'provider',
    notes: 'I am late',
    people: [{ sharedAccessibilityOptionIds: [1] }],
  })
  const admin = await makePerson(world, { isGlobalAdmin: true })
  expect(await read(admin)).toMatchObject({ notes: '', people: [{ sharedAccessibilityOptionIds: [] }] })
  const elsewhere = await makePerson(world, { accountId: area.accountId })
  expect(await read(elsewhere)).toBeNull()
})
