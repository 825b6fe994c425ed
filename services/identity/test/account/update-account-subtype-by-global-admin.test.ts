import { account } from '@waymark/contracts/account'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'admin'] })

test('changes an organisation’s subtype once for two concurrent requests, and audits it', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const accountId = await makeAccount(world, { name: 'Aro Rides', subtype: businessSubtype.Hybrid })
  const change = (businessAccountSubtype: 2 | 3) =>
    world.call(
      account.updateAccountSubtypeByGlobalAdmin,
      { accountId, version: 1, businessAccountSubtype },
      { as: admin },
    )
  const answers = await Promise.all([change(2), change(3)])
  expect(answers.map(({ error }) => error?.name ?? 'saved').toSorted()).toEqual(['ChangedMeanwhile', 'saved'])
  await world.settle()
  const entries = await world.db.selectFrom('admin.audit_entry').selectAll().execute()
  expect(entries).toMatchObject([
    { target_kind: 'account', before: { businessAccountSubtype: businessSubtype.Hybrid } },
  ])
  const listed = await world.call(account.getBusinessAccounts, { search: 'Aro' }, { as: admin })
  expect(listed.responseData?.items[0]?.version).toBe(2)
})

test('refuses accounts of individuals', async () => {
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const { accountId } = await makePerson(world)
  const input = { accountId, version: 1, businessAccountSubtype: 1 as const }
  const answer = await world.call(account.updateAccountSubtypeByGlobalAdmin, input, { as: admin })
  expect(answer.httpStatusCode).toBe(404)
})
