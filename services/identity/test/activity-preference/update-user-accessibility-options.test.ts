import { account } from '@waymark/contracts/account'
import { activityPreference } from '@waymark/contracts/activity-preference'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const brightness = 45
const quiet = 47
const stepFree = 8
let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity'] })
})

afterAll(() => world.stop())

test('agrees with the needs profile in both directions', async () => {
  const person = await makePerson(world)
  const needs = [
    { accessibilityOptionId: brightness, weight: 'must' as const, threshold: 200 },
    { accessibilityOptionId: quiet, weight: 'must' as const, threshold: null },
  ]
  await world.call(account.updateNeeds, { needs }, { as: person })
  const read = () => world.call(activityPreference.getUserAccessibilityOptions, {}, { as: person })
  expect((await read()).responseData).toEqual({ accessibilityOptionIds: [brightness, quiet] })

  const saved = await world.call(
    activityPreference.updateUserAccessibilityOptions,
    { accessibilityOptionIds: [stepFree, brightness, stepFree] },
    { as: person },
  )
  expect(saved.responseData).toEqual({ accessibilityOptionIds: [stepFree, brightness] })
  expect((await world.call(account.getNeeds, {}, { as: person })).responseData?.needs).toEqual([
    { accessibilityOptionId: stepFree, weight: 'would help', threshold: null },
    { accessibilityOptionId: brightness, weight: 'must', threshold: 200 },
  ])

  await world.call(activityPreference.updateUserAccessibilityOptions, { accessibilityOptionIds: [] }, { as: person })
  expect((await world.call(account.getNeeds, {}, { as: person })).responseData).toEqual({ needs: [] })
})

test('takes options of the list, and changes only the caller’s own', async () => {
  const person = await makePerson(world)
  const other = await makePerson(world)
  const save = (accessibilityOptionIds: number[]) =>
    world.call(activityPreference.updateUserAccessibilityOptions, { accessibilityOptionIds }, { as: person })
  await save([stepFree])
  expect((await save([stepFree, 999])).error?.fields).toEqual({ 'accessibilityOptionIds.1': 'Choose from the list.' })
  const read = (as: typeof person) => world.call(activityPreference.getUserAccessibilityOptions, {}, { as })
  expect((await read(person)).responseData).toEqual({ accessibilityOptionIds: [stepFree] })
  expect((await read(other)).responseData).toEqual({ accessibilityOptionIds: [] })
})
