import { common } from '@waymark/contracts/common'
import { metricsText } from '@waymark/service-kit/metrics'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, it } from 'vitest'

const world = await testWorld({ services: ['identity'] })
/** The counters belong to the process: earlier tests in it have counted too. */
async function counted(call: string): Promise<number> {
  const line = (await metricsText())
    .split('\n')
    .find((one) => one.startsWith(`waymark_answer_mismatches_total{call="${call}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('report-answer-mismatch', () => {
  it('counts by call, and all that it does not know as one', async () => {
    const report = (path: string) =>
      world.call(common.reportAnswerMismatch, { path, faults: ['items.[].status: invalid_type'] })
    const lookups = await counted(common.lookup.path)
    const unknown = await counted('unknown')
    expect((await report(common.lookup.path)).responseData).toEqual({ done: true })
    await report('/api/Somebody/invents-this')
    await report('/api/Somebody/invents-that')
    expect(await counted(common.lookup.path)).toBe(lookups + 1)
    expect(await counted('unknown')).toBe(unknown + 2)
  })
})
