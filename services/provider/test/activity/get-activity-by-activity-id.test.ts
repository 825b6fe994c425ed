import { activity } from '@waymark/contracts/activity'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ActivityTeam, makeActivityTeam } from './activity-team.ts'

let world: World
let team: ActivityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
  team = await makeActivityTeam(world)
})
afterAll(() => world.stop())

const read = (
  as: { headers: Readonly<Record<string, string>> } & ActivityTeam['admin'],
  activityId: number = team.activityId,
) => world.call(activity.getActivityByActivityId, { activityId }, { as })

test('shows the facts of the venue beside those of the activity', async () => {
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: team.serviceAreaId, accessibility_option_id: 8, is_met: true })
    .execute()
  await world.db
    .insertInto('provider.activity_fact')
    .values({ activity_id: team.activityId, accessibility_option_id: 34, is_met: false })
    .execute()
  expect((await read(team.admin)).responseData).toMatchObject({
    accessibilityFacts: [{ accessibilityOptionId: 34, value: 'no' }],
    venueFacts: [{ accessibilityOptionId: 8, value: 'yes' }],
  })
})

test('is read by everybody in the team, and by nobody else', async () => {
  for (const person of [team.admin, team.serviceManager, team.staffManager, team.coordinator, team.staff])
    expect((await read(person)).httpStatusCode).toBe(200)
  const colleague = await makePerson(world, { accountId: team.accountId })
  expect((await read(colleague)).httpStatusCode).toBe(403)
  expect((await read(team.otherAdmin)).httpStatusCode).toBe(404)
  expect((await read(await makePerson(world))).httpStatusCode).toBe(403)
  expect((await read(team.admin, 999_999)).httpStatusCode).toBe(404)
})
