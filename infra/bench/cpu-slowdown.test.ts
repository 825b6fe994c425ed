import { expect, test } from 'vitest'
import { cpuSlowdown } from './cpu-slowdown.ts'

test.each([
  [150, 1],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [2000, 6],
])('a machine of index %i stands for the phone when it is slowed down %d times', (index, times) => {
  expect(cpuSlowdown(index)).toBeCloseTo(times, 1)
})

test('a machine that is slower than the phone cannot stand for it', () => {
  expect(() => cpuSlowdown(149)).toThrow()
})
