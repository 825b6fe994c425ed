import { readFileSync } from 'node:fs'
import { limits } from '@waymark/domain/limits'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKm } from '@waymark/domain/place/distance'
import { fold } from './fold.ts'
import type { FoundPlace, PlaceProvider, PlaceQuery } from './place-provider.ts'
import { regionId, regionNames } from './regions.ts'

/** Rows of infra/basemap/places.json, in the order of its `columns`. */
type PlaceRow = [name: string, city: number, region: number, lat: number, lng: number, rank: number, population: number]

interface PlaceFile {
  readonly attribution: string
  readonly cities: readonly string[]
  readonly regions: readonly { readonly name: string; readonly countryId: 1 | 2 }[]
  readonly places: readonly PlaceRow[]
}

interface IndexedPlace {
  readonly place: FoundPlace
  readonly nameText: readonly string[]
  /** Other names in full: the short forms of a region. */
  readonly alsoCalled: readonly string[]
  readonly regionText: readonly string[]
  readonly trigrams: ReadonlySet<string>
  /** Larger places come first among equals. */
  readonly weight: number
}

const wholeName = 40
const exactly = 60
const closeEnough = 0.42
const cornerKm = 50
const regionKm = 700
/** Above every town of the same name; the nearest suburb of a name stays before it. */
const regionWeight = 14
const zoomByRank = [12, 12, 12.5, 13, 14, 14]

/** The built-in search: every locality, region and state of New Zealand and Australia, in memory, without a key or network access. */
export class LocalPlaces implements PlaceProvider {
  readonly credit: string
  readonly #places: readonly IndexedPlace[]

  constructor(file: PlaceFile) {
    this.credit = file.attribution
    this.#places = [...file.places.map((row, index) => indexed(file, row, index)), ...indexedRegions(file)]
  }

  static fromFile(path: string | URL): LocalPlaces {
    return new LocalPlaces(JSON.parse(readFileSync(path, 'utf8')))
  }

  async suggest({ query, countryId, near, limit, isExact = false }: PlaceQuery) {
    const words = fold(query)
    if (words.length === 0) return []
    const inCountry = countryId ? this.#places.filter(({ place }) => place.countryId === countryId) : this.#places
    const beginning = best(inCountry, limit, (candidate) => {
      const score = prefixScore(words, candidate)
      return score === null ? null : score + nearness(candidate.place, near)
    })
    if (beginning.length > 0 || isExact) return beginning
    // No prefix matches: perhaps it is misspelt. Two letters in each other's place are the likeliest.
    const typed = trigramsOf(words)
    const swapped = withSwappedLetters(words)
    return best(inCountry, limit, (candidate) => {
      const likeness = similarity(typed, candidate.trigrams)
      const isSwapped = swapped.some((other) => prefixScore(other, candidate) !== null)
      if (!isSwapped && likeness < closeEnough) return null
      const preference = nearness(candidate.place, near) / 100 + candidate.weight / 1000
      return (isSwapped ? 1 : likeness) + preference
    })
  }
}

function indexed(file: PlaceFile, row: PlaceRow, index: number): IndexedPlace {
  const [name, cityIndex, regionIndex, lat, lng, rank, population] = row
  const region = file.regions[regionIndex]
  if (!region) throw new Error(`places.json: "${name}" refers to a region that is not listed`)
  const city = file.cities[cityIndex]
  const where = [city, region.name].filter((part) => part !== undefined && part !== '' && part !== name)
  const nameText = fold(name)
  return {
    place: {
      placeId: `local-${index}`,
      name,
      // Always with the state: names of suburbs repeat between the states of Australia.
      region: where.join(', ') || 'New Zealand',
      countryId: region.countryId,
      latitude: lat,
      longitude: lng,
      zoom: zoomByRank[rank] ?? 14,
    },
    nameText,
    alsoCalled: [],
    regionText: fold(where.join(' ')),
    trigrams: trigramsOf(nameText),
    weight: 10 - rank + Math.log10(1 + population) / 10,
  }
}

/** Regions, each at its largest town: the map does not go far enough out to show one, and many are empty in their middle. */
function indexedRegions(file: PlaceFile): IndexedPlace[] {
  return file.regions.flatMap(({ name: inFile, countryId }, at) => {
    const [name, ...others] = regionNames(inFile) ?? []
    const [town] = file.places.filter((row) => row[2] === at).sort((one, other) => other[6] - one[6])
    if (name === undefined || town === undefined) return []
    const region = countryId === 1 ? 'New Zealand' : 'Australia'
    const nameText = fold(name)
    return {
      place: {
        placeId: regionId(inFile),
        name,
        region,
        countryId,
        latitude: town[3],
        longitude: town[4],
        zoom: limits.mapZoom.min,
      },
      nameText,
      alsoCalled: others.map((other) => fold(other).join(' ')),
      regionText: fold(region),
      trigrams: trigramsOf(nameText),
      weight: regionWeight,
    }
  })
}

/** How well the typed words match prefixes of a place, or null. All words must match; the last may be incomplete. */
function prefixScore(
  words: readonly string[],
  { nameText, alsoCalled, regionText, weight }: IndexedPlace,
): number | null {
  if (alsoCalled.includes(words.join(' '))) return exactly + weight
  const first = words[0]
  if (first === undefined || !nameText.some((word) => word.startsWith(first))) return null
  const found = words.every((word) => [...nameText, ...regionText].some((candidate) => candidate.startsWith(word)))
  if (!found) return null
  const whole = nameText.every((word) => words.includes(word))
  const fromStart = nameText.join(' ').startsWith(words.join(' '))
  return (whole ? wholeName : 0) + (fromStart ? exactly - wholeName : 0) + weight
}

/** The words with two neighbouring letters swapped, in each way: "newtwon" may be "newtown". */
function withSwappedLetters(words: readonly string[]): string[][] {
  return words.flatMap((word, place) =>
    Array.from({ length: word.length - 1 }, (_, at) =>
      words.with(place, word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)),
    ),
  )
}

/** Ranks a nearby place before a larger one of the same name far away. */
function nearness(place: FoundPlace, near: Point | undefined): number {
  if (!near) return 0
  const km = distanceKm(place, near)
  if (km < cornerKm) return 15
  return km < regionKm ? 8 : 0
}

function best(
  places: readonly IndexedPlace[],
  limit: number,
  score: (place: IndexedPlace) => number | null,
): FoundPlace[] {
  const scored: { place: FoundPlace; score: number }[] = []
  for (const candidate of places) {
    const value = score(candidate)
    if (value !== null) scored.push({ place: candidate.place, score: value })
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => place)
}

function trigramsOf(words: readonly string[]): Set<string> {
  const trigrams = new Set<string>()
  for (const word of words) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3))
  }
  return trigrams
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}
