import { activityBooking } from '@waymark/contracts/activity-booking'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

test('answers an activity with its sessions to come, or the one session that is asked for, to strangers too', async () => {
  const activity = await makeActivity(world)
  const first = await makeSession(world, { activity })
  const second = await makeSession(world, { activity, startsAt: new Date('2026-12-07T21:00:00Z') })
  const ask = async (input: { activityId?: number; activitySessionId?: number }) =>
    world.call(activityBooking.getActivityForNewBooking, input)
  const all = await ask({ activityId: activity.activityId })
  expect(all.responseData?.sessions.map(({ activitySessionId }) => activitySessionId).sort()).toEqual(
    [first.activitySessionId, second.activitySessionId].sort(),
  )
  const one = await ask({ activitySessionId: second.activitySessionId })
  expect(one.responseData).toMatchObject({
    activityId: activity.activityId,
    sessionCount: 1,
    sessions: [{ activitySessionId: second.activitySessionId }],
  })
  expect((await ask({ activitySessionId: 999_999 })).httpStatusCode).toBe(404)
  expect((await ask({})).httpStatusCode).toBe(404)
})
