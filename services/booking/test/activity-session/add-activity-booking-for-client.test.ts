import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingTeam } from '@waymark/contracts/booking-team'
import type { InputOf } from '@waymark/contracts/define-call'
import { recipientLimits } from '@waymark/contracts/limits'
import { userManagement } from '@waymark/contracts/user-management'
import { bookingStatus, businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import { sessionCounts } from '../booked-session.ts'
import { makeTeam, type Team } from './team.ts'

const world = await testWorld({ services: ['booking', 'identity', 'notify'] })
let team: Team

beforeAll(async () => {
  // An organisation without services, and without card payments.
  const accountId = await makeAccount(world, { subtype: businessSubtype.ActivityOperator })
  team = await makeTeam(world, { area: await makeArea(world, { accountId, isPrivate: true }) })
})

let days = 0

/** A session on a day of its own. */
const sessionOf = (wishes: Parameters<typeof makeSession>[1] = {}) =>
  makeSession(world, {
    activity: team.activity,
    startsAt: new Date(Date.parse('2026-12-01T21:00:00Z') + 86_400_000 * days++),
    ...wishes,
  })

/** A client who rang up, with their name as the activity coordinator notes it. */
async function keep(email: string | null, { coordinator, activity }: Team = team): Promise<number> {
  const { responseData, error } = await world.call(
    userManagement.addClient,
    {
      serviceAreaId: activity.serviceAreaId,
      firstName: 'Tom',
      lastName: 'Reid',
      phone: '021 555 0155',
      hasAgreed: true,
      isSomebodyElse: true,
      email,
    },
    { as: coordinator },
  )
  if (!responseData) throw new Error(`Not kept: ${error?.message}`)
  return responseData.userProfileId
}

type Input = InputOf<typeof activitySession.addActivityBookingForClient>

const book = (
  session: MadeSession,
  clientUserProfileId: number,
  input: Partial<Input> = {},
  options: { as?: MadePerson; idempotencyKey?: string } = {},
) =>
  world.call(
    activitySession.addActivityBookingForClient,
    {
      activitySessionId: session.activitySessionId,
      clientUserProfileId,
      people: [{ name: 'Tom Reid' }],
      totalCents: session.priceCents,
      ...input,
    },
    { as: team.coordinator, ...options },
  )

const detailOf = async (activityBookingId: number | undefined, as = team.coordinator) =>
  (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId: activityBookingId ?? 0 }, { as }))
    .responseData

test('a client who rings up gets spaces of a free session, and is told by email', async () => {
  const email = 'tom.reid@sessions.test'
  const clientId = await keep(email)
  const session = await sessionOf({ wheelchairSpaces: 1 })
  const found = await world.call(
    bookingTeam.getClients,
    { serviceAreaId: team.activity.serviceAreaId, search: 'reid' },
    { as: team.coordinator },
  )
  expect(found.responseData).toMatchObject([{ userProfileId: clientId, hasAccount: false }])
  const client = await world.call(
    activitySession.getClientForActivityBooking,
    { activitySessionId: session.activitySessionId, clientUserProfileId: clientId },
    { as: team.coordinator },
  )
  expect(client.responseData).toEqual({
    firstName: 'Tom',
    lastName: 'Reid',
    phone: '021 555 0155',
    clientReach: 'email',
  })

  const people = [
    { name: 'Tom Reid', wantsWheelchairSpace: true },
    { name: 'Ana Reid', kind: 'companion' as const, companionOf: 0 },
  ]
  const idempotencyKey = 'phone-press-0001'
  const input = { people, notes: 'Comes by taxi.' }
  const booked = await book(session, clientId, input, { idempotencyKey })
  expect(booked.responseData).toMatchObject({ clientReach: 'email' })
  expect((await book(session, clientId, input, { idempotencyKey })).responseData).toEqual(booked.responseData)
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 2, wheelchair_spaces_taken: 1 })
  expect(await detailOf(booked.responseData?.activityBookingId)).toMatchObject({
    status: bookingStatus.Confirmed,
    contactName: 'Tom Reid',
    contactEmail: '',
    contactPhone: '021 555 0155',
    notes: 'Comes by taxi.',
    isGuest: false,
    clientReach: 'email',
    history: [{ what: 'Booked for a client who rang up', byName: 'Coral Coordinator' }],
  })
  const [told] = await world.mailbox(email)
  expect(told?.kind).toBe('booking confirmed')
  expect(told?.text).toContain('made this booking for you when you asked them')
  expect(told?.text).toContain('/register-profile')
  expect(told?.text).not.toContain('/activity-booking/')

  // What everybody who comes is told goes to their address too.
  const sent = await world.call(
    activitySession.messageActivitySession,
    { activitySessionId: session.activitySessionId, subject: 'Bring a cup', body: 'We have tea.' },
    { as: team.coordinator },
  )
  expect(sent.responseData?.recipients).toBe(1)
  expect((await world.mailbox(email)).map(({ kind }) => kind)).toContain('session message')
})

test('a paid session is confirmed at once, and is to be paid at the door', async () => {
  const email = 'pays.later@sessions.test'
  const clientId = await keep(email)
  const session = await sessionOf({ priceCents: 1800 })
  expect((await book(session, clientId, { totalCents: 0 })).error).toMatchObject({
    name: 'PriceChanged',
    message: 'The price has changed to $18.00 NZD. Please check it, then book again.',
  })
  const { responseData } = await book(session, clientId)
  expect(await detailOf(responseData?.activityBookingId)).toMatchObject({
    status: bookingStatus.Confirmed,
    totalCents: 1800,
    paidCents: 0,
    heldUntil: null,
    history: [{ what: 'Booked for a client who rang up: $18.00 NZD to be paid at the door' }],
  })
  expect((await world.mailbox(email))[0]?.text).toContain('$18.00 NZD, to be paid at the door')
  const noted = await world.call(
    activitySession.noteCashAtDoor,
    {
      activitySessionId: session.activitySessionId,
      activityBookingId: responseData?.activityBookingId ?? 0,
      step: 'taken',
      amountCents: 1800,
    },
    { as: team.coordinator },
  )
  expect(noted.responseData?.paidCents).toBe(1800)
})

test('once cancelled, what was to be paid at the door is said to be owed by nobody', async () => {
  const email = 'cancels@sessions.test'
  const { responseData } = await book(await sessionOf({ priceCents: 500 }), await keep(email))
  const cancelled = await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId: responseData?.activityBookingId ?? 0, reason: 'Rang up again.', refundCents: 0 },
    { as: team.coordinator },
  )
  expect(cancelled.error).toBeNull()
  await world.settle()
  const told = (await world.mailbox(email)).find(({ kind }) => kind === 'booking cancelled')
  expect(told?.text).toContain('Total: Nothing was paid and nothing is to pay\n')
  expect(told?.text).not.toContain('$5.00')
})

test('a client without an address is written to by nobody', async () => {
  const session = await sessionOf()
  const { responseData } = await book(session, await keep(null))
  expect(responseData?.clientReach).toBe('phone')
  const listed = await world.call(
    activitySession.getActivityBookingsInActivitySession,
    { activitySessionId: session.activitySessionId },
    { as: team.coordinator },
  )
  expect(listed.responseData?.items).toMatchObject([{ contactName: 'Tom Reid', clientReach: 'phone' }])
  expect((await world.mailbox()).filter(({ to }) => to.endsWith('.invalid'))).toEqual([])
  const message = await world.call(
    activitySession.messageActivitySession,
    { activitySessionId: session.activitySessionId, subject: 'Bring a cup', body: 'We have tea.' },
    { as: team.coordinator },
  )
  expect(message.error?.name).toBe('NobodyComes')
})

test('nobody is booked beyond the spaces, the access places and the spaces of one booking, or twice', async () => {
  const clientId = await keep(null)
  const session = await sessionOf({ maxSpaces: 3, maxSpacesPerClient: 2 })
  const named = (...names: string[]) => ({ people: names.map((name) => ({ name })) })
  expect((await book(session, clientId, named('A', 'B', 'C'))).error?.name).toBe('TooManySpaces')
  const wheelchair = { people: [{ name: 'Tom Reid', wantsWheelchairSpace: true }] }
  expect((await book(session, clientId, wheelchair)).error).toMatchObject({
    name: 'StockTaken',
    message: 'There is no wheelchair space left in this session.',
  })
  expect((await book(session, clientId, named('A', 'B'))).error).toBeNull()
  expect((await book(session, clientId)).error).toMatchObject({
    name: 'AlreadyBooked',
    message: 'They already have a booking of this session.',
  })
  expect((await book(session, await keep(null), named('A', 'B'))).error).toMatchObject({
    name: 'SoldOut',
    message: 'Only 1 space is left in this session.',
  })
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 2 })
})

test('what a client needs cannot be found out by changing the measures of the place', async () => {
  const doorway = 29
  const measure = (measured: number) =>
    world.db
      .insertInto('provider.venue_fact')
      .values({
        service_area_id: team.activity.serviceAreaId,
        accessibility_option_id: doorway,
        is_met: true,
        measure: measured,
      })
      .onConflict((row) =>
        row.columns(['service_area_id', 'accessibility_option_id']).doUpdateSet({ measure: measured }),
      )
      .execute()
  const client = await makePerson(world)
  await makeActivityBooking(world, { session: await sessionOf(), client })
  await world.db
    .insertInto('identity.need')
    .values({
      user_profile_id: client.userProfileId,
      accessibility_option_id: doorway,
      weight: 'must',
      threshold: 97,
    })
    .execute()
  await measure(120)
  const people = [{ name: 'Tom Reid', sharedAccessibilityOptionIds: [doorway] }]
  const { responseData } = await book(await sessionOf(), client.userProfileId, { people })
  const worsened = async () => (await detailOf(responseData?.activityBookingId))?.worsenedOptionIds
  await measure(96)
  expect(await worsened()).toEqual([])
  // The usual measure is relied on, as by a guest.
  await measure(60)
  expect(await worsened()).toEqual([doorway])
})

test('clients of another organisation are neither seen nor booked for', async () => {
  const session = await sessionOf()
  const other = await makeTeam(world)
  const strangerId = await keep(null, other)
  expect((await book(session, strangerId)).error?.name).toBe('NotYourClient')
  const { userProfileId } = await makePerson(world)
  expect((await book(session, userProfileId)).error?.name).toBe('NotYourClient')
  const seen = await world.call(
    activitySession.getClientForActivityBooking,
    { activitySessionId: session.activitySessionId, clientUserProfileId: strangerId },
    { as: team.coordinator },
  )
  expect(seen.error?.name).toBe('NotYourClient')
})

test('a mailbox is not filled with bookings, whatever the names that it is kept under', async () => {
  const { max } = recipientLimits.bookingsForClient
  const email = 'victim@calls.test'
  const clients = [await keep(email), await keep(email.toUpperCase())]
  const { accountId } = team.activity
  const admins = await Promise.all(clients.map(() => makePerson(world, { accountId, isAccountAdmin: true })))
  const answers = []
  for (let made = 0; made <= max; made += 2) {
    const session = await sessionOf()
    for (const [index, clientId] of clients.entries())
      answers.push(await book(session, clientId, {}, { as: admins[index] ?? team.coordinator }))
  }
  expect(answers.filter(({ responseData }) => responseData)).toHaveLength(max)
  expect(answers.at(-1)?.error?.name).toBe('ClientFull')
})

test('is for those who manage the sessions of the location', async () => {
  const clientId = await keep(null)
  const session = await sessionOf({ staff: [team.aroha] })
  expect((await book(session, clientId, {}, { as: team.aroha })).httpStatusCode).toBe(403)
  const other = await makeTeam(world)
  expect((await book(session, clientId, {}, { as: other.coordinator })).httpStatusCode).toBe(404)
})

test('a session that is cancelled or has begun takes nobody', async () => {
  const clientId = await keep(null)
  expect((await book(await sessionOf({ status: 'Cancelled' }), clientId)).error?.name).toBe('NotOpen')
  const begun = await sessionOf({ startsAt: new Date(world.clock.now().getTime() - 60_000) })
  expect((await book(begun, clientId)).error?.name).toBe('AlreadyStarted')
})

test('whoever has an account is booked in their own name', async () => {
  const session = await sessionOf()
  const before = await makePerson(world)
  await makeActivityBooking(world, { session: await sessionOf(), client: before })
  const again = await world.call(
    userManagement.addClient,
    {
      serviceAreaId: team.activity.serviceAreaId,
      firstName: 'Tom',
      lastName: 'Reid',
      phone: '021 555 0177',
      hasAgreed: true,
      email: before.email,
    },
    { as: team.coordinator },
  )
  expect(again.error?.name).toBe('EmailIsKnown')
  const { responseData } = await book(session, before.userProfileId)
  expect(responseData?.clientReach).toBe('account')
  expect(await detailOf(responseData?.activityBookingId, before)).toMatchObject({ mySide: 'client', mayCancel: true })
  expect((await world.mailbox(before.email))[0]?.text).toContain('booked this for you when you asked them')
})
