import { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectCards, makeTeam, type Team } from './team.ts'

let world: World
let team: Team
const today = new Date('2026-11-23T20:00:00Z')
const minuteMs = 60_000

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], now: today })
  team = await makeTeam(world)
})
afterAll(() => world.stop())

const sessionIn = (minutes: number, wishes: Parameters<typeof makeSession>[1] = {}) =>
  makeSession(world, { activity: team.activity, startsAt: new Date(today.getTime() + minutes * minuteMs), ...wishes })

const add = ({ activitySessionId }: MadeSession, input: object = {}, options: object = {}) =>
  world.call(
    activitySession.addActivityBookingAtDoor,
    { activitySessionId, name: 'Wiremu Walker', ...input },
    { as: team.coordinator, ...options },
  )

const comes = async ({ activitySessionId }: MadeSession) =>
  (
    await world.call(
      activitySession.getActivityBookingsInActivitySession,
      { activitySessionId },
      { as: team.coordinator },
    )
  ).responseData

test('somebody who comes without a booking takes a space, is here, and pays nothing', async () => {
  await connectCards(world, team.activity)
  const session = await sessionIn(-10, { priceCents: 1800 })
  const key = 'door-press-0001'
  const answer = await add(session, { phone: '021 555 0191', wantsWheelchairSpace: false }, { idempotencyKey: key })
  expect(answer.httpStatusCode).toBe(200)
  const again = await add(session, { phone: '021 555 0191', wantsWheelchairSpace: false }, { idempotencyKey: key })
  expect(again.responseData).toEqual(answer.responseData)
  expect((await comes(session))?.items).toMatchObject([
    {
      activityBookingId: answer.responseData?.activityBookingId,
      status: bookingStatus.Confirmed,
      contactName: 'Wiremu Walker',
      contactEmail: '',
      contactPhone: '021 555 0191',
      totalCents: 0,
      paidCents: 0,
      people: [{ name: 'Wiremu Walker', priceCents: 0, checkedInAt: today.toISOString() }],
    },
  ])
  const history = await world.db
    .selectFrom('booking.booking_history')
    .select(['what', 'by_name'])
    .where('booking_id', '=', answer.responseData?.activityBookingId ?? null)
    .execute()
  expect(history).toEqual([{ what: 'Added at the door', by_name: 'Coral Coordinator' }])
  // They were there: the booking is completed with the others.
  world.clock.advance(4 * 60 * minuteMs)
  await world.runJob(jobs.booking.completePastSessions, {})
  world.clock.set(today)
  expect((await comes(session))?.items[0]?.status).toBe(bookingStatus.Completed)
})

test('nobody is let in beyond the spaces and access places of the session', async () => {
  const session = await sessionIn(30, { maxSpaces: 2 })
  await makeActivityBooking(world, { session })
  expect((await add(session, { wantsWheelchairSpace: true })).error).toMatchObject({ name: 'StockTaken' })
  expect((await add(session)).httpStatusCode).toBe(200)
  expect((await add(session)).error).toMatchObject({
    name: 'SoldOut',
    message: 'No spaces are left in this session. Whoever manages it can add spaces on its tab “Session”.',
  })
  expect((await comes(session))?.totalCount).toBe(2)
})

test('the door opens with check-in, and stays closed for a session that is none', async () => {
  expect((await add(await sessionIn(200))).error?.name).toBe('TooEarly')
  expect((await add(await sessionIn(60, { status: 'Cancelled' }))).error?.name).toBe('NotOpen')
})

test('is for those who manage the session or help with it', async () => {
  const session = await sessionIn(90, { staff: [team.aroha] })
  expect((await add(session, {}, { as: team.sione })).httpStatusCode).toBe(404)
  expect((await add(session, {}, { as: team.aroha })).httpStatusCode).toBe(200)
})
