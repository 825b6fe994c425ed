import { account } from '@waymark/contracts/account'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

test('finds people by name, address, kind of account and state, paged', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const accountId = await makeAccount(world, { name: 'Kōwhai Care' })
  await makePerson(world, { accountId, firstName: 'Sina', lastName: 'Leota', isAccountAdmin: true })
  await makePerson(world, { firstName: 'Rewi', email: 'rewi_50%@example.test' })
  const namesOf = async (input: Parameters<typeof world.call<typeof account.getUserList>>[1]) =>
    (await world.call(account.getUserList, input, { as: admin })).responseData?.items.map((row) => row.firstName)
  expect(await namesOf({})).toEqual(['Rewi', 'Sina'])
  expect(await namesOf({ search: 'ina leo' })).toEqual(['Sina'])
  expect(await namesOf({ search: '50%@' })).toEqual(['Rewi'])
  expect(await namesOf({ search: '%' })).toEqual(['Rewi'])
  expect(await namesOf({ profileType: 'Individual' })).toEqual(['Rewi'])
  expect(await namesOf({ profileFilter: 'accountAdmin', accountId })).toEqual(['Sina'])
  expect(await namesOf({ profileFilter: 'deactivated' })).toEqual([])
  const [rewi] = (await world.call(account.getUserList, { search: 'Rewi' }, { as: admin })).responseData?.items ?? []
  expect(await namesOf({ userProfileId: rewi?.userProfileId ?? 0 })).toEqual(['Rewi'])
  const second = await world.call(account.getUserList, { pageSize: 5, pageNumber: 2 }, { as: admin })
  expect(second.responseData).toMatchObject({ items: [], totalCount: 2 })
})
