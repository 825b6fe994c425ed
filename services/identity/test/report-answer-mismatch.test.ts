import { common } from '@waymark/contracts/common'
import { metricsText } from '@waymark/service-kit/metrics'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['identity'] })
})
afterAll(() => world.stop())

describe('report-answer-mismatch', () => {
  it('counts by call, and all that it does not know as one', async () => {
    const report = (path: string) =>
      world.call(common.reportAnswerMismatch, { path, faults: ['items.[].status: invalid_type'] })
    expect((await report(common.lookup.path)).responseData).toEqual({ done: true })
    await report('/api/Somebody/invents-this')
    await report('/api/Somebody/invents-that')
    const figures = await metricsText()
    expect(figures).toContain(`waymark_answer_mismatches_total{call="${common.lookup.path}"} 1`)
    expect(figures).toContain('waymark_answer_mismatches_total{call="unknown"} 2')
  })
})
