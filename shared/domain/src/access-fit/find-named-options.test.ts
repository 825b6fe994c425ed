import { expect, it } from 'vitest'
import { findNamedOptions } from './find-named-options.ts'
import { namedKeys, placesWith } from './option-names.ts'
import { accessOptions } from './options.ts'

const keys = (query: string) => findNamedOptions(query).map(({ key }) => key)

it.each([
  ['hearing loop', 'hearingLoop'],
  ['Hearing Loops', 'hearingLoop'],
  ['hearing-loop', 'hearingLoop'],
  ['hearingloop', 'hearingLoop'],
  ['places with a hearing loop near me', 'hearingLoop'],
  ['t-coil', 'hearingLoop'],
  ['step-free', 'stepFreeEntrance'],
  ['step free', 'stepFreeEntrance'],
  ['stepfree', 'stepFreeEntrance'],
  ['no steps', 'stepFreeEntrance'],
  ['wheelchair access', 'stepFreeEntrance'],
  ['audio description', 'audioDescription'],
  ['ÁUDIŌ descripti', 'audioDescription'],
  ['lift', 'lift'],
  ['elevators', 'lift'],
  ['ramp', 'entranceRamp'],
  ['accessible toilet', 'accessibleToilet'],
  ['NZSL', 'signLanguage'],
  ['guide dog', 'guideDogs'],
  ['quiet room', 'quietRoom'],
  ['automatic door', 'automaticDoor'],
])('finds an option first by what people call it: %s', (query, key) => {
  expect(keys(query)[0]).toBe(key)
})

it.each(['', '  ', 'a', 'li', 'places near me', 'with', '%_()', 'yoga', 'swimming pool', 'library', 'physiotherapy'])(
  'finds none by "%s"',
  (query) => {
    expect(keys(query)).toEqual([])
  },
)

it('finds each option by its own label, and by what its places are called', () => {
  for (const option of accessOptions) {
    expect(keys(option.label)[0], option.label).toBe(option.key)
    expect(keys(placesWith(option))[0], placesWith(option)).toBe(option.key)
  }
})

it('leaves out what only has the words somewhere in its name where something is called so', () => {
  expect(keys('captions')).toEqual(['captions'])
  expect(keys('loop at the counter')).toEqual(['counterLoop'])
})

it('has names of each option and of nothing else', () => {
  expect(namedKeys).toEqual(accessOptions.map(({ key }) => key))
  expect(placesWith({ key: 'hearingLoop', label: 'Hearing loop' })).toBe('Places with a hearing loop')
})
