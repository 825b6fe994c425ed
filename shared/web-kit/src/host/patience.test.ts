import { afterEach, expect, test, vi } from 'vitest'
import { patienceMs } from './patience.ts'

afterEach(() => vi.restoreAllMocks())

function loaded(...files: readonly (readonly [name: string, duration: number])[]): void {
  const entries = files.map(([name, duration]) => ({ name: `https://waymark.example/${name}`, duration }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList)
}

test('a quick line waits 8 s for a remote, a slow one as many times longer as its scripts took, up to a minute', () => {
  loaded()
  expect(patienceMs()).toBe(8000)
  loaded(['framework.1a2b3c4d.js', 320], ['api/Account/me', 50_000])
  expect(patienceMs()).toBe(8000)
  loaded(['framework.1a2b3c4d.js', 9000], ['r/booking/remoteEntry.js?retry=1', 4000])
  expect(patienceMs()).toBe(36_000)
  loaded(['framework.1a2b3c4d.js', 40_000])
  expect(patienceMs()).toBe(60_000)
})
