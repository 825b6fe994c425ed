import { expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

it('says of each part whether it answers, with no word of why not', async () => {
  const readiness = createReadiness({
    database: async () => 1,
    bus: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')),
    queue: () => new Promise(() => undefined),
  })
  expect(await readiness()).toEqual({ database: 'up', bus: 'away', queue: 'does not answer' })
})

it('asks at most twice a second, however many ask', async () => {
  let nowMs = 0
  let count = 0
  const readiness = createReadiness({ database: async () => (count += 1) }, () => nowMs)
  await Promise.all([readiness(), readiness()])
  expect(count).toBe(1)
  nowMs = 501
  await readiness()
  expect(count).toBe(2)
})
