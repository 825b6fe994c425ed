import { activity } from '@waymark/contracts/activity'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())

test('lists every option by group, and every kind, for anybody', async () => {
  const { responseData: kinds } = await world.call(activity.getActiveFilters, {})
  expect(kinds).toHaveLength(26)
  expect(kinds).toContainEqual({ id: 26, name: 'Yoga and wellbeing' })
  const { responseData: groups } = await world.call(activity.getActiveAccessibilityOptions, {})
  expect(groups?.map(({ groupKey }) => groupKey)).toHaveLength(9)
  expect(groups?.flatMap(({ options }) => options)).toHaveLength(62)
  expect(groups?.find(({ groupKey }) => groupKey === 'hearing')?.groupName).toBe('Hearing')
})
