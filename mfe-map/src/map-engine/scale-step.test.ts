import { expect, it } from 'vitest'
import { scaleStep } from './scale-step.ts'

it.each([
  [99, 50],
  [100, 100],
  [199, 100],
  [200, 200],
  [499, 200],
  [500, 500],
  [4200, 2000],
])('%d metres are drawn as %d', (metres, step) => {
  expect(scaleStep(metres)).toBe(step)
})
