import { expect, test } from 'vitest'
import { country } from '../enums.ts'
import { isTimeZone } from '../schedule/wall-time.ts'
import { countries, countryOf, regionOfPlace, regionsOfCountry } from './countries.ts'
import { timeZoneAt, timeZones, timeZoneText } from './time-zones.ts'

test("has New Zealand's regions and 67 districts, and Australia's 8 states and territories", () => {
  const [nz, au] = countries
  expect(nz?.regions).toHaveLength(17)
  expect(nz?.regions.flatMap(({ districts }) => districts)).toHaveLength(67)
  expect(au?.regions).toHaveLength(8)
  expect(countryOf(country.au)?.code).toBe('AU')
  expect(regionsOfCountry(country.nz)[8]?.name).toBe('Wellington')
  expect(regionsOfCountry(3)).toEqual([])
})

test('has ids unique across both countries, and no empty region', () => {
  const regions = countries.flatMap((one) => one.regions)
  const districts = regions.flatMap((region) => region.districts)
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length)
  expect(new Set(districts.map(({ id }) => id)).size).toBe(districts.length)
  for (const region of regions) expect(region.districts.length).toBeGreaterThan(0)
})

test('reads the region of a found place from the text after its name, its code, or its own name', () => {
  const regionName = (countryId: number, name: string, region: string) =>
    regionOfPlace(countryId, { name, region })?.name ?? null
  expect(regionName(country.nz, 'Hastings', "Napier, Hawke's Bay")).toBe("Hawke's Bay")
  expect(regionName(country.nz, 'Nelson', 'New Zealand')).toBe('Nelson')
  expect(regionName(country.au, 'Bondi', 'Sydney, NSW')).toBe('New South Wales')
  expect(regionName(country.au, 'Canberra', 'ACT')).toBe('Australian Capital Territory')
  expect(regionName(country.nz, 'Somewhere', 'New Zealand')).toBeNull()
  const codes = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']
  expect(codes.map((code) => regionName(country.au, 'x', code)).toSorted()).toEqual(
    regionsOfCountry(country.au)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('has a place name for every zone, all known to the runtime', () => {
  for (const { id } of timeZones) expect(isTimeZone(id)).toBe(true)
  expect(timeZoneText('Australia/Lord_Howe')).toBe('Lord Howe Island time')
  expect(timeZoneText('Europe/London')).toBe('Europe/London')
})

const towns: [town: string, latitude: number, longitude: number, zone: string][] = [
  ['Sydney', -33.87, 151.21, 'Sydney'],
  ['Canberra', -35.28, 149.13, 'Sydney'],
  ['Albury', -36.07, 146.92, 'Sydney'],
  ['Wodonga', -36.12, 146.89, 'Melbourne'],
  ['Echuca', -36.14, 144.75, 'Melbourne'],
  ['Mildura', -34.19, 142.16, 'Melbourne'],
  ['Wentworth', -34.1, 141.91, 'Sydney'],
  ['Eden', -37.06, 149.9, 'Sydney'],
  ['Mallacoota', -37.56, 149.75, 'Melbourne'],
  ['Melbourne', -37.81, 144.96, 'Melbourne'],
  ['Wilsons Promontory', -39.03, 146.32, 'Melbourne'],
  ['Launceston', -41.43, 147.14, 'Hobart'],
  ['King Island', -39.93, 143.85, 'Hobart'],
  ['Brisbane', -27.47, 153.03, 'Brisbane'],
  ['Coolangatta', -28.168, 153.535, 'Brisbane'],
  ['Byron Bay', -28.64, 153.61, 'Sydney'],
  ['Murwillumbah', -28.33, 153.4, 'Sydney'],
  ['Stanthorpe', -28.66, 151.93, 'Brisbane'],
  ['Tenterfield', -29.05, 152.02, 'Sydney'],
  ['Goondiwindi', -28.55, 150.31, 'Brisbane'],
  ['Moree', -29.46, 149.84, 'Sydney'],
  ['Mount Isa', -20.73, 139.49, 'Brisbane'],
  ['Birdsville', -25.9, 139.35, 'Brisbane'],
  ['Adelaide', -34.93, 138.6, 'Adelaide'],
  ['Mount Gambier', -37.83, 140.78, 'Adelaide'],
  ['Broken Hill', -31.95, 141.45, 'Broken_Hill'],
  ['Alice Springs', -23.7, 133.88, 'Darwin'],
  ['Darwin', -12.46, 130.84, 'Darwin'],
  ['Perth', -31.95, 115.86, 'Perth'],
  ['Kalgoorlie', -30.75, 121.47, 'Perth'],
  ['Kununurra', -15.77, 128.74, 'Perth'],
  ['Eucla', -31.68, 128.88, 'Eucla'],
  ['Lord Howe Island', -31.55, 159.08, 'Lord_Howe'],
]

test.each(towns)('%s has the time of its state', (_town, latitude, longitude, zone) => {
  expect(timeZoneAt(country.au, { latitude, longitude })).toBe(`Australia/${zone}`)
})

test('has the Chatham Islands beyond the 180th meridian', () => {
  expect(timeZoneAt(country.nz, { latitude: -43.95, longitude: -176.56 })).toBe('Pacific/Chatham')
  expect(timeZoneAt(country.nz, { latitude: -36.85, longitude: 174.76 })).toBe('Pacific/Auckland')
  expect(timeZoneAt(country.nz, { latitude: -37.66, longitude: 178.55 })).toBe('Pacific/Auckland')
})
