import { expect, it } from 'vitest'
import { daySheetHref, readDaySheetQuery } from './day-sheet-query.ts'

const read = (query: string) => readDaySheetQuery(new URLSearchParams(query))

it('reads and writes day, person, page and locations', () => {
  const query = { date: '2026-11-26', staffUserProfileId: 21, page: 2, isAllLocations: true }
  expect(daySheetHref(query)).toBe('/booking/upcoming?sheet=2026-11-26&person=21&locations=all&page=2')
  expect(read('sheet=2026-11-26&person=21&locations=all&page=2')).toEqual(query)
})

it('takes an invalid day, person or page as today, everyone and the first', () => {
  const today = { date: null, staffUserProfileId: null, page: 1, isAllLocations: false }
  expect(read('sheet=today')).toEqual(today)
  expect(read('sheet=2026-02-30&person=x&page=-1')).toEqual(today)
  expect(daySheetHref(today)).toBe('/booking/upcoming?sheet=today')
})
