import { expect, test } from 'vitest'
import { accessOptions } from './options.ts'
import { breakableOptions, optionsOutWith } from './outages.ts'

const idOf = (key: string) => accessOptions.find((option) => option.key === key)?.id ?? 0

test('takes what goes with a thing out with it', () => {
  expect(optionsOutWith(idOf('lift'))).toEqual([idOf('lift'), idOf('liftDoorWidth')])
  expect(optionsOutWith(idOf('accessibleToilet'))).toContain(idOf('toiletGrabRails'))
  expect(optionsOutWith(idOf('guideDogs'))).toEqual([idOf('guideDogs')])
  expect(optionsOutWith(0)).toEqual([])
})

test('knows which things can break', () => {
  expect(breakableOptions.map(({ key }) => key)).toEqual(expect.arrayContaining(['lift', 'hoist', 'accessibleToilet']))
  expect(breakableOptions.map(({ key }) => key)).not.toContain('guideDogs')
})
