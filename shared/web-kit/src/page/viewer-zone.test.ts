import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allTimesText, namedZone, ownZoneName, viewerToday, viewerZone } from './viewer-zone.ts'

beforeEach(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Pacific/Auckland',
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('names a zone only where the clocks of the viewer differ', () => {
  expect(namedZone('Pacific/Auckland')).toBeUndefined()
  expect(allTimesText('Pacific/Auckland')).toBeNull()
  expect(namedZone('Australia/Perth')).toBe('Australia/Perth')
  expect(allTimesText('Australia/Perth')).toBe('All times are Perth time.')
  expect(ownZoneName('Pacific/Auckland')).toBeUndefined()
  expect(ownZoneName('Australia/Perth')).toBe('Auckland time')
})

it('has the day of the viewer, which may be tomorrow by UTC', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  vi.useFakeTimers({ now: new Date('2026-11-27T13:10:00Z'), toFake: ['Date'] })
  expect(viewerToday()).toBe('2026-11-28')
})

it('asks no format of dates for the zone where the browser knows it by itself', () => {
  const Format = vi.spyOn(Intl, 'DateTimeFormat')
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Australia/Perth' } })
  expect(viewerZone()).toBe('Australia/Perth')
  expect(Format).not.toHaveBeenCalled()
})
