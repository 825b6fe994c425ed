import { country } from '@waymark/domain/enums'
import type Holidays from 'date-holidays'

/** Where the holidays are asked for: a region as `domain/place/countries` names it. */
interface HolidayPlace {
  readonly countryId: number
  readonly region: string
  readonly suburb: string
}

export interface PublicHoliday {
  readonly date: string
  readonly name: string
  /** Only of this region. */
  readonly isRegional: boolean
}

/**
 * The code of each region in date-holidays, and after whom its anniversary day is called. Law gives the days of the
 * provinces of 1876, so several regions have that of a neighbour.
 */
const newZealand: Readonly<Record<string, readonly [code: string, anniversary: string]>> = {
  Northland: ['NTL', 'Auckland'],
  Auckland: ['AUK', 'Auckland'],
  Waikato: ['WKO', 'Auckland'],
  'Bay of Plenty': ['BOP', 'Auckland'],
  Gisborne: ['GIS', 'Auckland'],
  "Hawke's Bay": ['HKB', "Hawke's Bay"],
  Taranaki: ['TKI', 'Taranaki'],
  'Manawatū-Whanganui': ['MWT', 'Wellington'],
  Wellington: ['WGN', 'Wellington'],
  Tasman: ['TAS', 'Nelson'],
  Nelson: ['NSN', 'Nelson'],
  Marlborough: ['MBH', 'Marlborough'],
  'West Coast': ['WTC', 'Westland'],
  Canterbury: ['CAN', 'Canterbury'],
  Otago: ['OTA', 'Otago'],
  Southland: ['STL', 'Southland'],
  'Chatham Islands': ['CIT', 'Chatham Islands'],
}

const australia: Readonly<Record<string, string>> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  'Australian Capital Territory': 'ACT',
  'Northern Territory': 'NT',
}

/** How the library calls the anniversary days. */
const provincialName = 'Provincial anniversary day'
/**
 * South Canterbury keeps a day of its own instead of that of Christchurch. The library knows it but does not find it: it
 * looks for TIMARU where its data say Timaru (3.37.0).
 */
const southCanterbury = {
  suburb: 'Timaru',
  name: 'South Canterbury Anniversary Day',
  rule: '4th monday in September',
  insteadOf: 'friday after 2nd tuesday in November',
}
const wholeDayMs = 23 * 3_600_000

/** Whether a region has holidays of its own that we know of. */
export function hasOwnHolidays({ countryId, region }: HolidayPlace): boolean {
  return codeOf(countryId, region) !== undefined
}

/**
 * The public holidays of a place that last the whole day, from `from` to `until` (both included), first first. The
 * library knows the rules of every country, so it is loaded when somebody asks.
 */
export async function publicHolidays(place: HolidayPlace, from: string, until: string): Promise<PublicHoliday[]> {
  const { default: Calendar } = await import('date-holidays')
  const countryCode = place.countryId === country.nz ? 'NZ' : 'AU'
  const code = codeOf(place.countryId, place.region)
  const ofRegion = code === undefined ? new Calendar(countryCode) : new Calendar(countryCode, code)
  if (code === 'CAN' && place.suburb === southCanterbury.suburb) {
    ofRegion.unsetRule(southCanterbury.insteadOf)
    ofRegion.setHoliday(southCanterbury.rule, { name: { en: southCanterbury.name }, type: 'public' })
  }
  const everywhere = new Set(daysOf(new Calendar(countryCode), from, until).map(keyOf))
  const anniversary = newZealand[place.region]?.[1]
  return daysOf(ofRegion, from, until).map((day) => ({
    date: day.date.slice(0, 10),
    name: day.name === provincialName && anniversary ? `${anniversary} Anniversary Day` : day.name,
    isRegional: !everywhere.has(keyOf(day)),
  }))
}

function codeOf(countryId: number, region: string): string | undefined {
  return countryId === country.nz ? newZealand[region]?.[0] : australia[region]
}

function keyOf({ date, name }: { readonly date: string; readonly name: string }): string {
  return `${date.slice(0, 10)} ${name}`
}

function daysOf(calendar: Holidays, from: string, until: string) {
  const years = [...new Set([from, until].map((day) => Number(day.slice(0, 4))))]
  return years
    .flatMap((year) => calendar.getHolidays(year))
    .filter(({ type, start, end }) => type === 'public' && end.getTime() - start.getTime() >= wholeDayMs)
    .filter(({ date }) => date.slice(0, 10) >= from && date.slice(0, 10) <= until)
}
