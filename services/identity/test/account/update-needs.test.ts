import { account } from '@waymark/contracts/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

test('replaces the person’s own needs on every save', async () => {
  const person = await makePerson(world)
  const needs = [
    { accessibilityOptionId: 45, weight: 'must' as const, threshold: 200 },
    { accessibilityOptionId: 47, weight: 'would help' as const, threshold: null },
  ]
  expect((await world.call(account.updateNeeds, { needs }, { as: person })).responseData).toEqual({ needs })
  const fewer = needs.slice(1)
  await world.call(account.updateNeeds, { needs: fewer }, { as: person })
  expect((await world.call(account.getNeeds, {}, { as: person })).responseData).toEqual({ needs: fewer })
  const other = await makePerson(world)
  expect((await world.call(account.getNeeds, {}, { as: other })).responseData).toEqual({ needs: [] })
})

test('refuses unknown options, repeated ones and impossible thresholds, naming the entry', async () => {
  const person = await makePerson(world)
  const weight = 'must' as const
  const needs = [
    { accessibilityOptionId: 45, weight, threshold: 2001 },
    { accessibilityOptionId: 999, weight },
    { accessibilityOptionId: 47, weight, threshold: 3 },
    { accessibilityOptionId: 47, weight },
  ]
  const answer = await world.call(account.updateNeeds, { needs }, { as: person })
  expect(answer.error?.fields).toEqual({
    'needs.0.threshold': 'Choose between at least 0 lux and at least 2000 lux.',
    'needs.1.accessibilityOptionId': 'Choose from the list.',
    'needs.2.threshold': 'This need is not measured.',
    'needs.3.accessibilityOptionId': 'This need is listed twice.',
  })
  expect((await world.call(account.getNeeds, {}, { as: person })).responseData).toEqual({ needs: [] })
})
