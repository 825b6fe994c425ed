import { accessOption } from '@waymark/domain/access-fit/options'
import { expect, test } from 'vitest'
import { chooseOptions, findOptions, type Need } from './needs-draft.ts'

const loop: Need = { accessibilityOptionId: 34, weight: 'would help', threshold: null }
const door: Need = { accessibilityOptionId: 11, weight: 'must', threshold: 95 }
const optionsOf = (...ids: number[]) => ids.flatMap((id) => accessOption(id) ?? [])

test('a chosen option is added as a must with its usual threshold, in the order of the product', () => {
  expect(chooseOptions([loop], optionsOf(8, 11), [11])).toEqual([
    { accessibilityOptionId: 11, weight: 'must', threshold: 80 },
    loop,
  ])
})

test('a removed option goes; those that are not shown, and earlier settings, stay', () => {
  expect(chooseOptions([door, loop], optionsOf(8, 11), [])).toEqual([loop])
  expect(chooseOptions([door, loop], optionsOf(8, 11), [8, 11])).toEqual([
    { accessibilityOptionId: 8, weight: 'must', threshold: null },
    door,
    loop,
  ])
})

test('options are found by label and group name, in any word order', () => {
  expect(findOptions('').flatMap(({ options }) => options)).toHaveLength(62)
  expect(findOptions('door width').map(({ group, options }) => [group, options.map(({ id }) => id)])).toEqual([
    ['entrance', [11]],
    ['inside movement', [17]],
    ['toilets', [27]],
  ])
  expect(findOptions('toilets').map(({ group }) => group)).toEqual(['toilets'])
  expect(findOptions('rollercoaster')).toEqual([])
})

test.each(['deaf', 'Blind', 'autism', 'dementia', 'mobility scooter', 'wheelchair', 'walking stick', 'māori'])(
  'the everyday word %o finds options',
  (words) => expect(findOptions(words)).not.toEqual([]),
)
