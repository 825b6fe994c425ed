import type { Extract, ExtractNode, ExtractWay } from './write-extract.ts'

type At = readonly [lng: number, lat: number]

/** A grid of streets in the middle of Whangārei, invented, with everything that the map shows. */
export const middle: At = [174.3239, -35.7251]

const nodes: ExtractNode[] = []
const ways: ExtractWay[] = []
// Ids of OpenStreetMap have outgrown 32 bits.
let lastId = 12_000_000_000

function node([east, south]: At, tags: Readonly<Record<string, string>> = {}): number {
  lastId++
  nodes.push({ id: lastId, at: [middle[0] + east / 1000, middle[1] - south / 1000], tags })
  return lastId
}

function way(places: readonly At[], tags: Readonly<Record<string, string>> = {}): number {
  lastId++
  const nodeIds = places.map((at) => node(at))
  ways.push({ id: lastId, nodeIds, tags })
  return lastId
}

function area(west: number, north: number, east: number, south: number, tags: Readonly<Record<string, string>> = {}) {
  lastId++
  const [first = 0, ...others] = [node([west, north]), node([east, north]), node([east, south]), node([west, south])]
  ways.push({ id: lastId, nodeIds: [first, ...others, first], tags })
  return lastId
}

node([0, 0], { place: 'city', name: 'Whangārei', 'name:mi': 'Whangārei-terenga-parāoa', population: '56900' })
node([-6, -5], { place: 'suburb', name: 'Ōtaika', 'name:mi': 'Ōtaika' })
node([4.2, 3.1], { railway: 'station', name: 'Whangārei Station' })
node([0, 2], { highway: 'crossing' })
node([0.2, 2.05], { kerb: 'lowered' })

area(-20, -15, 20, 15, { landuse: 'residential' })
const streets = [
  ['Tāwera Road', 'primary', -4],
  ['Kāmo Street', 'secondary', -1],
  ['Pūriri Lane', 'residential', 2],
  ['Rātā Avenue', 'residential', 5],
] as const
for (const [name, highway, south] of streets)
  way(
    [
      [-14, south],
      [0, south],
      [14, south + 0.6],
    ],
    { highway, name },
  )
for (const [name, east] of [
  ['Bank Street', -8],
  ['Walton Street', 0],
  ['Robert Street', 7],
] as const) {
  way(
    [
      [east, -10],
      [east, 2],
      [east + 0.4, 11],
    ],
    { highway: 'residential', name },
  )
}
way(
  [
    [-20, 12.5],
    [20, 11.2],
  ],
  { highway: 'motorway', name: 'State Highway 1' },
)
way(
  [
    [1, 3],
    [6, 3.4],
  ],
  { highway: 'service' },
)
way(
  [
    [-7, -3.4],
    [-4, -2.6],
    [-1, -1.6],
  ],
  { highway: 'footway', name: 'Hīkoi Path' },
)
way(
  [
    [-4, -2.6],
    [-4, -2.2],
  ],
  { highway: 'steps', name: 'Ara Steps' },
)
way(
  [
    [-20, 3.2],
    [20, 3.3],
  ],
  { railway: 'rail' },
)
way(
  [
    [-20, -12],
    [-4, -9.5],
    [20, -11],
  ],
  { waterway: 'river', name: 'Hātea River' },
)
for (let column = 0; column < 6; column++) {
  for (let row = 0; row < 2; row++) {
    area(0.6 + column, -0.4 + row, 1.3 + column, 0.2 + row, { building: 'yes' })
  }
}
const park = area(-7.4, -3.8, -0.6, -1.4)
const pond = area(-6, -3, -5, -2.4, { natural: 'water', name: 'Roto Iti' })

export const smallTown: Extract = {
  nodes,
  ways,
  relations: [
    {
      members: [
        { wayId: park, role: 'outer' },
        { wayId: pond, role: 'inner' },
      ],
      tags: { type: 'multipolygon', leisure: 'park', name: 'Laurie Hall Park', 'name:mi': 'Te Papa Rākau' },
    },
  ],
}
