import { expect, it } from 'vitest'
import { compareLoads } from './screen-budgets.ts'

const budget = { scriptKib: 180, requests: 20, waves: 2 }
const limits = { 'shell/src/home-page.tsx': budget }
const compare = (load: typeof budget) => compareLoads(new Map([['shell/src/home-page.tsx', load]]), limits)

it('holds a screen that loads no more than its budget, and says that it misses the mark', () => {
  const { faults, beyond } = compare(budget)
  expect(faults).toEqual([])
  expect(beyond).toEqual([expect.stringContaining('shell/src/home-page.tsx, 180 KiB of script in 20 requests')])
  expect(compare({ scriptKib: 170, requests: 15, waves: 2 })).toEqual({ faults: [], beyond: [] })
})

it.each([{ scriptKib: 181 }, { requests: 21 }, { waves: 3 }])('fails for a screen with more: %o', (more) => {
  expect(compare({ ...budget, ...more }).faults).toEqual([expect.stringContaining('its budget is 180 KiB')])
})

it('fails for a screen without a budget, and for a budget without its screen', () => {
  expect(compareLoads(new Map([['shell/src/new-page.tsx', budget]]), limits).faults).toEqual([
    expect.stringContaining('shell/src/new-page.tsx has no budget'),
    'shell/src/home-page.tsx has a budget and is not in the build',
  ])
})
