import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'provider', 'booking'] })

/** Somebody who helps with a session that is scheduled, one that is planned, and one that is over. */
async function helper() {
  const activity = await makeActivity(world)
  const { accountId, serviceAreaId } = activity
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const staff = await makePerson(world, { accountId, roles: { [serviceAreaId]: 3 } })
  const coming = await makeSession(world, { activity, staff: [staff] })
  const draft = { activity, staff: [staff], status: 'Draft', startsAt: new Date('2026-12-05T21:00:00Z') } as const
  await makeSession(world, draft)
  const past = { activity, staff: [staff], status: 'Completed', startsAt: new Date('2026-11-02T21:00:00Z') } as const
  const over = await makeSession(world, past)
  const profile = await world.call(userManagement.getUserProfile, { id: staff.userProfileId }, { as: admin })
  const member = profile.responseData
  if (!member) throw new Error('The person is not of the team.')
  const helpsWith = async () => {
    await world.settle()
    const rows = await world.db
      .selectFrom('booking.staff_time')
      .select('activity_session_id')
      .where('user_profile_id', '=', staff.userProfileId)
      .execute()
    return rows.map((row) => row.activity_session_id)
  }
  return { admin, staff, serviceAreaId, member, coming, over, helpsWith }
}

test('who is taken out of a location is not left on its sessions to come', async () => {
  const { admin, member, coming, over, helpsWith } = await helper()
  const leave = (keepsFutureBookings: boolean) =>
    world.call(
      userManagement.deleteServiceAreaUserProfile,
      { serviceAreaUserProfileId: member.roles[0]?.serviceAreaUserProfileId ?? 0, keepsFutureBookings },
      { as: admin },
    )
  const refused = await leave(false)
  expect(refused.error?.message).toContain('1 session')
  expect(await helpsWith()).toContain(coming.activitySessionId)
  expect((await leave(true)).responseData).toEqual({ done: true })
  expect(await helpsWith()).toEqual([over.activitySessionId])
})

test('the same on the screen of the location', async () => {
  const { admin, staff, serviceAreaId, over, helpsWith } = await helper()
  const answer = await world.call(
    serviceArea.updateUserRoleAssignedServicesOnServiceArea,
    {
      serviceAreaId,
      userProfileId: staff.userProfileId,
      userRole: null,
      assignedServiceAreaServiceIds: [],
      keepsFutureBookings: true,
    },
    { as: admin },
  )
  expect(answer.responseData).toEqual({ done: true })
  expect(await helpsWith()).toEqual([over.activitySessionId])
})

test('who has work to come is deactivated after a question, and then leaves the sessions', async () => {
  const { admin, member, coming, over, helpsWith } = await helper()
  const { userProfileId, version, firstName, lastName, email } = member
  const person = { userProfileId, version, firstName, lastName, email }
  const deactivate = (keepsFutureBookings: boolean) =>
    world.call(userManagement.updateUserProfile, { ...person, isActive: false, keepsFutureBookings }, { as: admin })
  const refused = await deactivate(false)
  expect(refused.error).toMatchObject({ name: 'HasFutureBookings' })
  expect(refused.error?.message).toContain('They have work coming up: 1 session.')
  expect(await helpsWith()).toContain(coming.activitySessionId)
  expect((await deactivate(true)).responseData?.isActive).toBe(false)
  expect(await helpsWith()).toEqual([over.activitySessionId])
})
