import { contradictions } from '@waymark/domain/access-fit/contradictions'
import { type AccessOption, accessOptions } from '@waymark/domain/access-fit/options'
import type { VenueFactTable } from '@waymark/provider-service/db/schema'
import type { DemoVenue } from './demo-venues.ts'
import { factNotes, libraryFacts } from './fact-notes.ts'
import { sceneName } from './picture-names.ts'
import type { SceneName } from './pictures/scenes.ts'
import type { Row } from './row.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { VenueKind } from './venue.ts'

const dayMs = 86_400_000

/** Kinds of place for which some options are irrelevant. */
const outdoors: readonly VenueKind[] = ['park', 'beach', 'playground', 'parking']
const indoorKeys = new Set([
  'entranceStep',
  'entranceRamp',
  'doorWidth',
  'automaticDoor',
  'entranceBell',
  'stepFreeInside',
  'lift',
  'liftDoorWidth',
  'lowCounter',
  'tableKneeSpace',
  'evacuation',
  'hearingLoop',
  'counterLoop',
  'captions',
  'visualAlarm',
  'quietRoom',
  'lowLight',
  'lighting',
])
const seatedKeys = new Set(['wheelchairSpaces', 'captions', 'audioDescription'])
const seated: readonly VenueKind[] = ['theatre', 'cinema', 'music', 'hall', 'sports']
const wetKeys = new Set(['hoist', 'changingPlace', 'accessibleShower'])
const wet: readonly VenueKind[] = ['pool', 'beach', 'toilets', 'respite', 'sports', 'community']

function concerns(option: AccessOption, kind: VenueKind): boolean {
  if (indoorKeys.has(option.key) && outdoors.includes(kind)) return false
  if (seatedKeys.has(option.key) && !seated.includes(kind)) return false
  if (wetKeys.has(option.key) && !wet.includes(kind)) return false
  return true
}

/** How likely an option is known at all, and good, by group. */
const likelihood: Record<AccessOption['group'], readonly [known: number, good: number]> = {
  parking: [0.65, 0.75],
  entrance: [0.8, 0.82],
  'inside movement': [0.62, 0.78],
  toilets: [0.7, 0.78],
  hearing: [0.5, 0.6],
  vision: [0.42, 0.6],
  sensory: [0.45, 0.65],
  assistance: [0.55, 0.8],
  communication: [0.4, 0.72],
}

const sources: readonly [string, ...string[]] = [
  'Measured by staff',
  'Measured by staff',
  'Photo by Hana P.',
  'Told by a visitor',
  'Their website',
  'Measured by a volunteer',
  'Photo by George P.',
]

const photoScenes: Partial<Record<AccessOption['group'], SceneName>> = {
  parking: 'parking',
  entrance: 'house',
  toilets: 'toilet',
}

/** A measure near the usual threshold, on its good side or just beyond. Whole numbers, as read off a tape. */
function measureOf({ measure }: AccessOption, isGood: boolean, random: SeededRandom): number | null {
  if (!measure) return null
  const { usual, direction, min, max } = measure
  const towardsMore = (direction === 'atLeast') === isGood
  const share = isGood ? random.next() * 0.35 : 0.05 + random.next() * 0.25
  const value = towardsMore ? usual * (1 + share) : usual * (1 - share)
  const exact =
    measure.unit === 'count' ? (isGood ? usual + random.whole(0, 5) : Math.max(usual - 1, 0)) : Math.round(value)
  // A missed threshold must still be missed after rounding.
  const rounded = !isGood && exact === usual ? usual + (towardsMore ? 1 : -1) : exact
  return Math.min(Math.max(rounded, min), max)
}

function factOf(venue: DemoVenue, option: AccessOption, now: Date): Row<VenueFactTable> | undefined {
  const random = seededRandom(`fact ${option.key} at ${venue.name}`)
  const [known, good] = likelihood[option.group]
  if (!random.chance(known)) return undefined
  const isGood = random.chance(good)
  // A measured option that is absent: no ramp, no lift, no parking. An absent step is a step of 0 cm.
  const isAbsent = !isGood && option.measure?.direction === 'atLeast' && random.chance(0.35)
  const checkedDaysAgo = Math.floor(random.next() ** 1.6 * 720)
  const scene = photoScenes[option.group]
  const notes = factNotes[option.key]
  return {
    service_area_id: venue.id,
    accessibility_option_id: option.id,
    is_met: option.measure ? !isAbsent : isGood,
    measure: isAbsent ? null : measureOf(option, isGood, random),
    note: random.chance(0.75) ? (random.pick(isGood ? (notes?.yes ?? []) : (notes?.no ?? [])) ?? null) : null,
    source: random.pick(sources),
    checked_on: new Date(now.getTime() - checkedDaysAgo * dayMs).toISOString().slice(0, 10),
    ...(scene && isGood && random.chance(0.2)
      ? { photo_key: sceneName(scene, venue.id % 6), photo_alt: `${option.label} at ${venue.name}` }
      : { photo_key: null, photo_alt: null }),
  }
}

/** The access facts of every venue; an option without a row is unknown. */
export function demoFacts(venues: readonly DemoVenue[], now: Date): readonly Row<VenueFactTable>[] {
  return venues.flatMap((venue) => {
    const written = venue.name === 'Kōwhai Community Library' ? libraryFacts : []
    const writtenKeys = new Set(written.map(({ key }) => key))
    const own = written.flatMap(({ key, state, measure, note, source, daysAgo }): Row<VenueFactTable>[] => {
      const option = accessOptions.find((candidate) => candidate.key === key)
      if (!option || state === 'unknown') return []
      return [
        {
          service_area_id: venue.id,
          accessibility_option_id: option.id,
          is_met: state === 'yes',
          measure,
          note,
          source,
          checked_on: new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
          photo_key: key === 'stepFreeEntrance' ? sceneName('house', 0) : null,
          photo_alt: key === 'stepFreeEntrance' ? 'The ramp with handrails beside the steps of the front door' : null,
        },
      ]
    })
    const usual = accessOptions.flatMap((option) => {
      if (writtenKeys.has(option.key) || !concerns(option, venue.kind)) return []
      const fact = factOf(venue, option, now)
      return fact ? [fact] : []
    })
    return withoutContradictions([...own, ...usual])
  })
}

function withoutContradictions(facts: readonly Row<VenueFactTable>[]): readonly Row<VenueFactTable>[] {
  const impossible = contradictions(
    facts.map(({ accessibility_option_id, is_met, measure = null }) => ({
      optionId: accessibility_option_id,
      state: is_met ? 'yes' : 'no',
      measure,
    })),
  ).map(({ optionId }) => optionId)
  return facts.filter(({ accessibility_option_id: id }) => !impossible.includes(id))
}
