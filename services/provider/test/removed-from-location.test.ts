import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'identity', 'booking'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

/** What somebody gets at a location with the token that they have. */
async function statusesOf(as: Team['staffManager']) {
  const { serviceAreaId } = team
  const [settings, bookings, areas] = [
    await world.call(serviceArea.getServiceArea, { id: serviceAreaId }, { as }),
    await world.call(booking.getBookingList, { side: 'provider', serviceAreaId }, { as }),
    await world.call(serviceArea.getServiceAreasByUser, {}, { as }),
  ]
  return [settings.httpStatusCode, bookings.httpStatusCode, areas.responseData?.length]
}

async function membershipOf(userProfileId: number): Promise<number> {
  const { id } = await world.db
    .selectFrom('identity.membership')
    .select('id')
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirstOrThrow()
  return Number(id)
}

test('who is removed from a location has no rights there from the next call on, with the same token', async () => {
  const { staffManager, admin } = team
  expect(await statusesOf(staffManager)).toEqual([200, 200, 1])
  const serviceAreaUserProfileId = await membershipOf(staffManager.userProfileId)
  const removed = await world.call(
    userManagement.deleteServiceAreaUserProfile,
    { serviceAreaUserProfileId },
    { as: admin },
  )
  expect(removed.error).toBeNull()
  expect(await statusesOf(staffManager)).toEqual([403, 409, 0])
})

test('who gets a smaller role has it from the next call on', async () => {
  const { staffManager, admin, serviceAreaId } = team
  expect((await statusesOf(staffManager))[0]).toBe(200)
  const changed = await world.call(
    userManagement.updateServiceAreaUserProfile,
    { userProfileId: staffManager.userProfileId, serviceAreaId, userRole: staffRole.Staff },
    { as: admin },
  )
  expect(changed.error).toBeNull()
  expect((await statusesOf(staffManager))[0]).toBe(403)
})
