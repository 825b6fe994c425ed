import type { NamedType } from './venue-types.ts'

/**
 * A kind of amenity with its possible features. Some require at least one (product.md section 5, "Amenity selection").
 */
export interface AmenityType extends NamedType {
  readonly requiresFeature: boolean
  /** What else people call it, for the search. */
  readonly alsoCalled: string
  readonly features: readonly NamedType[]
}

const toiletFeatures = feature(100, {
  grabRails: 'Grab rails',
  leftTransfer: 'Wheelchair space on the left',
  rightTransfer: 'Wheelchair space on the right',
  alarm: 'Alarm cord',
  babyChange: 'Baby change table',
  unisex: 'For everyone',
  key: 'Opened with an MLAK or Radar key',
  allHours: 'Open day and night',
})

const parkingFeatures = feature(200, {
  extraWide: 'Extra wide',
  rearLoading: 'Room to unload at the back',
  undercover: 'Under cover',
  permit: 'Mobility permit needed',
  noTimeLimit: 'No time limit',
  levelSurface: 'Level, firm surface',
})

const changingPlaceFeatures = feature(300, {
  adultBench: 'Adult-sized bench',
  adjustableBench: 'Bench that goes up and down',
  ceilingHoist: 'Ceiling hoist',
  mobileHoist: 'Mobile hoist',
  shower: 'Shower',
  privacyScreen: 'Privacy screen',
  peninsulaToilet: 'Toilet with space on both sides',
})

const hoistFeatures = feature(400, { poolHoist: 'Into a pool', slings: 'Slings to borrow', trained: 'Staff who help' })
const quietRoomFeatures = feature(500, {
  dimLights: 'Lights can be dimmed',
  beanbags: 'Beanbags',
  lockable: 'Can be locked from inside',
})
const chargingFeatures = feature(600, {
  scooter: 'For scooters',
  powerchair: 'For power chairs',
  undercover: 'Under cover',
})
const hireFeatures = feature(700, {
  wheelchair: 'Wheelchair',
  beachWheelchair: 'Beach wheelchair',
  scooter: 'Mobility scooter',
  walker: 'Walker',
  trackChair: 'All-terrain chair',
  handcycle: 'Handcycle',
})
const shelterFeatures = feature(800, { seating: 'Seats with arms', water: 'Drinking water', shade: 'Shade' })

/** Kinds of amenity (domain.md, "Map"). Toilets, parking and changing places require at least one feature. */
export const amenityTypes: readonly AmenityType[] = [
  {
    id: 1,
    key: 'accessibleToilet',
    label: 'Accessible toilet',
    alsoCalled: 'disabled toilet bathroom restroom loo',
    requiresFeature: true,
    features: toiletFeatures,
  },
  {
    id: 2,
    key: 'changingPlace',
    label: 'Changing place',
    alsoCalled: 'changing room hoist room adult change',
    requiresFeature: true,
    features: changingPlaceFeatures,
  },
  {
    id: 3,
    key: 'mobilityParking',
    label: 'Mobility parking',
    alsoCalled: 'disabled parking car park',
    requiresFeature: true,
    features: parkingFeatures,
  },
  {
    id: 4,
    key: 'hoist',
    label: 'Hoist',
    alsoCalled: 'lift into the water',
    requiresFeature: false,
    features: hoistFeatures,
  },
  {
    id: 5,
    key: 'quietRoom',
    label: 'Quiet room',
    alsoCalled: 'sensory room',
    requiresFeature: false,
    features: quietRoomFeatures,
  },
  {
    id: 6,
    key: 'chargingPoint',
    label: 'Charging point',
    alsoCalled: 'wheelchair charger',
    requiresFeature: false,
    features: chargingFeatures,
  },
  {
    id: 7,
    key: 'equipmentHire',
    label: 'Equipment hire',
    alsoCalled: 'hire rental borrow',
    requiresFeature: false,
    features: hireFeatures,
  },
  {
    id: 8,
    key: 'restPlace',
    label: 'Place to rest',
    alsoCalled: 'seat bench',
    requiresFeature: false,
    features: shelterFeatures,
  },
]

/** The amenity type with this id, or null. */
export function amenityType(id: number): AmenityType | null {
  return amenityTypes.find((type) => type.id === id) ?? null
}

/** Another kind of amenity that may have one of this kind as a feature, such as a changing place with a hoist. */
export function kindThatHas(amenityTypeId: number): (NamedType & { readonly featureId: number }) | undefined {
  const word = amenityType(amenityTypeId)?.label.toLowerCase()
  if (word === undefined) return undefined
  return amenityTypes.flatMap(({ id, key, label, features }) => {
    const has = id === amenityTypeId ? undefined : features.find((one) => one.label.toLowerCase().endsWith(word))
    return has ? [{ id, key, label, featureId: has.id }] : []
  })[0]
}

/** "Ceiling hoist, Shower": what an amenity of a kind has. */
export function amenityFeaturesText(amenityTypeId: number, featureIds: readonly number[]): string {
  const features = amenityType(amenityTypeId)?.features ?? []
  return features.flatMap(({ id, label }) => (featureIds.includes(id) ? [label] : [])).join(', ')
}

/** The features that say that an amenity is open day and night, whatever hours its venue keeps. */
export const allHoursFeatureIds = toiletFeatures.filter(({ key }) => key === 'allHours').map(({ id }) => id)

/** Whether one of the features says that an amenity is open day and night. */
export function isOpenDayAndNight(featureIds: readonly number[]): boolean {
  return featureIds.some((id) => allHoursFeatureIds.includes(id))
}

/** Why an amenity of this type may not have these features, or null. */
export function amenityFeaturesRefusal(type: AmenityType, featureIds: readonly number[]): string | null {
  if (!featureIds.every((id) => type.features.some((one) => one.id === id))) return 'Choose features from the list.'
  if (type.requiresFeature && featureIds.length === 0)
    return `Choose at least one feature of this ${type.label.toLowerCase()}.`
  return null
}

function feature(firstId: number, labels: Readonly<Record<string, string>>): NamedType[] {
  return Object.entries(labels).map(([key, label], index) => ({ id: firstId + index + 1, key, label }))
}
