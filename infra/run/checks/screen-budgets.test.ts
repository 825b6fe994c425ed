import { expect, it } from 'vitest'
import { compareLoads } from './screen-budgets.ts'

const budget = { scriptKib: 180, requests: 20, waves: 2 }
const limits = { 'shell/src/home-page.tsx': budget }
const compare = (load: typeof budget) => compareLoads(new Map([['shell/src/home-page.tsx', load]]), limits)

it('holds a screen that loads no more than its budget, and says that it misses the mark', () => {
  const { faults, beyond } = compare(budget)
  expect(faults).toEqual([])
  expect(beyond).toEqual(['shell/src/home-page.tsx'])
  expect(compare({ scriptKib: 170, requests: 15, waves: 2 })).toEqual({ faults: [], beyond: [] })
  const map = 'mfe-map/src/map-page.tsx'
  const load = { scriptKib: 255, requests: 25, waves: 1 }
  expect(compareLoads(new Map([[map, load]]), { [map]: load })).toEqual({ faults: [], beyond: [] })
})

it.each([{ scriptKib: 186 }, { requests: 23 }, { waves: 3 }])('fails for a screen with more: %o', (more) => {
  expect(compare({ ...budget, ...more }).faults).toEqual([expect.stringContaining('its budget is 180 KiB')])
})

it('allows for files that are cut anew when another screen changes', () => {
  expect(compare({ scriptKib: 185, requests: 22, waves: 2 }).faults).toEqual([])
})

it('holds a new screen to the largest one of its app, and fails for a budget without its screen', () => {
  const heavy = { ...budget, scriptKib: 300 }
  const home = ['shell/src/home-page.tsx', budget] as const
  expect(compareLoads(new Map([home, ['shell/src/new-page.tsx', budget]]), limits).faults).toEqual([])
  expect(compareLoads(new Map([['shell/src/new-page.tsx', heavy]]), limits).faults).toEqual([
    expect.stringContaining('shell/src/new-page.tsx loads 300 KiB'),
    'shell/src/home-page.tsx has a budget and is not in the build',
  ])
})
