import { accessOptions } from '@waymark/domain/access-fit/options'
import { expect, test } from 'vitest'
import { measuredOptionIds } from '../src/db/migrations/0060-facts-to-compare.ts'

test('the database keeps the measures of the options that the domain measures', () => {
  expect(measuredOptionIds).toEqual(accessOptions.filter(({ measure }) => measure).map(({ id }) => id))
})
