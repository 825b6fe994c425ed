import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activity } from './activity.ts'
import { checkInput } from './check-input.ts'
import { fieldLimits } from './field-limits.ts'
import { serviceArea } from './service-area.ts'

const { input } = serviceArea.updateServiceArea

test('a field says whether it may stay empty, and how long its text may be', () => {
  expect(fieldLimits(input, 'name')).toEqual({ isOptional: false, maxLength: 120 })
  expect(fieldLimits(input, 'description')).toEqual({ isOptional: true, maxLength: 4000 })
  expect(fieldLimits(input, 'phone')).toEqual({ isOptional: true, maxLength: 30 })
  expect(fieldLimits(input, 'isPrivate')).toEqual({ isOptional: false })
  expect(fieldLimits(input, 'none')).toBeNull()
})

test('a number says its bounds, also inside a list', () => {
  expect(fieldLimits(activity.submitActivity.input, 'minAge')).toMatchObject({ isOptional: true, maximum: 115 })
  expect(fieldLimits(input, 'openingHours.0.dayOfWeek')).toEqual({
    isOptional: false,
    isWhole: true,
    minimum: 0,
    maximum: 6,
  })
  expect(fieldLimits(z.strictObject({ size: z.int().check(z.positive()) }), 'size')).toEqual({
    isOptional: false,
    isWhole: true,
    minimum: 1,
  })
})

test('a number out of its bounds is refused with both of them', () => {
  const age = z.strictObject({ age: z.int().check(z.gte(0), z.lte(115)), size: z.int().check(z.positive()) })
  expect(checkInput(age, { age: 200, size: 0 })).toEqual({
    ok: false,
    fields: { age: 'Use 0 to 115.', size: 'Use 1 or more.' },
  })
})
