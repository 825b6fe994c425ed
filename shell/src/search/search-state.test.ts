import { expect, test } from 'vitest'
import { daysOf, noFilters, readSearch, type SearchState, searchHref } from './search-state.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

test('everything that was asked for comes back from its address', () => {
  const asked: SearchState = {
    words: 'quiet swim',
    kind: 'activity',
    near: { lat: -41.29, lng: 174.78, name: 'Te Aro, Wellington' },
    radiusKm: 10,
    meetsNeeds: true,
    isFree: true,
    isCompanionFree: true,
    comesToMe: true,
    day: 'weekend',
    sort: 'nearest',
  }
  expect(read(searchHref(asked).slice('/search?'.length))).toEqual(asked)
  expect(searchHref({ words: ' swim ' })).toBe('/search?q=swim')
})

test('an address with nonsense is read as if it said nothing', () => {
  expect(read('kind=none&at=91,500&km=7&fits=yes&day=2026-13-01&sort=random')).toEqual({
    ...noFilters,
    words: '',
    kind: null,
    near: null,
    sort: 'match',
  })
})

test.each([
  ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-28', '2026-11-28', '2026-12-04'],
  ['weekend on a Monday', '2026-11-23', '2026-11-28', '2026-11-29'],
  ['weekend on a Saturday', '2026-11-28', '2026-11-28', '2026-11-29'],
  ['weekend on a Sunday', '2026-11-29', '2026-11-29', '2026-11-29'],
  ['2026-12-24', '2026-11-23', '2026-12-24', '2026-12-24'],
])('%s, seen from %s', (day, today, from, until) => {
  expect(daysOf(day.split(' ')[0] ?? '', today)).toEqual({ from, until })
})
