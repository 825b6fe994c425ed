import { checkInput } from '@waymark/contracts/check-input'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { serviceArea } from '@waymark/contracts/service-area'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import type { CountryId } from '@waymark/domain/enums'
import { regionOfPlace } from '@waymark/domain/place/countries'
import { areSwapped, firstInvalidField, isInBoundsOf, notInCountryText } from '@waymark/domain/place/country-bounds'
import type { AreaToWrite } from '../db/write-service-area.ts'
import { placeInfoProblems } from '../open-data/place-info-problems.ts'
import { typedHoursRefusal } from '../place/typed-hours-refusal.ts'
import { type ExtensionOfFile, extensionOfFile, type PlaceOfFile, placeOfFile } from './place-schema.ts'
import { type ReadFacts, readFacts } from './read-facts.ts'
import type { Remark } from './remark.ts'
import { remarkInWords } from './remark-in-words.ts'
import { withoutNull } from './without-null.ts'

/** A place of a file as a location, with what is wrong about it. `area` is null while it cannot be one. */
export interface ReadPlace extends ReadFacts {
  readonly name: string
  readonly suburb: string
  readonly externalId: string
  /** The location that it says it is, for files that were exported here. */
  readonly serviceAreaId: number | null
  readonly area: ParsedInputOf<typeof serviceArea.updateServiceArea> | null
  /** Settings that the file leaves open: a location that is there keeps its own. */
  readonly leftOpen: readonly (keyof AreaToWrite)[]
  readonly wrong: readonly Remark[]
}

export interface ReadingFacts {
  readonly countryId: CountryId
  /** A local date. */
  readonly today: string
}

const notAPlace: Remark = { field: '', says: 'This is not a place.' }
const noFacts: ReadFacts = { facts: [], contradictory: [] }
const nowhere = { name: '', suburb: '', externalId: '', serviceAreaId: null, area: null, leftOpen: [], ...noFacts }
/** As for a new location on the screen. */
const usualRadiusKm = 5

/** Reads one place of a file. */
export function readPlace(raw: unknown, { countryId, today }: ReadingFacts): ReadPlace {
  if (!isRecord(raw)) return { ...nowhere, wrong: [notAPlace] }
  const { type: _geojson, waymark, ...rest } = raw
  const place = withoutNull(rest)
  if (!isRecord(place)) return { ...nowhere, wrong: [notAPlace] }
  const problems = placeInfoProblems(place)
    .map(({ path, says }) => ({ field: path, says: `This ${says}.` }))
    .map(remarkInWords)
  const shape = checkInput(placeOfFile, place)
  const extension = checkInput(extensionOfFile, waymark ?? {})
  const wrong = [
    ...problems,
    ...(shape.ok ? [] : remarksOf(shape.fields).map(remarkInWords)),
    ...(extension.ok ? [] : remarksOf(extension.fields, 'waymark.').map(remarkInWords)),
  ]
  if (!shape.ok || !extension.ok) return { ...nowhere, name: nameOf(raw), wrong: firstOfEach(wrong) }
  const { properties } = shape.value
  const read = readFacts(extension.value, properties.accessibility, today)
  const area = readArea(shape.value, extension.value, countryId)
  const { originalId } = properties
  return {
    name: properties.name,
    suburb: area.typed.suburb,
    externalId: originalId,
    serviceAreaId: extension.value.serviceAreaId ?? null,
    area: area.checked,
    leftOpen: leftOpenIn(properties, extension.value),
    facts: read.facts,
    contradictory: read.contradictory,
    wrong: firstOfEach([
      ...wrong,
      ...(originalId.length >= 1 && originalId.length <= 200
        ? []
        : [
            {
              field: 'properties.originalId',
              says: 'Give the place an id of 1 to 200 characters, so that importing it again changes it.',
            },
          ]),
      ...area.wrong,
      ...read.wrong,
    ]),
  }
}

function readArea({ geometry, properties }: PlaceOfFile, extension: ExtensionOfFile, countryId: CountryId) {
  const { address, name, category } = properties
  const [longitude, latitude] = geometry.coordinates
  const suburb = address.district || address.city
  const kind = (extension.venueType ?? category).toLowerCase()
  const type = venueTypes.find(({ key, label }) => key.toLowerCase() === kind || label.toLowerCase() === kind)
  const state = extension.region ?? address.state
  const region = regionOfPlace(countryId, { name: address.city, region: state })
  const typed = {
    serviceAreaId: null,
    version: null,
    name,
    venueTypeId: type?.id ?? 0,
    description: properties.description,
    phone: properties.phoneNumber ?? null,
    email: properties.emailAddress ?? null,
    address: address.text || [address.house, address.street].filter(Boolean).join(' '),
    suburb,
    region: region?.name ?? '',
    countryId,
    latitude: coordinateText(latitude),
    longitude: coordinateText(longitude),
    radiusKm: extension.radiusKm ?? usualRadiusKm,
    isPrivate: extension.isPrivate ?? false,
    costTier: extension.costTier ?? null,
    timeZone: extension.timeZone ?? null,
    openingHours: extension.openingHours ?? [],
  }
  const checked = checkInput(serviceArea.updateServiceArea.input, typed)
  const wrong: Remark[] = checked.ok ? [] : remarksOf(checked.fields).map(inFile).map(remarkInWords)
  if (!type)
    wrong.unshift(
      kind === ''
        ? remarkInWords({ field: 'properties.category', says: 'This is missing.' })
        : { field: 'properties.category', says: `“${category}” is no kind of venue that we know.` },
    )
  if (!region)
    wrong.unshift({
      field: 'properties.address.state',
      says: state === '' ? 'Give the region or state.' : `“${state}” is no region of your country.`,
    })
  if (!isInBoundsOf(countryId, { latitude, longitude }))
    wrong.unshift({
      field: `geometry.coordinates.${firstInvalidField(countryId, { latitude, longitude }) === 'longitude' ? 0 : 1}`,
      says: areSwapped(countryId, { latitude, longitude })
        ? `The latitude and the longitude look swapped. The longitude comes first: [${latitude}, ${longitude}].`
        : notInCountryText(countryId),
    })
  const hours = checked.ok ? typedHoursRefusal(checked.value.openingHours) : null
  if (hours) wrong.push({ field: 'waymark.openingHours', says: hours })
  return { typed, checked: checked.ok && wrong.length === 0 ? checked.value : null, wrong }
}

function leftOpenIn(
  { phoneNumber, emailAddress, description }: PlaceOfFile['properties'],
  { radiusKm, isPrivate, costTier, timeZone, openingHours }: ExtensionOfFile,
): (keyof AreaToWrite)[] {
  const isOurs = isPrivate !== undefined
  const told: Partial<Record<keyof AreaToWrite, boolean>> = {
    // A file of ours leaves out what a location does not have.
    phone: isOurs || phoneNumber !== undefined,
    email: isOurs || emailAddress !== undefined,
    description: isOurs || description !== '',
    radius_km: radiusKm !== undefined,
    is_private: isOurs,
    cost_tier: costTier !== undefined,
    time_zone: timeZone !== undefined,
    opening_hours: openingHours !== undefined,
  }
  return columnsLeftOpen.filter((column) => told[column] === false)
}

const columnsLeftOpen = [
  'phone',
  'email',
  'description',
  'radius_km',
  'is_private',
  'cost_tier',
  'time_zone',
  'opening_hours',
] as const

/** Where a field of a location stands in the file. */
const pathInFile: Readonly<Record<string, string>> = {
  name: 'properties.name',
  venueTypeId: 'properties.category',
  description: 'properties.description',
  phone: 'properties.phoneNumber',
  email: 'properties.emailAddress',
  address: 'properties.address.text',
  suburb: 'properties.address.city',
  region: 'properties.address.state',
  latitude: 'geometry.coordinates.1',
  longitude: 'geometry.coordinates.0',
}

function inFile({ field, says }: Remark): Remark {
  return { field: pathInFile[field] ?? `waymark.${field}`, says }
}

function remarksOf(fields: Readonly<Record<string, string>>, prefix = ''): Remark[] {
  return Object.entries(fields).map(([field, says]) => ({ field: `${prefix}${field}`, says }))
}

/** One remark about each field is enough: the first says most. */
function firstOfEach(remarks: readonly Remark[]): Remark[] {
  return [...new Map(remarks.toReversed().map((one) => [one.field, one])).values()].toReversed().slice(0, 20)
}

/** As somebody would type it: digits, a dot, decimals. */
function coordinateText(degrees: number): string {
  const text = String(degrees)
  if (text.includes('e')) return degrees.toFixed(7)
  return text.includes('.') ? text : `${text}.0`
}

function nameOf(raw: Record<string, unknown>): string {
  const name = isRecord(raw.properties) ? raw.properties.name : ''
  if (typeof name === 'string') return name.slice(0, 120)
  return isRecord(name) && typeof name.en === 'string' ? name.en.slice(0, 120) : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
