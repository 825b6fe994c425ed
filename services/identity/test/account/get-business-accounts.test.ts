import { account } from '@waymark/contracts/account'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

beforeAll(async () => {
  const kowhai = await makeAccount(world, { name: 'Kōwhai Care', subtype: businessSubtype.ServiceProvider })
  await makeAccount(world, { name: 'Aro Rides', subtype: businessSubtype.Hybrid, countryId: 2 })
  await makePerson(world, { accountId: kowhai, firstName: 'Sina', lastName: 'Leota', isAccountAdmin: true })
  await makeArea(world, { accountId: kowhai })
})

test('lists organisations with their admin, counted, searched and sorted', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const all = await world.call(account.getBusinessAccounts, { sort: '-name' }, { as: admin })
  expect(all.responseData?.items.map((row) => row.accountName)).toEqual(['Kōwhai Care', 'Aro Rides'])
  const found = await world.call(account.getBusinessAccounts, { search: 'whai' }, { as: admin })
  expect(found.responseData).toMatchObject({
    totalCount: 1,
    items: [
      { accountName: 'Kōwhai Care', adminName: 'Sina Leota', serviceAreaCount: 1, userCount: 1, isOnboarding: false },
    ],
  })
  const ofAustralia = await world.call(account.getBusinessAccounts, { countryId: 2 }, { as: admin })
  expect(ofAustralia.responseData?.items.map((row) => row.accountName)).toEqual(['Aro Rides'])
})

test('searches for a percent sign literally', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const found = await world.call(account.getBusinessAccounts, { search: '%' }, { as: admin })
  expect(found.responseData?.totalCount).toBe(0)
})

test('counts each subtype', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const counts = await world.call(account.getBusinessAccountsSubtype, {}, { as: admin })
  expect(counts.responseData).toContainEqual({ businessAccountSubtype: 2, name: 'ServiceProvider', accountCount: 1 })
})

test('refuses everyone but global administrators', async () => {
  const accountAdmin = await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true })
  const answer = await world.call(account.getBusinessAccounts, {}, { as: accountAdmin })
  expect(answer.httpStatusCode).toBe(403)
  expect((await world.call(account.getBusinessAccounts, {})).httpStatusCode).toBe(401)
})
