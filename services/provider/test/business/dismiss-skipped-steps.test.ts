import { business } from '@waymark/contracts/business'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['provider'] })

test('what was skipped is no longer named once the set-up is over and an account admin dismissed it', async () => {
  const accountId = await makeAccount(world, { subtype: businessSubtype.Council })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const other = await makePerson(world, { accountId })
  const reach = (onboarding_step: number) =>
    world.db
      .insertInto('provider.business')
      .values({ account_id: accountId, onboarding_step })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ onboarding_step }))
      .execute()
  const dismiss = async (as = admin) => (await world.call(business.dismissSkippedSteps, {}, { as })).responseData
  await reach(2)
  expect(await dismiss()).toMatchObject({ isOnboarding: true, skippedSteps: ['logoAndDescription'] })
  await reach(7)
  const { responseData: before } = await world.call(business.businessProfile, {}, { as: admin })
  expect(await dismiss(other)).toBeNull()
  const after = await dismiss()
  expect(after).toMatchObject({ isOnboarding: false, skippedSteps: [] })
  // Whoever is changing the profile meanwhile is not refused.
  expect(after?.version).toBe(before?.version)
})
