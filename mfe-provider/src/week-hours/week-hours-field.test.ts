import { expect, test } from 'vitest'
import { hoursToAdd } from './week-hours-field.tsx'

const monday = { dayOfWeek: 1 } as const

test.each([
  ['none yet', [], { from: '09:00', to: '17:00' }],
  ['those of another day', [{ dayOfWeek: 2, from: '08:00', to: '12:00' }], { from: '09:00', to: '17:00' }],
  ['a morning', [{ ...monday, from: '08:00', to: '12:30' }], { from: '13:00', to: '14:00' }],
  [
    'two stretches',
    [
      { ...monday, from: '13:00', to: '17:00' },
      { ...monday, from: '08:00', to: '12:00' },
    ],
    { from: '18:00', to: '19:00' },
  ],
  ['until late', [{ ...monday, from: '18:00', to: '22:30' }], { from: '09:00', to: '17:00' }],
] as const)('a day with %s gets hours that do not overlap', (_name, value, hours) => {
  expect(hoursToAdd(value, 1)).toEqual({ dayOfWeek: 1, ...hours })
})
