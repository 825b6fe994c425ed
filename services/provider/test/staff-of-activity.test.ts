import { activity } from '@waymark/contracts/activity'
import { jobs } from '@waymark/contracts/jobs'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ActivityTeam, makeActivityTeam } from './activity/activity-team.ts'

let world: World
let team: ActivityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider', 'identity'] })
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await makeActivityTeam(world)
})

const add = (userProfileId: number, as = team.coordinator) =>
  world.call(activity.addActivityStaffAssignment, { activityId: team.activityId, userProfileId }, { as })
const remove = (userProfileId: number, as = team.coordinator) =>
  world.call(activity.deleteActivityStaffAssignment, { activityId: team.activityId, userProfileId }, { as })
const names = async () => {
  const input = { activityId: team.activityId }
  const { responseData } = await world.call(activity.getActivityByActivityId, input, { as: team.admin })
  return responseData?.staff.map(({ firstName }) => firstName)
}

test('people of the team help with an activity, each once', async () => {
  await add(team.staff.userProfileId)
  await add(team.coordinator.userProfileId)
  const again = await add(team.staff.userProfileId)
  expect(again.responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Kiri', 'Sina'])
  const removed = await remove(team.coordinator.userProfileId)
  expect(removed.responseData?.staff.map(({ firstName }) => firstName)).toEqual(['Sina'])
  expect((await remove(team.coordinator.userProfileId)).responseData?.staff).toHaveLength(1)
})

test('nobody runs an activity who has only been invited', async () => {
  const { accountId, serviceAreaId } = team
  const roles = { [serviceAreaId]: staffRole.Staff }
  const invited = await makePerson(world, { accountId, roles, isOnlyInvited: true })
  expect((await add(invited.userProfileId)).error?.message).toBe('This person does not work at this location.')
  const listed = await world.call(serviceArea.getListUserRoleOnServiceArea, { serviceAreaId }, { as: team.admin })
  const accepted = listed.responseData?.items.filter(({ hasAccepted }) => hasAccepted)
  expect(accepted).toHaveLength((listed.responseData?.items.length ?? 0) - 1)
  expect(accepted?.map(({ userProfileId }) => userProfileId)).not.toContain(invited.userProfileId)
})

test('refuses somebody who does not work there, and staff as the ones who assign', async () => {
  expect((await add(team.otherAdmin.userProfileId)).error?.message).toBe('This person does not work at this location.')
  expect((await add(team.staff.userProfileId, team.staff)).httpStatusCode).toBe(403)
  expect((await remove(team.staff.userProfileId, team.staff)).httpStatusCode).toBe(403)
  expect((await add(team.staff.userProfileId, team.otherAdmin)).httpStatusCode).toBe(404)
  expect(await names()).toEqual([])
})

test('those who leave the location leave its activities, and only those', async () => {
  const other = await makeActivityTeam(world)
  const { userProfileId } = team.staff
  await add(userProfileId)
  await world.db
    .insertInto('provider.activity_staff')
    .values({ activity_id: other.activityId, user_profile_id: userProfileId })
    .execute()
  const left = () =>
    world.db
      .selectFrom('provider.activity_staff')
      .select('activity_id')
      .where('user_profile_id', '=', userProfileId)
      .execute()
  await world.runJob(jobs.provider.leaveArea, { userProfileId, serviceAreaId: team.serviceAreaId })
  expect(await left()).toEqual([{ activity_id: other.activityId }])
  await world.runJob(jobs.provider.forgetPerson, { userProfileId })
  expect(await left()).toEqual([])
})

test('somebody who helps with a session to come leaves the location only once that is confirmed', async () => {
  const { serviceAreaId, admin } = team
  const made = await makeActivity(world, { area: team, staff: [team.staff] })
  await makeSession(world, { activity: made, staff: [team.staff] })
  const { userProfileId } = team.staff
  const leave = (keepsFutureBookings: boolean) =>
    world.call(
      serviceArea.updateUserRoleAssignedServicesOnServiceArea,
      { serviceAreaId, userProfileId, userRole: null, assignedServiceAreaServiceIds: [], keepsFutureBookings },
      { as: admin },
    )
  const refused = await leave(false)
  expect(refused.error?.name).toBe('HasFutureBookings')
  expect(refused.error?.message).toContain('coming up: 1 session, the next on Tue 1 Dec 2026, 10:00 am.')
  const membership = await world.db
    .selectFrom('identity.membership')
    .select('id')
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirstOrThrow()
  const byAdmin = await world.call(
    userManagement.deleteServiceAreaUserProfile,
    { serviceAreaUserProfileId: membership.id },
    { as: admin },
  )
  expect(byAdmin.error?.name).toBe('HasFutureBookings')
  expect(byAdmin.error?.message).toContain('there: 1 session.')
  expect((await leave(true)).error).toBeNull()
  const helping = world.db.selectFrom('provider.activity_staff').where('user_profile_id', '=', userProfileId)
  expect(await helping.selectAll().execute()).toEqual([])
})
