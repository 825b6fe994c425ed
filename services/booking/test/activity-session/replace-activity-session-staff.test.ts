import { activitySession } from '@waymark/contracts/activity-session'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam, type Team } from './team.ts'

const world = await testWorld({ services: ['booking'] })

const replace = ({ coordinator, aroha, sione }: Team, activitySessionId: number, staffUserProfileId?: number) =>
  world.call(
    activitySession.replaceActivitySessionStaff,
    {
      activitySessionId,
      staffUserProfileId: staffUserProfileId ?? sione.userProfileId,
      replacedStaffUserProfileId: aroha.userProfileId,
    },
    { as: coordinator },
  )

test('somebody helps instead of somebody else, whose time is free again', async () => {
  const team = await makeTeam(world)
  const { activity, aroha } = team
  const { activitySessionId, startsAt } = await makeSession(world, { activity, staff: [aroha] })
  const answer = await replace(team, activitySessionId)
  expect(answer.responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Sione'])
  const same = await makeSession(world, { startsAt, staff: [aroha] })
  expect(same.activitySessionId).not.toBe(activitySessionId)
})

test('one who helps already stays, and the other leaves', async () => {
  const team = await makeTeam(world)
  const { activitySessionId } = await makeSession(world, { activity: team.activity, staff: [team.aroha, team.sione] })
  expect((await replace(team, activitySessionId)).responseData?.staff.map(({ firstName }) => firstName)).toEqual([
    'Sione',
  ])
})

test('refuses somebody who is busy, and then nobody has left', async () => {
  const team = await makeTeam(world)
  const { activity, aroha, sione, coordinator } = team
  const { activitySessionId } = await makeSession(world, { activity, staff: [aroha] })
  await makeSession(world, { staff: [sione] })
  expect((await replace(team, activitySessionId)).error?.name).toBe('StaffBusy')
  const pair = { activitySessionId, userProfileId: aroha.userProfileId }
  const still = await world.call(activitySession.addActivitySessionStaffAssignment, pair, { as: coordinator })
  expect(still.responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Aroha'])
})

test('refuses one of another team, one who does not help any more, and a session that is over', async () => {
  const team = await makeTeam(world)
  const { activity, aroha } = team
  const helped = await makeSession(world, { activity, staff: [aroha] })
  const stranger = await makePerson(world)
  expect((await replace(team, helped.activitySessionId, stranger.userProfileId)).error?.name).toBe('NotInTeam')
  const left = await makeSession(world, { activity, startsAt: new Date('2026-12-05T21:00:00Z') })
  expect((await replace(team, left.activitySessionId)).error?.name).toBe('NotHelping')
  const over = await makeSession(world, { activity, status: 'Completed', startsAt: new Date('2026-12-06T21:00:00Z') })
  expect((await replace(team, over.activitySessionId)).error?.message).toBe('This session is Completed.')
})
