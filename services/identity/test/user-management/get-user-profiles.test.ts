import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })
let admin: MadePerson
let staff: MadePerson
let area: { serviceAreaId: number; accountId: number }

beforeAll(async () => {
  area = await makeArea(world, { name: 'Newtown' })
  const { accountId, serviceAreaId } = area
  const karori = await makeArea(world, { accountId, name: 'Karori' })
  admin = await makePerson(world, { accountId, firstName: 'Ada', isAccountAdmin: true })
  staff = await makePerson(world, {
    accountId,
    firstName: 'Bo',
    roles: { [serviceAreaId]: staffRole.Staff, [karori.serviceAreaId]: staffRole.ActivityCoordinator },
  })
  await makePerson(world, { firstName: 'Outsider' })
})

test('lists the team with its roles, and finds by name, role, location and state', async () => {
  const namesOf = async (input: Parameters<typeof world.call<typeof userManagement.getUserProfiles>>[1]) =>
    (await world.call(userManagement.getUserProfiles, input, { as: admin })).responseData?.items.map(
      ({ firstName }) => firstName,
    )
  const all = await world.call(userManagement.getUserProfiles, {}, { as: admin })
  expect(all.responseData).toMatchObject({
    totalCount: 2,
    items: [
      { firstName: 'Ada', isMe: true, isAccountAdmin: true, roles: [] },
      { firstName: 'Bo', isMe: false, roles: [{ serviceAreaName: 'Karori' }, { serviceAreaName: 'Newtown' }] },
    ],
  })
  expect(await namesOf({ search: 'bo' })).toEqual(['Bo'])
  expect(await namesOf({ userRole: 1 })).toEqual(['Ada'])
  expect(await namesOf({ userRole: 5 })).toEqual(['Bo'])
  expect(await namesOf({ userRole: 5, serviceAreaId: area.serviceAreaId })).toEqual([])
  expect(await namesOf({ serviceAreaId: area.serviceAreaId })).toEqual(['Bo'])
  expect(await namesOf({ state: 'invited' })).toEqual([])
  expect(await namesOf({ state: 'active' })).toEqual(['Ada', 'Bo'])
})

test('answers one person of the team, and 404 for another account’s', async () => {
  const read = (id: number) => world.call(userManagement.getUserProfile, { id }, { as: admin })
  expect((await read(staff.userProfileId)).responseData).toMatchObject({ firstName: 'Bo', version: 1 })
  expect((await read((await makePerson(world)).userProfileId)).httpStatusCode).toBe(404)
})

test('gives, changes and removes a role', async () => {
  const newcomer = await makePerson(world, { accountId: area.accountId })
  const { userProfileId } = newcomer
  const { serviceAreaId } = area
  const give = (userRole: 2 | 3) =>
    world.call(userManagement.updateServiceAreaUserProfile, { userProfileId, serviceAreaId, userRole }, { as: admin })
  expect((await give(3)).responseData?.roles.map(({ userRole }) => userRole)).toEqual([3])
  const changed = (await give(2)).responseData?.roles ?? []
  expect(changed.map(({ userRole }) => userRole)).toEqual([2])
  const serviceAreaUserProfileId = changed[0]?.serviceAreaUserProfileId ?? 0
  const outsider = await makePerson(world, { accountId: (await makeArea(world)).accountId, isAccountAdmin: true })
  const remove = (as: MadePerson) =>
    world.call(userManagement.deleteServiceAreaUserProfile, { serviceAreaUserProfileId }, { as })
  expect((await remove(outsider)).httpStatusCode).toBe(404)
  expect((await remove(admin)).responseData).toEqual({ done: true })
  expect((await remove(admin)).httpStatusCode).toBe(404)
})

test('refuses a role at another account’s location or for a deactivated person', async () => {
  const elsewhere = await makeArea(world)
  const { userProfileId } = await makePerson(world, { accountId: area.accountId })
  const give = (serviceAreaId: number) =>
    world.call(
      userManagement.updateServiceAreaUserProfile,
      { userProfileId, serviceAreaId, userRole: 3 },
      { as: admin },
    )
  expect((await give(elsewhere.serviceAreaId)).httpStatusCode).toBe(404)
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', userProfileId)
    .execute()
  expect((await give(area.serviceAreaId)).error?.name).toBe('NotActive')
})

test('refuses the second of two concurrent changes of a role, and keeps the first', async () => {
  const { userProfileId } = await makePerson(world, { accountId: area.accountId })
  const { serviceAreaId } = area
  const give = (userRole: 2 | 3 | 4, userRoleSeen: 2 | 3 | 4 | null) =>
    world.call(
      userManagement.updateServiceAreaUserProfile,
      { userProfileId, serviceAreaId, userRole, userRoleSeen },
      { as: admin },
    )
  const answers = await Promise.all([give(2, null), give(3, null)])
  expect(answers.map(({ error }) => error?.name ?? 'saved').toSorted()).toEqual(['ChangedMeanwhile', 'saved'])
  const role = answers.find(({ responseData }) => responseData)?.responseData?.roles[0]
  const seen = role?.userRole === 2 ? 2 : 3
  expect((await give(4, seen === 2 ? 3 : 2)).error?.name).toBe('ChangedMeanwhile')
  expect((await give(4, seen)).responseData?.roles.map(({ userRole }) => userRole)).toEqual([4])
  const remove = (userRoleSeen: 2 | 3 | 4) =>
    world.call(
      userManagement.deleteServiceAreaUserProfile,
      { serviceAreaUserProfileId: role?.serviceAreaUserProfileId ?? 0, userRoleSeen },
      { as: admin },
    )
  expect((await remove(seen)).error?.name).toBe('ChangedMeanwhile')
  expect((await remove(4)).error).toBeNull()
})
