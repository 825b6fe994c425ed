import { expect, test } from 'vitest'
import { isBrought } from './brought.ts'
import { accessOptions } from './options.ts'

test('nothing of a building is brought, and all of communication is', () => {
  const ofBuilding = ['parking', 'entrance', 'inside movement', 'toilets']
  const brought = accessOptions.filter(({ id }) => isBrought(id))
  expect(brought.filter(({ group }) => ofBuilding.includes(group))).toEqual([])
  expect(accessOptions.filter(({ group, id }) => group === 'communication' && !isBrought(id))).toEqual([])
  expect(brought.map(({ key }) => key)).toContain('signLanguage')
  // A measure is taken of a place.
  expect(brought.filter(({ measure }) => measure !== null)).toEqual([])
})

test('an option that does not exist is not brought', () => {
  expect(isBrought(999)).toBe(false)
})
