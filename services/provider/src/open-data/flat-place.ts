import { accessOptions } from '@waymark/domain/access-fit/options'
import { venueTypeName } from '@waymark/domain/catalogue/venue-types'
import { countryOf } from '@waymark/domain/place/countries'
import type { OpenFact, OpenVenue } from '../db/open-venues.ts'
import { pageOfVenue } from './place-info.ts'

/** The columns of a place, in order: what it is and where, then one for each access option. */
const placeColumns: readonly (readonly [
  title: string,
  textOf: (venue: OpenVenue, publicUrl: URL) => string | number,
])[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['kind', ({ venue_type_id }) => venueTypeName(venue_type_id)],
  ['organisation', ({ account_name }) => account_name],
  ['address', ({ address }) => address],
  ['suburb', ({ suburb }) => suburb],
  ['region', ({ region }) => region],
  ['country', ({ country_id }) => countryOf(country_id)?.code ?? ''],
  ['latitude', ({ lat }) => lat],
  ['longitude', ({ lng }) => lng],
  ['page', pageOfVenue],
  [
    'lastChecked',
    ({ facts }) =>
      facts
        .flatMap(({ checkedOn }) => checkedOn ?? [])
        .sort()
        .at(-1) ?? '',
  ],
]

/** A place with plain values only, as programs for maps and sheets read them: "yes", "no", a measure, or nothing where it is unknown. */
export function flatPlace(venue: OpenVenue, publicUrl: URL): Record<string, string | number> {
  const known = new Map(venue.facts.map((fact) => [fact.optionId, fact]))
  return Object.fromEntries([
    ...placeColumns.map(([title, textOf]) => [title, textOf(venue, publicUrl)]),
    ...accessOptions.map(({ id, key }) => [key, valueOfFact(known.get(id))]),
  ])
}

/** The first line of the CSV, behind the mark by which Excel knows UTF-8: without it, Kōwhai is garbled there. */
export const csvTitles: string = `\uFEFF${csvLine([
  ...placeColumns.map(([title]) => title),
  ...accessOptions.map(({ key }) => key),
])}`

/** One line of the CSV (RFC 4180). */
export function csvPlace(venue: OpenVenue, publicUrl: URL): string {
  return csvLine(Object.values(flatPlace(venue, publicUrl)))
}

function valueOfFact(fact: OpenFact | undefined): string | number {
  if (!fact) return ''
  return fact.isMet ? (fact.measure ?? 'yes') : 'no'
}

function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvValue).join(',')}\r\n`
}

/** Sheets take a text that begins like a formula for one: an apostrophe keeps it text. */
function csvValue(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
