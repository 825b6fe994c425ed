import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

/** What only the tables' checks keep out today. */
const unknown = 9

const world = await testWorld({ services: ['identity', 'provider', 'booking'] })
beforeAll(async () => {
  await sql`alter table identity.membership drop constraint membership_role_check`.execute(world.db)
  await sql`alter table identity.account drop constraint account_business_subtype_check`.execute(world.db)
})
test('a role that nobody knows is no Staff: whatever reads it fails', async () => {
  const { serviceAreaId, accountId } = await makeArea(world)
  const as = await makePerson(world, { accountId, isAccountAdmin: true })
  const member = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  const codes = async () => [
    (await world.call(userManagement.getUserProfiles, {}, { as })).httpStatusCode,
    (await world.call(serviceArea.getListUserRoleOnServiceArea, { serviceAreaId }, { as })).httpStatusCode,
    (await world.call(booking.getBookingList, { side: 'provider', serviceAreaId }, { as: member })).httpStatusCode,
  ]
  expect(await codes()).toEqual([200, 200, 200])
  await sql`update identity.membership set role = ${unknown} where user_profile_id = ${member.userProfileId}`.execute(
    world.db,
  )
  world.parts.bus.publish('person', member.userProfileId)
  await expect.poll(codes).toEqual([500, 500, 500])
})

test('a kind of organisation that nobody knows is no Hybrid', async () => {
  const accountId = await makeAccount(world)
  const as = await makePerson(world, { isGlobalAdmin: true })
  const code = async () => (await world.call(account.getBusinessAccounts, { accountId }, { as })).httpStatusCode
  expect(await code()).toBe(200)
  await sql`update identity.account set business_subtype = ${unknown} where id = ${accountId}`.execute(world.db)
  expect(await code()).toBe(500)
})
