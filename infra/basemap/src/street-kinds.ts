import type { Tags } from './read-block.ts'

/** A layer of the street tiles; the style of mfe-map draws each (`street-style.ts`). */
export type StreetLayer = 'area' | 'building' | 'street' | 'spot' | 'place'

/** What a thing is on the map. Things of one kind share one object: a country has millions of buildings. */
export interface Kind {
  readonly layer: StreetLayer
  /** The first zoom that has it. */
  readonly minZoom: number
  readonly properties: Readonly<Record<string, string | number>>
}

/** The class of each `highway`, and the first zoom that has it. Roads still being built, and those gone, have none. */
const streetClasses: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  motorway: ['motorway', 8],
  trunk: ['motorway', 8],
  primary: ['main', 8],
  secondary: ['main', 10],
  tertiary: ['main', 11],
  motorway_link: ['main', 11],
  trunk_link: ['main', 11],
  primary_link: ['main', 11],
  secondary_link: ['main', 12],
  tertiary_link: ['main', 12],
  residential: ['minor', 12],
  unclassified: ['minor', 12],
  living_street: ['minor', 12],
  road: ['minor', 12],
  pedestrian: ['walk', 12],
  service: ['service', 14],
  track: ['path', 13],
  path: ['path', 13],
  footway: ['path', 14],
  cycleway: ['path', 14],
  bridleway: ['path', 14],
  steps: ['steps', 14],
}

const railways = new Set(['rail', 'light_rail', 'tram', 'narrow_gauge', 'subway'])
const parks = new Set(['park', 'garden', 'nature_reserve', 'playground', 'pitch', 'golf_course', 'dog_park'])
const greens = new Set(['grass', 'recreation_ground', 'village_green', 'forest', 'cemetery', 'meadow'])
const built = new Set(['residential', 'commercial', 'retail', 'industrial', 'education', 'institutional', 'railway'])

/** Rank of a name, 1 city to 5 small, as in the bundled map, and the first zoom that has it. */
const placeRanks: Readonly<Record<string, readonly [rank: number, minZoom: number]>> = {
  city: [1, 8],
  town: [3, 8],
  suburb: [4, 10],
  village: [4, 10],
  quarter: [5, 12],
  hamlet: [5, 11],
  neighbourhood: [5, 13],
  locality: [5, 13],
  island: [5, 11],
}

/** What a way is on the map; `isClosed` where it ends where it began. Undefined where the map leaves it out. */
export function kindOfWay(tags: Tags, isClosed: boolean): Kind | undefined {
  if (isClosed) {
    const area = kindOfArea(tags)
    if (area) return area
  }
  const highway = tags.get('highway')
  const [kind, minZoom] = (highway && streetClasses[highway]) || []
  if (kind !== undefined && minZoom !== undefined) {
    if (tags.get('area') === 'yes') return { layer: 'area', minZoom: 14, properties: { k: 'built', ...nameOf(tags) } }
    // Pavements beside a street bear its name, which the street shows already.
    const name = tags.get('footway') ? {} : nameOf(tags)
    const wheelchair = tags.get('wheelchair')
    return { layer: 'street', minZoom, properties: { k: kind, ...name, ...(wheelchair ? { w: wheelchair } : {}) } }
  }
  const railway = tags.get('railway')
  if (railway && railways.has(railway) && !tags.has('service')) {
    return { layer: 'street', minZoom: 10, properties: { k: 'rail' } }
  }
  if (tags.get('natural') === 'coastline') return { layer: 'street', minZoom: 11, properties: { k: 'coast' } }
  const waterway = tags.get('waterway')
  if (waterway === 'river' || waterway === 'canal') {
    return { layer: 'street', minZoom: 9, properties: { k: 'river', ...nameOf(tags) } }
  }
  if (waterway === 'stream') return { layer: 'street', minZoom: 13, properties: { k: 'river', ...nameOf(tags) } }
  return undefined
}

/** What a closed way or a multipolygon is on the map. */
export function kindOfArea(tags: Tags): Kind | undefined {
  const building = tags.get('building')
  if (building && building !== 'no') return { layer: 'building', minZoom: 14, properties: {} }
  const natural = tags.get('natural')
  if (natural === 'water' || tags.get('waterway') === 'riverbank' || tags.get('landuse') === 'reservoir') {
    return { layer: 'area', minZoom: 8, properties: { k: 'water', ...nameOf(tags) } }
  }
  const landuse = tags.get('landuse') ?? ''
  if (parks.has(tags.get('leisure') ?? '') || greens.has(landuse) || natural === 'wood' || natural === 'beach') {
    return { layer: 'area', minZoom: 10, properties: { k: 'park', ...nameOf(tags) } }
  }
  if (tags.get('railway') === 'platform' || tags.get('public_transport') === 'platform') {
    return { layer: 'area', minZoom: 14, properties: { k: 'built' } }
  }
  if (built.has(landuse)) return { layer: 'area', minZoom: 9, properties: { k: 'built' } }
  return undefined
}

/** What a node is on the map: a name, a station, a place to cross. */
export function kindOfNode(tags: Tags): Kind | undefined {
  const [rank, minZoom] = placeRanks[tags.get('place') ?? ''] ?? []
  if (rank !== undefined && minZoom !== undefined && tags.has('name')) {
    const population = Number(tags.get('population') ?? 0) || 0
    return { layer: 'place', minZoom, properties: { r: rank, p: population, ...nameOf(tags) } }
  }
  const railway = tags.get('railway')
  if (railway === 'station' || railway === 'halt' || railway === 'tram_stop' || tags.get('amenity') === 'bus_station') {
    return tags.has('name') ? { layer: 'spot', minZoom: 12, properties: { k: 'station', ...nameOf(tags) } } : undefined
  }
  if (tags.get('highway') === 'crossing') return { layer: 'spot', minZoom: 15, properties: { k: 'crossing' } }
  const kerb = tags.get('kerb')
  if (kerb === 'lowered' || kerb === 'flush') return { layer: 'spot', minZoom: 15, properties: { k: 'kerb' } }
  return undefined
}

/** `n` the name, `m` the Māori name where the first does not contain it. */
function nameOf(tags: Tags): Readonly<Record<string, string>> {
  const name = tags.get('name')
  const maori = tags.get('name:mi')
  if (!name) return maori ? { n: maori } : {}
  return maori && !name.includes(maori) ? { n: name, m: maori } : { n: name }
}
