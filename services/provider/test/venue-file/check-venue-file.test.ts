import { venueFile } from '@waymark/contracts/venue-file'
import { makeArea } from '@waymark/test-world/makers/area'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'
import { fileOf, placeOf } from './place-of.ts'

const world = await testWorld({ services: ['provider'] })
let team: Team
beforeAll(async () => {
  team = await makeTeam(world)
})

const check = async (places: readonly unknown[], as = team.admin) =>
  world.call(venueFile.checkVenueFile, { text: fileOf(places) }, { as })
const checkOne = async (place: unknown) => (await check([place])).responseData?.places[0]
const fact = (more: object) => ({
  value: 'yes',
  measure: null,
  unit: null,
  note: null,
  source: null,
  checkedOn: null,
  ...more,
})

test('says what a place would become, and writes nothing', async () => {
  expect(await checkOne(placeOf(1))).toEqual({
    row: 1,
    name: 'Hall 1',
    suburb: 'Te Aro',
    verdict: 'ready',
    effect: 'added',
    factCount: 3,
    remarks: [],
  })
  const { rows } = await world.db
    .selectFrom('provider.service_area')
    .select('id')
    .where('external_id', '=', 'town-1')
    .execute()
    .then((found) => ({ rows: found }))
  expect(rows).toEqual([])
})

test.each<[string, unknown, string, string]>([
  ['no name', placeOf(1, { name: { en: '' } }), 'properties.name', 'The name is missing.'],
  ['null for a name', placeOf(1, { name: null }), 'properties.name', 'The name is missing.'],
  [
    'a word that A11yJSON does not have',
    placeOf(1, { accessibility: { hasGoodVibes: true } }),
    'properties.accessibility.hasGoodVibes',
    '“hasGoodVibes” is not in A11yJSON.',
  ],
  [
    'a kind of venue that nobody knows',
    placeOf(1, { category: 'spaceport' }),
    'properties.category',
    '“spaceport” is no kind of venue that we know.',
  ],
  [
    'another country',
    placeOf(1, {}, { geometry: { type: 'Point', coordinates: [13.4, 52.5] } }),
    'geometry.coordinates.1',
    'This place is not in New Zealand, the country of your organisation.',
  ],
  [
    'no region',
    placeOf(1, { address: { text: { en: '1 High Street' }, city: { en: 'Te Aro' } } }),
    'properties.address.state',
    'Give the region or state.',
  ],
  [
    'no id',
    placeOf(1, { originalId: '' }),
    'properties.originalId',
    'Give the place an id of 1 to 200 characters, so that importing it again changes it.',
  ],
  [
    'a measure that cannot be',
    placeOf(1, {}, { waymark: { facts: [fact({ option: 'doorWidth', measure: 9000 })] } }),
    'waymark.facts.0',
    '“Width of the entrance door”: Give a measure from 40 cm to 400 cm.',
  ],
  [
    'a check in the future',
    placeOf(1, {}, { waymark: { facts: [fact({ option: 'lift', checkedOn: '2027-01-01' })] } }),
    'waymark.facts.0',
    '“Lift to every floor”: This day is in the future.',
  ],
  [
    'a latitude that is none',
    placeOf(1, {}, { geometry: { type: 'Point', coordinates: [174.77, 999] } }),
    'geometry.coordinates.1',
    'The latitude must be a number from -90 to 90.',
  ],
  [
    'a longitude as text',
    placeOf(1, {}, { geometry: { type: 'Point', coordinates: ['174.77', -41.28] } }),
    'geometry.coordinates.0',
    'The longitude must be a number from -180 to 180.',
  ],
  ['no point', placeOf(1, {}, { geometry: undefined }), 'geometry', 'The geometry is missing.'],
  [
    'no kind of venue',
    placeOf(1, { category: undefined }),
    'properties.category',
    'The category (kind of venue) is missing.',
  ],
  ['no address', placeOf(1, { address: {} }), 'properties.address.text', 'The street address is missing.'],
  [
    'an address in one text',
    placeOf(1, { address: '1 High Street' }),
    'properties.address',
    'The address must be in its parts, such as “text”, “city” and “state”.',
  ],
  [
    'a measure as text',
    placeOf(1, {}, { waymark: { facts: [fact({ option: 'doorWidth', measure: '80 cm' })] } }),
    'waymark.facts.0.measure',
    'The measure of fact 1 must be a number, or null where there is none.',
  ],
  [
    'a measure of A11yJSON as text',
    placeOf(1, {
      accessibility: { entrances: [{ properties: { door: { width: { value: 'wide', unit: 'cm' } } } }] },
    }),
    'width.value',
    'The measure “width” is of the wrong type.',
  ],
  [
    'a day of a check that is none',
    placeOf(1, {}, { waymark: { facts: [fact({ option: 'lift', checkedOn: '2020' })] } }),
    'waymark.facts.0',
    '“Lift to every floor”: Give the day of the check such as 2026-03-01.',
  ],
  ['no place', 'Hall', '', 'This is not a place.'],
])('refuses %s at its field', async (_name, place, field, says) => {
  const checked = await checkOne(place)
  expect(checked).toMatchObject({ verdict: 'wrong', effect: null })
  expect(checked?.remarks).toContainEqual({ field, says })
})

test('says of a latitude that stands before its longitude that they look swapped, and nothing else', async () => {
  const checked = await checkOne(placeOf(1, {}, { geometry: { type: 'Point', coordinates: [-41.28, 174.77] } }))
  expect(checked).toMatchObject({
    verdict: 'wrong',
    remarks: [
      {
        field: 'geometry.coordinates.1',
        says: 'The latitude and the longitude look swapped. The longitude comes first: [174.77, -41.28].',
      },
    ],
  })
})

test('finds facts that contradict each other, within the file and within a place', async () => {
  const disagreeing = placeOf(1, {}, { waymark: { facts: [fact({ option: 'hearingLoop', value: 'no' })] } })
  const impossible = placeOf(2, {
    accessibility: {
      entrances: [{ properties: { isLevel: true, stairs: { stepHeight: { value: 18, unit: 'cm' } } } }],
    },
  })
  const { responseData } = await check([disagreeing, impossible])
  expect(responseData?.places.map(({ verdict, effect, remarks }) => [verdict, effect, remarks[0]?.says])).toEqual([
    ['contradictory', null, '“Hearing loop” says one thing here and another in “waymark”.'],
    ['contradictory', null, '“Step-free entrance” is yes, but there is a step of 18 cm.'],
  ])
})

test('names old facts, and leaves the choice', async () => {
  const old = placeOf(1, {}, { waymark: { facts: [fact({ option: 'lift', checkedOn: '2024-05-01' })] } })
  expect(await checkOne(old)).toMatchObject({
    verdict: 'stale',
    effect: 'added',
    remarks: [{ says: '1 of 4 facts were checked more than 12 months ago: “Lift to every floor”.' }],
  })
})

test('finds an id that stands twice, and a place of another organisation', async () => {
  const theirs = await makeArea(world)
  const { responseData } = await check([
    placeOf(1),
    placeOf(1),
    placeOf(3, {}, { waymark: { serviceAreaId: theirs.serviceAreaId } }),
  ])
  expect(responseData?.places.map(({ verdict, remarks }) => [verdict, remarks[0]?.says])).toEqual([
    ['ready', undefined],
    ['wrong', 'This is the id of place 1 as well.'],
    ['wrong', 'This place belongs to another organisation.'],
  ])
})

test('takes null for what may be left out', async () => {
  const place = placeOf(1, { description: null, phoneNumber: null, accessibility: { entrances: [{ name: null }] } })
  expect(await checkOne(place)).toMatchObject({ verdict: 'ready', effect: 'added', remarks: [] })
})

const ownPlace = (more: object, waymark: object = {}) =>
  placeOf(7, more, { waymark: { serviceAreaId: team.serviceAreaId, ...waymark } })

test('says which location a place changes, and what of it', async () => {
  const { name } = await world.db
    .selectFrom('provider.service_area')
    .select('name')
    .where('id', '=', team.serviceAreaId)
    .executeTakeFirstOrThrow()
  const old = fact({ option: 'lift', checkedOn: '2024-05-01' })
  const disagreeing = fact({ option: 'hearingLoop', value: 'no' })
  for (const [verdict, place] of [
    ['ready', ownPlace({ name: { en: 'Copy' } })],
    ['stale', ownPlace({ name: { en: 'Copy' } }, { facts: [old] })],
    ['contradictory', ownPlace({ name: { en: 'Copy' } }, { facts: [disagreeing] })],
  ] as const) {
    const checked = await checkOne(place)
    expect(checked).toMatchObject({
      verdict,
      existing: { serviceAreaId: team.serviceAreaId, name, nameAfter: 'Copy' },
    })
    expect(checked?.existing?.changedFactCount).toBe(verdict === 'stale' ? 4 : 3)
    expect(checked?.existing?.movesKm).toBeGreaterThan(0.1)
    expect(checked?.existing?.alsoChanged).toContain('street address')
  }
})

test('finds a second place that is the same location', async () => {
  const { responseData } = await check([
    ownPlace({ originalId: 'one' }),
    placeOf(2),
    ownPlace({ originalId: 'two', name: { en: 'Copy' } }),
  ])
  expect(responseData?.places.map(({ verdict }) => verdict)).toEqual(['ready', 'ready', 'wrong'])
  expect(responseData?.places[2]?.remarks).toEqual([
    { field: 'waymark.serviceAreaId', says: expect.stringMatching(/^This is the location “.*”, as place 1 is\./) },
  ])
})

test.each([
  ['{"features": [', 'It is not JSON, or it was cut off.'],
  ['{"venues": []}', 'It should have a list named “features”.'],
])('says why %s is no file of places', async (text, reason) => {
  const { error } = await world.call(venueFile.checkVenueFile, { text }, { as: team.admin })
  expect(error).toMatchObject({ name: 'NotPlaces', message: expect.stringContaining(reason) })
})

test('takes at most a thousand places', async () => {
  const { error } = await check(Array.from({ length: 1001 }, () => null))
  expect(error?.name).toBe('TooManyPlaces')
})

test('is for the admin of an organisation', async () => {
  expect((await check([placeOf(1)], team.staffManager)).httpStatusCode).toBe(403)
})
