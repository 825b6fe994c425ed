import { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { type MadeActivity, makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOutage } from '@waymark/test-world/makers/outage'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const [lift, liftDoorWidth] = [16, 17] as const
const world = await testWorld({ services: ['booking'] })
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)

/** A location with a lift, an activity there, and sessions of two hours at these times. */
async function activityWithLift(title: string, startsAt: readonly Date[]) {
  const area = await makeArea(world)
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: area.serviceAreaId, accessibility_option_id: lift, is_met: true, measure: null })
    .execute()
  const activity = await makeActivity(world, { area, title })
  const sessions = await Promise.all(startsAt.map((at) => makeSession(world, { activity, startsAt: at })))
  return { area, activity, sessions }
}

test('the fit of an activity, in the list and on its page, is that of its first session: what is out of order then is not met', async () => {
  const { area, activity, sessions } = await activityWithLift('Upstairs', [inHours(24), inHours(72)])
  await makeOutage(world, { area, optionId: lift, startsAt: inHours(20), endsAt: inHours(25) })
  const as = await makePerson(world)
  await makeNeeds(world, as, [{ optionId: lift }])
  const find = async (input: { readonly StartDateTime?: string }) =>
    (await world.call(activityBooking.getActivitySessionsForNewBooking, { search: 'Upstairs', ...input }, { as }))
      .responseData?.items[0]
  const open = async (input: InputOf<typeof activityBooking.getActivityForNewBooking>) =>
    (await world.call(activityBooking.getActivityForNewBooking, input, { as })).responseData
  const broken = { fit: [{ outcome: 'notMet' }], outOptionIds: expect.arrayContaining([lift, liftDoorWidth]) }
  const working = { fit: [{ outcome: 'met' }], outOptionIds: [] }
  expect(await find({})).toMatchObject(broken)
  expect(await find({ StartDateTime: '2026-11-26T09:00:00' })).toMatchObject(working)
  expect(await open({ activityId: activity.activityId })).toMatchObject(broken)
  const [first, second] = sessions
  expect(await open({ activitySessionId: first?.activitySessionId })).toMatchObject(broken)
  expect(await open({ activitySessionId: second?.activitySessionId })).toMatchObject(working)
})

test('a page says what is out of order at its location now or later, in its own time, and no other amenity', async () => {
  const { area, activity } = await activityWithLift('Upstairs', [inHours(24)])
  const [hoistRoom, quietRoom] = [
    await makeAmenity(world, { area }),
    await makeAmenity(world, { area, title: 'Quiet' }),
  ]
  await makeOutage(world, { area, optionId: lift, startsAt: inHours(-2), endsAt: inHours(-1) })
  const outageId = await makeOutage(world, {
    area,
    optionId: lift,
    startsAt: inHours(1),
    note: 'A part is on its way.',
  })
  const ofRoom = await makeOutage(world, { area, amenity: quietRoom, startsAt: inHours(2) })
  await makeOutage(world, { area: await makeArea(world), optionId: lift, startsAt: inHours(1) })
  const outagesOf = async ({ activityId }: MadeActivity) =>
    (await world.call(activityBooking.getActivityForNewBooking, { activityId })).responseData?.outages
  expect(await outagesOf(activity)).toEqual([
    {
      outageId,
      accessibilityOptionId: lift,
      amenityId: null,
      title: null,
      startDateTime: '2026-11-24T10:00:00',
      endDateTime: null,
      note: 'A part is on its way.',
    },
  ])
  const ids = async (of: MadeActivity) => (await outagesOf(of))?.map((one) => one.outageId)
  expect(await ids(hoistRoom)).toEqual([outageId])
  expect(await ids(quietRoom)).toEqual([outageId, ofRoom])
})
