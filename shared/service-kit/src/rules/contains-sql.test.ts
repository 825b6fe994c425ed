import { expect, it } from 'vitest'
import { patternOf } from './contains-sql.ts'

it('looks for the signs of a pattern as they were typed', () => {
  expect(patternOf('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})
