import { beforeEach, expect, it, vi } from 'vitest'
import { allTimesText, namedZone, ownZoneName, viewerToday } from './viewer-zone.ts'

beforeEach(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Pacific/Auckland',
  })
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
  vi.useFakeTimers({ now: new Date('2026-11-27T13:10:00Z'), toFake: ['Date'] })
  expect(viewerToday()).toBe('2026-11-28')
})
