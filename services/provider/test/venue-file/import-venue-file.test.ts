import { venueFile } from '@waymark/contracts/venue-file'
import type { AccountId } from '@waymark/domain/ids'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'
import { fileOf, placeOf } from './place-of.ts'

const world = await testWorld({ services: ['provider', 'map'] })
let team: Team
beforeEach(async () => {
  team = await makeTeam(world)
})

const bringIn = (text: string, rows: readonly number[], as = team.admin) =>
  world.call(venueFile.importVenueFile, { text, rows: [...rows] }, { as })
const rowsOf = (text: string, verdict: string) =>
  world
    .call(venueFile.checkVenueFile, { text }, { as: team.admin })
    .then(({ responseData }) =>
      (responseData?.places ?? []).filter((one) => one.verdict === verdict).map(({ row }) => row),
    )
const areasOf = (accountId: AccountId = team.accountId) =>
  world.db
    .selectFrom('provider.service_area')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('external_id', 'is not', null)
    .orderBy('id')
    .execute()
const exported = async (as = team.admin) => (await world.fetch(venueFile.exportVenues, {}, { as })).body

test('imports the good ones of 200 places with 7 bad ones, which are named', async () => {
  const bad: Record<number, object> = {
    10: placeOf(10, { name: { en: '' } }),
    30: placeOf(30, { category: 'spaceport' }),
    50: placeOf(50, {}, { geometry: { type: 'Point', coordinates: [0, 0] } }),
    70: placeOf(70, { address: {} }),
    90: placeOf(1),
    110: placeOf(110, {
      accessibility: {
        entrances: [{ properties: { isLevel: true, stairs: { stepHeight: { value: 20, unit: 'cm' } } } }],
      },
    }),
    130: placeOf(130, { accessibility: 'good' }),
  }
  const text = fileOf(Array.from({ length: 200 }, (_, index) => bad[index + 1] ?? placeOf(index + 1)))
  expect([...(await rowsOf(text, 'wrong')), ...(await rowsOf(text, 'contradictory'))]).toEqual([
    10, 30, 50, 70, 90, 130, 110,
  ])
  const ready = await rowsOf(text, 'ready')
  expect(ready).toHaveLength(193)

  const all = await bringIn(
    text,
    Array.from({ length: 200 }, (_, index) => index + 1),
  )
  expect(all.error).toMatchObject({
    name: 'NotReady',
    message: expect.stringMatching(/^Place 10 .* Nothing was imported\.$/),
  })
  expect(await areasOf()).toEqual([])

  const answer = await bringIn(text, ready)
  expect(answer.responseData).toEqual({ addedCount: 193, changedCount: 0, unchangedCount: 0 })
  expect(await areasOf()).toHaveLength(193)
  await world.settle()
  const onMap = await world.db.selectFrom('map.venue').select('name').where('account_id', '=', team.accountId).execute()
  expect(onMap.length).toBeGreaterThanOrEqual(193)
}, 60_000)

test('changes what it imported before, and nothing that is the same', async () => {
  await bringIn(fileOf([placeOf(1), placeOf(2)]), [1, 2])
  const again = fileOf([placeOf(1), placeOf(2, { name: { en: 'Hall 2, renovated' } })])
  expect((await bringIn(again, [1, 2])).responseData).toEqual({ addedCount: 0, changedCount: 1, unchangedCount: 1 })
  expect((await areasOf()).map(({ name, version }) => [name, version])).toEqual([
    ['Hall 1', 1],
    ['Hall 2, renovated', 2],
  ])
})

test('keeps newer facts, facts that the file does not know, and a private location private', async () => {
  await bringIn(fileOf([placeOf(1)]), [1])
  const [area] = await areasOf()
  const id = area?.id ?? 0
  await world.db.updateTable('provider.service_area').set({ is_private: true }).where('id', '=', id).execute()
  const fact = { service_area_id: id, is_met: true, measure: null, note: null, source: 'Us', photo_key: null }
  await world.db
    .insertInto('provider.venue_fact')
    .values([
      { ...fact, accessibility_option_id: 16, checked_on: '2026-11-01', is_met: false },
      { ...fact, accessibility_option_id: 46, checked_on: '2026-11-01' },
    ])
    .execute()
  const older = {
    option: 'lift',
    value: 'yes',
    measure: null,
    unit: null,
    note: null,
    source: null,
    checkedOn: '2026-03-01',
  }
  await bringIn(fileOf([placeOf(1, { name: { en: 'Hall one' } }, { waymark: { facts: [older] } })]), [1])
  const facts = await world.db
    .selectFrom('provider.venue_fact')
    .select(['accessibility_option_id', 'is_met'])
    .where('service_area_id', '=', id)
    .where('accessibility_option_id', 'in', [16, 46])
    .orderBy('accessibility_option_id')
    .execute()
  expect(facts.map(({ is_met }) => is_met)).toEqual([false, true])
  expect((await areasOf())[0]).toMatchObject({ name: 'Hall one', is_private: true })
})

test('brings an export back unchanged, in the same organisation and in another', async () => {
  const facts = [
    {
      option: 'entranceRamp',
      value: 'yes',
      measure: 14,
      unit: 'ratio',
      note: 'Left side',
      source: 'Our staff',
      checkedOn: '2026-10-01',
    },
    { option: 'lift', value: 'no', measure: null, unit: null, note: null, source: null, checkedOn: null },
    {
      option: 'parkingDistance',
      value: 'yes',
      measure: 35.5,
      unit: 'm',
      note: null,
      source: null,
      checkedOn: '2026-10-02',
    },
  ]
  const waymark = {
    facts,
    isPrivate: true,
    radiusKm: 7.5,
    costTier: 4,
    openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '17:30' }],
  }
  await bringIn(fileOf([placeOf(1, { phoneNumber: '04 555 0100' }, { waymark }), placeOf(2)]), [1, 2])
  const first = await exported()
  const count = JSON.parse(first).features.length
  expect(
    (
      await bringIn(
        first,
        Array.from({ length: count }, (_, index) => index + 1),
      )
    ).responseData,
  ).toEqual({
    addedCount: 0,
    changedCount: 0,
    unchangedCount: count,
  })
  expect(await exported()).toBe(first)

  const other = await makeTeam(world)
  const withoutIds = JSON.parse(first).features.map(
    ({ waymark: ours, ...place }: { waymark: { serviceAreaId?: number } }) => {
      const { serviceAreaId: _id, ...rest } = ours
      return { ...place, waymark: rest }
    },
  )
  await bringIn(fileOf(withoutIds), [2, 3], other.admin)
  const [, one, two] = JSON.parse(await exported(other.admin)).features
  const [, firstOne, firstTwo] = JSON.parse(first).features
  for (const [copy, original] of [
    [one, firstOne],
    [two, firstTwo],
  ]) {
    expect(copy.properties.accessibility).toEqual(original.properties.accessibility)
    expect(copy.waymark.facts).toEqual(original.waymark.facts)
    expect({ ...copy.waymark, serviceAreaId: 0, organisation: '', updatedAt: '' }).toEqual({
      ...original.waymark,
      serviceAreaId: 0,
      organisation: '',
      updatedAt: '',
    })
  }
})

test('brings back unchanged also what contradicted itself before that was refused', async () => {
  const [lift, liftDoorWidth] = [16, 17]
  await bringIn(fileOf([placeOf(1)]), [1])
  const places = JSON.parse(await exported()).features
  await world.db
    .insertInto('provider.venue_fact')
    .values(
      [
        { is_met: false, accessibility_option_id: lift, measure: null },
        { is_met: true, accessibility_option_id: liftDoorWidth, measure: 90 },
      ].map((fact) => ({ ...fact, service_area_id: places.at(-1).waymark.serviceAreaId })),
    )
    .execute()
  const file = await exported()
  const answer = await bringIn(file, [places.length])
  expect(answer.responseData).toEqual({ addedCount: 0, changedCount: 0, unchangedCount: 1 })
  expect(await exported()).toBe(file)
})

test('takes two imports at once one after the other, and adds each place once', async () => {
  const text = fileOf([placeOf(1)])
  const answers = await Promise.all([bringIn(text, [1]), bringIn(text, [1])])
  expect(answers.map(({ responseData }) => responseData?.addedCount).toSorted()).toEqual([0, 1])
})

test('is for the admin of an organisation, and asks for at least one place', async () => {
  expect((await bringIn(fileOf([placeOf(1)]), [1], team.serviceManager)).httpStatusCode).toBe(403)
  expect((await bringIn(fileOf([placeOf(1)]), [])).error?.fields).toEqual({ rows: 'Choose at least one place.' })
})
