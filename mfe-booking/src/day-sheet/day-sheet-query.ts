import { dayNumber } from '@waymark/domain/schedule/wall-clock'
import { allLocations } from '@waymark/web-kit/locations-choice'

/** What the URL says about the day sheet; without a day it is today at the location. */
export interface DaySheetQuery {
  readonly date: string | null
  readonly staffUserProfileId: number | null
  readonly page: number
  readonly isAllLocations: boolean
}

const locationsParam = 'locations'

/** The parameter that opens the day sheet instead of the list. */
export const sheetParam = 'sheet'
const sheetToday = 'today'

export function readDaySheetQuery(params: URLSearchParams): DaySheetQuery {
  const date = params.get(sheetParam)
  const person = Number(params.get('person'))
  const page = Number(params.get('page'))
  return {
    date: date === null || dayNumber(date) === null ? null : date,
    staffUserProfileId: Number.isSafeInteger(person) && person > 0 ? person : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    isAllLocations: params.get(locationsParam) === allLocations,
  }
}

/** The address of the day sheet. */
export function daySheetHref({ date, staffUserProfileId, page, isAllLocations }: DaySheetQuery): string {
  const params = new URLSearchParams({ [sheetParam]: date ?? sheetToday })
  if (staffUserProfileId !== null) params.set('person', String(staffUserProfileId))
  if (isAllLocations) params.set(locationsParam, allLocations)
  if (page > 1) params.set('page', String(page))
  return `/booking/upcoming?${params}`
}
