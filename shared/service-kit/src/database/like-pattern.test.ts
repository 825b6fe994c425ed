import { expect, it } from 'vitest'
import { likePattern } from './like-pattern.ts'

it('looks for the signs of a pattern as they were typed', () => {
  expect(likePattern('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})
