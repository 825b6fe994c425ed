/** What is known of one option, by its key. */
export interface KnownFact {
  readonly option: string
  readonly value: 'yes' | 'no'
  readonly measure: number | null
}

type Kind = 'flag' | 'count' | 'cm' | 'm' | 'dB' | 'ratio'

/**
 * Where A11yJSON itself has a word for one of our options: its path below `accessibility`, and how it is written there.
 * The main entrance, the accessible toilet, the counter and the tables are the first of their lists.
 */
const words: readonly (readonly [option: string, kind: Kind, path: string])[] = [
  ['mobilityParking', 'count', 'parking.forWheelchairUsers.count'],
  ['parkingWidth', 'cm', 'parking.forWheelchairUsers.width'],
  ['parkingDistance', 'm', 'parking.forWheelchairUsers.distanceToEntrance'],
  ['stepFreeEntrance', 'flag', 'entrances.0.properties.isLevel'],
  ['entranceStep', 'cm', 'entrances.0.properties.stairs.stepHeight'],
  ['entranceRamp', 'ratio', 'entrances.0.properties.slopeAngle'],
  ['doorWidth', 'cm', 'entrances.0.properties.door.width'],
  ['automaticDoor', 'flag', 'entrances.0.properties.door.isAutomatic'],
  ['aisleWidth', 'cm', 'pathwaysInside.widthAtObstacles'],
  ['lowCounter', 'cm', 'desks.0.fixedHeight'],
  ['tableKneeSpace', 'cm', 'tables.0.fixedHeightBelow'],
  ['wheelchairSpaces', 'count', 'wheelchairPlaces.count'],
  ['accessibleToilet', 'flag', 'restrooms.0.isAccessibleWithWheelchair'],
  ['toiletTurningSpace', 'cm', 'restrooms.0.turningSpaceInside'],
  ['toiletDoorWidth', 'cm', 'restrooms.0.entrance.door.width'],
  ['toiletGrabRails', 'flag', 'restrooms.0.hasSupportRails'],
  ['changingPlace', 'flag', 'restrooms.0.hasChangingTableForAdults'],
  ['toiletAlarm', 'flag', 'restrooms.0.hasEmergencyPullstring'],
  ['hearingLoop', 'flag', 'hasInductionLoop'],
  ['backgroundNoise', 'dB', 'ambientNoiseLevel'],
  ['braille', 'flag', 'hasBrailleSignage'],
  ['tactilePaving', 'flag', 'hasTactileGuideStrips'],
  ['guideDogs', 'flag', 'animalPolicy.allowsGuideDogs'],
  ['personalAssistance', 'flag', 'staff.hasFreeAssistantForVisitors'],
  ['queuePriority', 'flag', 'queueSystem.canSkipQueueWithDisability'],
]

const perMetre: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, inch: 0.0254, in: 0.0254, ft: 0.3048 }

/** The `accessibility` of a place in A11yJSON's own words; null when it has none for what is known. */
export function nativeFacts(facts: readonly KnownFact[]): object | null {
  const root: Record<string, unknown> = {}
  for (const [option, kind, path] of words) {
    const fact = facts.find((one) => one.option === option)
    const written = fact && writtenAs(kind, fact)
    if (written !== undefined) putAt(root, path.split('.'), written)
  }
  return Object.keys(root).length === 0 ? null : root
}

/** The facts that a place states in A11yJSON's own words. What it says in a unit that nobody knows is left out. */
export function readNativeFacts(accessibility: unknown): KnownFact[] {
  return words.flatMap(([option, kind, path]) => {
    const fact = factOf(kind, valueAt(accessibility, path.split('.')))
    return fact ? [{ option, ...fact }] : []
  })
}

function writtenAs(kind: Kind, { value, measure }: KnownFact): unknown {
  if (kind === 'flag') return value === 'yes'
  if (kind === 'count') return value === 'no' ? 0 : (measure ?? undefined)
  if (value === 'no' || measure === null) return undefined
  if (kind === 'ratio') return { value: 100 / measure, unit: '%' }
  return { value: measure, unit: kind }
}

function factOf(kind: Kind, found: unknown): Omit<KnownFact, 'option'> | null {
  if (kind === 'flag') return typeof found === 'boolean' ? { value: found ? 'yes' : 'no', measure: null } : null
  if (kind === 'count') {
    if (typeof found !== 'number') return null
    return found === 0 ? { value: 'no', measure: null } : { value: 'yes', measure: found }
  }
  const measure = measureOf(kind, found)
  return measure === null ? null : { value: 'yes', measure }
}

function measureOf(kind: Exclude<Kind, 'flag' | 'count'>, found: unknown): number | null {
  const { value, unit } = quantityOf(found)
  if (value === null) return null
  if (kind === 'dB') return unit === 'dB' ? value : null
  if (kind === 'ratio') return unit === '%' && value > 0 ? rounded(100 / value) : null
  const metres = perMetre[unit]
  return metres === undefined ? null : rounded((value * metres) / (kind === 'cm' ? 0.01 : 1))
}

function quantityOf(found: unknown): { readonly value: number | null; readonly unit: string } {
  if (typeof found !== 'object' || found === null) return { value: null, unit: '' }
  const value = 'value' in found && typeof found.value === 'number' ? found.value : null
  return { value, unit: 'unit' in found && typeof found.unit === 'string' ? found.unit : '' }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function putAt(root: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    root[key] = value
    return
  }
  if (rest[0] === '0') {
    const list = root[key]
    const first: Record<string, unknown> = Array.isArray(list) ? list[0] : {}
    root[key] = [first]
    putAt(first, rest.slice(1), value)
    return
  }
  const held = root[key]
  const inner: Record<string, unknown> = isRecord(held) ? held : {}
  root[key] = inner
  putAt(inner, rest, value)
}

function valueAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (isRecord(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined),
    from,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
