import { account } from '@waymark/contracts/account'
import { activityPreference } from '@waymark/contracts/activity-preference'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const brightness = 45
const quiet = 47
const stepFree = 8
let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity'] })
})

afterAll(() => world.stop())

describe('the accessibility options that I need', () => {
  test('agree with the needs profile in both directions', async () => {
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

  test('are of the list, and only mine', async () => {
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
})

describe('the kinds of activity that I prefer', () => {
  test('are replaced on every save, and only mine', async () => {
    const person = await makePerson(world)
    const save = (activityKindIds: number[]) =>
      world.call(activityPreference.updateUserFilterReference, { activityKindIds }, { as: person })
    const read = async (as = person) =>
      (await world.call(activityPreference.getUserFilterReference, {}, { as })).responseData?.activityKindIds
    expect(await read()).toEqual([])
    expect((await save([26, 3, 26])).responseData).toEqual({ done: true })
    expect(await read()).toEqual([3, 26])
    expect(await read(await makePerson(world))).toEqual([])
    expect((await save([3, 99])).error?.fields).toEqual({ 'activityKindIds.1': 'Choose from the list.' })
    expect(await read()).toEqual([3, 26])
    await save([])
    expect(await read()).toEqual([])
  })

  test('are for people who are signed in', async () => {
    for (const call of [activityPreference.getUserFilterReference, activityPreference.getUserAccessibilityOptions])
      expect((await world.call(call, {})).httpStatusCode).toBe(401)
  })
})
