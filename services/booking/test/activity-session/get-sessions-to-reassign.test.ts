import { activitySession } from '@waymark/contracts/activity-session'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from './team.ts'

const world = await testWorld({ services: ['booking'] })

test('answers the scheduled sessions to come of one person, each with who has nothing else then', async () => {
  const { activity, coordinator, aroha, sione } = await makeTeam(world)
  const first = await makeSession(world, { activity, staff: [aroha] })
  const dayLater = new Date('2026-12-01T21:00:00Z')
  const second = await makeSession(world, { activity, staff: [aroha, coordinator], startsAt: dayLater })
  await makeSession(world, { startsAt: dayLater, staff: [sione] })
  await makeSession(world, {
    activity,
    staff: [aroha],
    status: 'Cancelled',
    startsAt: new Date('2026-12-08T21:00:00Z'),
  })
  await makeSession(world, { activity, staff: [sione], startsAt: new Date('2026-12-09T21:00:00Z') })
  const ask = (wishes: object = {}) =>
    world.call(
      activitySession.getSessionsToReassign,
      { serviceAreaId: activity.serviceAreaId, staffUserProfileId: aroha.userProfileId, ...wishes },
      { as: coordinator },
    )
  const { responseData, error } = await ask()
  expect(error).toBeNull()
  expect(responseData).toMatchObject({
    totalCount: 2,
    items: [
      {
        activitySessionId: first.activitySessionId,
        startDateTime: '2026-12-01T10:00:00',
        staff: [{ firstName: 'Aroha' }],
        freeStaff: [{ firstName: 'Coral' }, { firstName: 'Sione' }],
        freeStaffCount: 2,
      },
      { activitySessionId: second.activitySessionId, freeStaff: [], freeStaffCount: 0 },
    ],
  })
  expect((await ask({ search: 'sio' })).responseData?.items[0]?.freeStaff).toMatchObject([{ firstName: 'Sione' }])
  const named = await ask({ activitySessionIds: [second.activitySessionId] })
  expect(named.responseData).toMatchObject({ totalCount: 1, items: [{ activitySessionId: second.activitySessionId }] })
  const one = await ask({ activitySessionId: second.activitySessionId })
  expect(one.responseData?.items.map((session) => session.activitySessionId)).toEqual([second.activitySessionId])
})

test('leaves out people on leave, and those who were deactivated', async () => {
  const { activity, coordinator, aroha, sione } = await makeTeam(world)
  const { startsAt, endsAt } = await makeSession(world, { activity, staff: [aroha] })
  const gone = await makePerson(world, { accountId: activity.accountId, roles: { [activity.serviceAreaId]: 3 } })
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', gone.userProfileId)
    .execute()
  await world.db
    .insertInto('provider.staff_leave')
    .values({
      account_id: activity.accountId,
      user_profile_id: sione.userProfileId,
      starts_at: startsAt,
      ends_at: endsAt,
      note: null,
    })
    .execute()
  const answer = await world.call(
    activitySession.getSessionsToReassign,
    { serviceAreaId: activity.serviceAreaId, staffUserProfileId: aroha.userProfileId },
    { as: coordinator },
  )
  expect(answer.responseData?.items[0]?.freeStaff.map(({ firstName }) => firstName)).toEqual(['Coral'])
})
