import { userManagement } from '@waymark/contracts/user-management'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'provider'] })

/** A location with two services, and one staff member who is assigned to the first. */
async function makeStaffedArea() {
  const first = await makeOfferedService(world)
  const { serviceAreaId, accountId, staff } = first
  const second = await makeOfferedService(world, { area: first, serviceId: 2, staffCount: 0 })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const userProfileId = staff[0]?.userProfileId ?? 0
  const assign = (
    serviceAreaServiceIds: number[],
    keepsFutureBookings = false,
    wishes: { serviceAreaServiceIdsSeen?: number[] } = {},
  ) => {
    const input = { userProfileId, serviceAreaId, serviceAreaServiceIds, keepsFutureBookings, ...wishes }
    return world.call(userManagement.updateServiceAssignmentsToUser, input, { as: admin })
  }
  const assignedIds = async () => {
    await world.settle()
    const input = { id: userProfileId }
    const answer = await world.call(userManagement.getAssignedServicesByUserProfileId, input, { as: admin })
    return answer.responseData?.map((one) => one.serviceAreaServiceId)
  }
  return { first, second, admin, userProfileId, assign, assignedIds }
}

test('assigns another service of the location, and removes the former', async () => {
  const { first, second, assign, assignedIds } = await makeStaffedArea()
  expect(await assignedIds()).toEqual([first.serviceAreaServiceId])
  expect((await assign([second.serviceAreaServiceId])).responseData).toEqual({ done: true })
  expect(await assignedIds()).toEqual([second.serviceAreaServiceId])
})

test('keeps someone’s services while they have bookings, until confirmed, also on leaving the location', async () => {
  const { first, admin, userProfileId, assign, assignedIds } = await makeStaffedArea()
  const { bookingId } = await makeBooking(world, { offered: first })
  const refused = await assign([])
  expect(refused.error).toMatchObject({ name: 'HasFutureBookings', bookingIds: [bookingId] })
  expect(refused.error?.message).toContain('there: 1.')
  const profile = await world.call(userManagement.getUserProfile, { id: userProfileId }, { as: admin })
  const serviceAreaUserProfileId = profile.responseData?.roles[0]?.serviceAreaUserProfileId ?? 0
  const leave = (keepsFutureBookings: boolean) =>
    world.call(
      userManagement.deleteServiceAreaUserProfile,
      { serviceAreaUserProfileId, keepsFutureBookings },
      { as: admin },
    )
  expect((await leave(false)).error).toMatchObject({ name: 'HasFutureBookings', bookingIds: [bookingId] })
  expect(await assignedIds()).toEqual([first.serviceAreaServiceId])
  await world.db
    .updateTable('provider.service_area')
    .set({ manager_ids: [userProfileId] })
    .where('id', '=', first.serviceAreaId)
    .execute()
  expect((await leave(true)).error).toBeNull()
  expect(await assignedIds()).toEqual([])
  const area = await world.db
    .selectFrom('provider.service_area')
    .select('manager_ids')
    .where('id', '=', first.serviceAreaId)
    .executeTakeFirst()
  expect(area?.manager_ids).toEqual([])
  expect((await assign([first.serviceAreaServiceId])).error?.name).toBe('NotAtLocation')
})

test('asks before a role that sees no visits, which then stay, and takes their services', async () => {
  const { first, admin, userProfileId, assign, assignedIds } = await makeStaffedArea()
  const { bookingId } = await makeBooking(world, { offered: first })
  const change = (userRole: 2 | 3 | 5, keepsFutureBookings = false) =>
    world.call(
      userManagement.updateServiceAreaUserProfile,
      { userProfileId, serviceAreaId: first.serviceAreaId, userRole, keepsFutureBookings },
      { as: admin },
    )
  expect((await change(2)).error).toBeNull()
  expect((await change(3)).error).toBeNull()
  const refused = await change(5)
  expect(refused.error).toMatchObject({ name: 'HasFutureBookings', bookingIds: [bookingId] })
  expect((await change(5, true)).responseData?.roles).toMatchObject([{ userRole: 5 }])
  expect((await assign([first.serviceAreaServiceId], true)).error).toBeNull()
  expect(await assignedIds()).toEqual([])
  expect((await change(5)).error).toBeNull()
})

test('refuses a change based on stale services, and overwrites nothing', async () => {
  const { first, second, assign, assignedIds } = await makeStaffedArea()
  await assign([second.serviceAreaServiceId])
  expect(await assignedIds()).toEqual([second.serviceAreaServiceId])
  const late = await assign([], false, { serviceAreaServiceIdsSeen: [first.serviceAreaServiceId] })
  expect(late.error?.name).toBe('ChangedMeanwhile')
  expect(await assignedIds()).toEqual([second.serviceAreaServiceId])
  await assign([], false, { serviceAreaServiceIdsSeen: [second.serviceAreaServiceId] })
  expect(await assignedIds()).toEqual([])
})

test('asks about bookings of the services that they stop doing, not of those they stopped before', async () => {
  const { first, second, assign, assignedIds } = await makeStaffedArea()
  await makeBooking(world, { offered: first })
  expect((await assign([second.serviceAreaServiceId], true)).error).toBeNull()
  expect(await assignedIds()).toEqual([second.serviceAreaServiceId])
  expect((await assign([second.serviceAreaServiceId])).error).toBeNull()
})

test('refuses services of other locations and people of other accounts', async () => {
  const { assign } = await makeStaffedArea()
  const elsewhere = await makeStaffedArea()
  expect((await assign([elsewhere.first.serviceAreaServiceId], true)).error?.name).toBe('ServiceNotThere')
  const { admin } = elsewhere
  const outsider = await makePerson(world)
  const input = { id: outsider.userProfileId }
  const answer = await world.call(userManagement.getAssignedServicesByUserProfileId, input, { as: admin })
  expect(answer.httpStatusCode).toBe(404)
})
