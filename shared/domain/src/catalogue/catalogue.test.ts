import { expect, test } from 'vitest'
import { costTier } from '../enums.ts'
import { activityKind, activityKinds } from './activity-kinds.ts'
import { amenityFeaturesRefusal, amenityType, amenityTypes, isOpenDayAndNight, kindThatHas } from './amenity-types.ts'
import { costTierOf, costTiers } from './cost-tiers.ts'
import { serviceName, sizeOptionName } from './own-services.ts'
import {
  findService,
  peopleQtyRefusal,
  searchServices,
  serviceFamilies,
  services,
  servicesMeant,
  sizeTypes,
} from './services.ts'
import { venueType, venueTypes } from './venue-types.ts'

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('has 44 services in 8 families, with stable consecutive ids', () => {
  expect(services.map(({ id }) => id)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1))
  expect(isUnique(services.map(({ name }) => name))).toBe(true)
  expect(new Set(services.map(({ family }) => family)).size).toBe(serviceFamilies.length)
  expect(findService(1)?.name).toBe('Morning care')
  expect(findService(45)).toBeNull()
  expect([serviceName(1, null), sizeOptionName(1, 12), serviceName(45, null), sizeOptionName(1, 21)]).toEqual([
    'Morning care',
    'Usual visit',
    '',
    '',
  ])
})

test('has sizes of one type per service, with durations that fill whole slots, and uses every type', () => {
  for (const { sizeOptions } of services) {
    expect(sizeOptions.length).toBeGreaterThan(0)
    expect(sizeOptions.length).toBeLessThan(10)
    expect(new Set(sizeOptions.map(({ sizeType }) => sizeType)).size).toBe(1)
    for (const { durationHours } of sizeOptions)
      expect(durationHours > 0 && Number.isInteger(durationHours * 4)).toBe(true)
  }
  const sizes = services.flatMap(({ sizeOptions }) => sizeOptions)
  expect(isUnique(sizes.map(({ id }) => id))).toBe(true)
  expect(new Set(sizes.map(({ sizeType }) => sizeType)).size).toBe(sizeTypes.length)
})

test('finds services by words of their name and family', () => {
  const namesOf = (text: string) => searchServices(text).map(({ name }) => name)
  expect(namesOf('MORNING care')).toEqual(['Morning care'])
  expect(namesOf('  transport ride ')).toEqual(['Ride in an accessible van', 'Ride in a car'])
  expect(namesOf('taxi')).toEqual(['Ride in an accessible van', 'Ride in a car'])
  expect(namesOf('physio')).toEqual(['Physiotherapy at home'])
  expect(namesOf('lawns')).toEqual(['Gardening'])
  expect(namesOf('no such thing')).toEqual([])
  expect(searchServices(' ')).toHaveLength(44)
})

test('allows people up to the maximum of one booking', () => {
  const many = { allowPeopleQtySelection: true, maxPeople: 4 }
  expect([0, 1, 4, 5, 1.5].map((qty) => peopleQtyRefusal(many, qty) === null)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(peopleQtyRefusal(many, 5)).toBe('Choose 1 to 4 people.')
  expect(peopleQtyRefusal({ allowPeopleQtySelection: false, maxPeople: 4 }, 2)).toBe(
    'This service is for one person at a time.',
  )
})

test('has types with unique ids, keys and labels', () => {
  for (const list of [venueTypes, activityKinds, amenityTypes]) {
    expect(isUnique(list.map(({ id }) => id))).toBe(true)
    expect(isUnique(list.map(({ key }) => key))).toBe(true)
    expect(isUnique(list.map(({ label }) => label))).toBe(true)
  }
  expect(isUnique(amenityTypes.flatMap(({ features }) => features.map(({ id }) => id)))).toBe(true)
  expect([venueType(11)?.key, activityKind(22)?.key, venueType(0), activityKind(0), amenityType(0)]).toEqual([
    'library',
    'swimming',
    null,
    null,
    null,
  ])
})

test('requires a feature for toilets, parking and changing places only', () => {
  for (const type of amenityTypes) {
    const isRequired = ['accessibleToilet', 'mobilityParking', 'changingPlace'].includes(type.key)
    expect(amenityFeaturesRefusal(type, []) === null).toBe(!isRequired)
    const [first] = type.features
    expect(amenityFeaturesRefusal(type, first ? [first.id] : [])).toBeNull()
    expect(amenityFeaturesRefusal(type, [9999])).toBe('Choose features from the list.')
  }
})

test("has cost tiers with the source's ids and bounds", () => {
  expect(costTiers.map(({ id, label }) => [label, id])).toEqual(Object.entries(costTier))
  expect([0, 1, 4999, 5000, 11_999, 12_000].map(costTierOf)).toEqual([3, 4, 4, 5, 5, 6])
})

test('only the feature of day and night keeps an amenity open', () => {
  expect([isOpenDayAndNight([101, 108]), isOpenDayAndNight([101]), isOpenDayAndNight([])]).toEqual([true, false, false])
})

test('a changing place may have a hoist, and nothing else is part of another kind', () => {
  const others = amenityTypes.map(({ id }) => kindThatHas(id)?.id)
  expect(others).toEqual([undefined, undefined, undefined, 2, undefined, undefined, undefined, undefined])
})

test('a service is found by what somebody says in their own words', () => {
  const namesOf = (text: string) => servicesMeant(text).map(({ name }) => name)
  expect(namesOf('help me wash')).toEqual(expect.arrayContaining(['Morning care', 'Showering and bathing']))
  expect(namesOf('Clean my house')).toEqual(['House cleaning'])
  expect(namesOf('dress')).toContain('Morning care')
  // Described as that alone.
  expect(namesOf('light bulbs')).toEqual(['Small repairs'])
  expect(namesOf('help')).toEqual(searchServices('help').map(({ name }) => name))
})
