import { activityPreference } from '@waymark/contracts/activity-preference'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity'] })
})

afterAll(() => world.stop())

test('replaces the caller’s own kinds of activity on every save', async () => {
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

test('keeps preferences of people who are signed in', async () => {
  for (const call of [activityPreference.getUserFilterReference, activityPreference.getUserAccessibilityOptions])
    expect((await world.call(call, {})).httpStatusCode).toBe(401)
})
