import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam, type Team } from './activity-session/team.ts'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

type Pair = { readonly activitySessionId: number; readonly userProfileId: number }

const assign = ({ coordinator }: Team, pair: Pair) =>
  world.call(activitySession.addActivitySessionStaffAssignment, pair, { as: coordinator })
const take = ({ coordinator }: Team, pair: Pair) =>
  world.call(activitySession.deleteActivitySessionStaffAssignment, pair, { as: coordinator })

test('lets somebody help with a session, once, and takes them off again', async () => {
  const team = await makeTeam(world)
  const { activitySessionId } = await makeSession(world, { activity: team.activity, staff: [team.aroha] })
  const pair = { activitySessionId, userProfileId: team.sione.userProfileId }
  const first = await assign(team, pair)
  expect(first.responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Aroha', 'Sione'])
  expect((await assign(team, pair)).responseData?.staff).toHaveLength(2)
  expect((await take(team, pair)).responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Aroha'])
  expect((await take(team, pair)).responseData?.staff).toHaveLength(1)
  expect((await assign(team, pair)).responseData?.staff).toHaveLength(2)
})

test('refuses somebody who is busy, does not work there, or helps with what is over', async () => {
  const team = await makeTeam(world)
  const { activity, aroha } = team
  const { activitySessionId } = await makeSession(world, { activity })
  await makeSession(world, { staff: [aroha] })
  expect((await assign(team, { activitySessionId, userProfileId: aroha.userProfileId })).error).toMatchObject({
    name: 'StaffBusy',
    message: 'Aroha Ngata already has something at Tue 1 Dec 2026, 10:00 am.',
  })
  const stranger = await makePerson(world)
  expect((await assign(team, { activitySessionId, userProfileId: stranger.userProfileId })).error?.name).toBe(
    'NotInTeam',
  )
  const over = await makeSession(world, { activity, status: 'Cancelled', startsAt: new Date('2026-12-05T21:00:00Z') })
  const pair = { activitySessionId: over.activitySessionId, userProfileId: aroha.userProfileId }
  expect((await assign(team, pair)).error?.message).toBe('This session is Cancelled.')
})

test('an account admin of the organisation can help, too', async () => {
  const team = await makeTeam(world)
  const { activitySessionId } = await makeSession(world, { activity: team.activity })
  const admin = await makePerson(world, { accountId: team.activity.accountId, isAccountAdmin: true })
  expect((await assign(team, { activitySessionId, userProfileId: admin.userProfileId })).httpStatusCode).toBe(200)
})

test.each([
  ['of two hours', new Date('2026-11-30T20:00:00Z'), 2, ['13:00']],
  ['of several days', new Date('2026-11-27T20:00:00Z'), 5 * 24, []],
])('a session %s takes its staff out of the free times of their services', async (_length, startsAt, hours, free) => {
  const offered = await makeOfferedService(world)
  const freeTimes = async () => {
    const answer = await world.call(
      booking.getAvailableTimesForServiceAreaForNewBooking,
      {
        ServiceAreaServiceId: offered.serviceAreaServiceId,
        ServiceSizeOptionId: 12,
        fromDate: '2026-12-01',
        days: 1,
      },
      { as: await makePerson(world) },
    )
    return answer.responseData?.days.flatMap((day) => day.free)
  }
  expect(await freeTimes()).toEqual(['09:00', '10:15', '13:00'])
  await makeSession(world, { startsAt, hours, staff: offered.staff })
  expect(await freeTimes()).toEqual(free)
})

test('nobody can be booked for a visit while they help with a session', async () => {
  const offered = await makeOfferedService(world)
  await makeSession(world, { startsAt: new Date('2026-11-25T19:00:00Z'), staff: offered.staff })
  const client = await makePerson(world)
  await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), { as: client })
  await world.settle()
  const rows = await world.db
    .selectFrom('booking.booking')
    .select('status')
    .where('client_user_profile_id', '=', client.userProfileId)
    .execute()
  expect(rows).toEqual([{ status: bookingStatus.Incomplete }])
})

test('a visit cannot be moved to when its staff help with a session', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  await makeSession(world, { startsAt: new Date('2026-11-26T20:30:00Z'), staff: offered.staff })
  const answer = await world.call(
    booking.changeBooking,
    { bookingId, RequestedStartDateTime: '2026-11-27T10:15:00' },
    { as: client },
  )
  expect(answer.httpStatusCode).toBe(409)
})
