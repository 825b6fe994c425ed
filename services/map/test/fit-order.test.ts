import { map } from '@waymark/contracts/map'
import { type AccessNeed, accessFit } from '@waymark/domain/access-fit/fit'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeVenue } from './make-venue.ts'

const world = await testWorld({ services: ['map'] })
const [stepFree, entranceStep, doorWidth, hearingLoop] = [8, 9, 11, 34] as const

/** By option id: a measure, whether it is there, or nothing known. */
const venues: readonly Readonly<Record<number, number | boolean>>[] = [
  {},
  { [stepFree]: true },
  { [stepFree]: false },
  { [hearingLoop]: true },
  { [hearingLoop]: false, [stepFree]: true },
  { [doorWidth]: 95, [hearingLoop]: true },
  { [doorWidth]: 85, [stepFree]: true, [hearingLoop]: true },
  { [doorWidth]: false, [entranceStep]: false },
  { [entranceStep]: 2, [doorWidth]: 90 },
  { [entranceStep]: 17, [stepFree]: true, [doorWidth]: 120, [hearingLoop]: true },
]

const profiles: readonly (readonly [string, readonly AccessNeed[]])[] = [
  ['one must', [{ optionId: stepFree, weight: 'must', threshold: null }]],
  [
    'a must and what would help',
    [
      { optionId: hearingLoop, weight: 'must', threshold: null },
      { optionId: stepFree, weight: 'would help', threshold: null },
      { optionId: entranceStep, weight: 'would help', threshold: null },
    ],
  ],
  [
    'thresholds of their own',
    [
      { optionId: doorWidth, weight: 'must', threshold: 92 },
      { optionId: entranceStep, weight: 'would help', threshold: 1 },
    ],
  ],
]

test('the list orders as the domain scores: by what is met, then by what is missing', async () => {
  const near = { latitude: -41.2708, longitude: 173.284 }
  const idsByFacts = new Map<number, (typeof venues)[number]>()
  for (const [index, facts] of venues.entries())
    idsByFacts.set(await makeVenue(world, { lat: near.latitude, lng: near.longitude + index * 0.001, facts }), facts)

  for (const [name, needs] of profiles) {
    const as = await makePerson(world)
    await makeNeeds(world, as, needs)
    const bounds = { west: 173.2, south: -41.32, east: 173.36, north: -41.22 }
    const view = { bounds, zoom: 12, near, filters: {}, sort: 'fit' as const, pageSize: 20 as const }
    const { responseData } = await world.call(map.getVenuesInView, view, { as })
    const scoreOf = (facts: (typeof venues)[number]) =>
      accessFit(
        needs,
        Object.entries(facts).map(([optionId, fact]) => ({
          optionId: Number(optionId),
          state: fact === false ? ('no' as const) : ('yes' as const),
          measure: typeof fact === 'number' ? fact : null,
        })),
      ).score
    const listed = responseData?.places.map(({ serviceAreaId }) => scoreOf(idsByFacts.get(serviceAreaId) ?? {})) ?? []
    expect(listed, name).toHaveLength(venues.length)
    expect(listed, name).toEqual(listed.toSorted((a, b) => b - a))
  }
})
