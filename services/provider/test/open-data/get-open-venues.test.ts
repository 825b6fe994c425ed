import { openData, openDataLicence, placeExtension } from '@waymark/contracts/open-data'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { type MadeArea, makeArea } from '@waymark/test-world/makers/area'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { placeInfoProblems } from '../../src/open-data/place-info-problems.ts'

const world = await testWorld({ services: ['provider', 'booking'] })
let hall: MadeArea
let hidden: MadeArea
beforeAll(async () => {
  hall = await makeArea(world, { name: 'Hall, "East"' })
  await makeArea(world, { name: '=Barn' })
  hidden = await makeArea(world, { name: 'Our secret house', isPrivate: true })
  await makeArea(world, { name: 'Closed hall', isActive: false })
  const fact = { service_area_id: hall.serviceAreaId, is_met: true, photo_key: null }
  await world.db
    .insertInto('provider.venue_fact')
    .values([
      { ...fact, accessibility_option_id: 8, measure: null, note: null, source: 'Our staff', checked_on: '2026-10-01' },
      { ...fact, accessibility_option_id: 11, measure: 82, note: 'Opens out', source: null, checked_on: null },
    ])
    .execute()
  const activity = await makeActivity(world, { area: hall, title: 'Yoga', kindIds: [26] })
  await makeSession(world, { activity, wheelchairSpaces: 2 })
  await makeSession(world, { activity, status: 'Draft', startsAt: new Date('2026-12-08T21:00:00Z') })
  await makeSession(world, { activity: await makeActivity(world, { area: hidden, title: 'Secret club' }) })
})

const placesOf = z.object({
  license: z.string(),
  next: z.nullable(z.string()),
  features: z.array(z.looseObject({ waymark: z.strictObject(placeExtension.shape), properties: z.looseObject({}) })),
})
const read = (input: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  world.fetch(openData.getOpenVenues, input, { headers })
const readPlaces = async (input: Record<string, unknown> = {}) =>
  z.parse(placesOf, JSON.parse((await read(input)).body))

test('writes public venues as A11yJSON, with the age and source of each fact and the sessions to come', async () => {
  const { features, license, next } = await readPlaces()
  expect([license, next]).toEqual([openDataLicence.url, null])
  expect(features.map(({ waymark }) => waymark.serviceAreaId)).toEqual(expect.arrayContaining([hall.serviceAreaId]))
  const [place] = features
  expect(place?.properties).toMatchObject({
    name: { en: 'Hall, "East"' },
    accessibility: { entrances: [{ properties: { isLevel: true, door: { width: { value: 82, unit: 'cm' } } } }] },
  })
  expect(place?.waymark.facts).toEqual([
    {
      option: 'stepFreeEntrance',
      value: 'yes',
      measure: null,
      unit: null,
      note: null,
      source: 'Our staff',
      checkedOn: '2026-10-01',
    },
    { option: 'doorWidth', value: 'yes', measure: 82, unit: 'cm', note: 'Opens out', source: null, checkedOn: null },
  ])
  expect(place?.waymark.activities).toMatchObject([
    { title: 'Yoga', kinds: ['yoga'], sessions: [{ spaces: 10, spacesLeft: 10, wheelchairSpacesLeft: 2 }] },
  ])
})

test('writes what the schema of A11yJSON accepts, but for our member', async () => {
  for (const { waymark: _ours, type: _geojson, ...place } of (await readPlaces()).features)
    expect(placeInfoProblems(place)).toEqual([])
})

test.each(['a11yjson', 'geojson', 'csv'])('never writes a private or a closed venue as %s', async (format) => {
  for (const call of [openData.getOpenVenues, openData.getAllOpenVenues]) {
    const { body, statusCode } = await world.fetch(call, { format })
    expect(statusCode).toBe(200)
    expect(body).toContain('Hall')
    for (const secret of ['Our secret house', 'Secret club', 'Closed hall']) expect(body).not.toContain(secret)
  }
})

test('writes flat places, in CSV each value quoted where it must be and never a formula', async () => {
  const geojson = z.parse(
    z.looseObject({ features: z.array(z.looseObject({ properties: z.looseObject({}) })) }),
    JSON.parse((await read({ format: 'geojson' })).body),
  )
  expect(geojson.features[0]?.properties).toMatchObject({ stepFreeEntrance: 'yes', doorWidth: 82, lift: '' })
  const [titles, first, second] = (await read({ format: 'csv' })).body.split('\r\n')
  expect(titles).toMatch(/^\uFEFFid,name,kind,organisation,address,.*,stepFreeEntrance,entranceStep,/)
  expect(first).toContain('"Hall, ""East"""')
  expect(second).toContain(",'=Barn,")
})

test('is known for UTF-8 by a sheet, and named as a file', async () => {
  for (const call of [openData.getOpenVenues, openData.getAllOpenVenues]) {
    const { body, headers } = await world.fetch(call, { format: 'csv' })
    expect(body.split('\uFEFF')).toHaveLength(2)
    expect(body.startsWith('\uFEFF')).toBe(true)
    expect(headers['content-disposition']).toContain('filename="waymark-venues.csv"')
  }
  expect((await read()).body.startsWith('{')).toBe(true)
})

test('goes on after the last venue of a page, by the address in the header and in the file', async () => {
  const first = await readPlaces({ limit: 1 })
  const next = new URL(first.next ?? '')
  const link = (await read({ limit: 1 })).headers.link
  expect(link).toBe(`<${next.href}>; rel="next"`)
  const second = await readPlaces(Object.fromEntries(next.searchParams))
  expect(second.features.map(({ properties }) => properties.name)).toEqual([{ en: '=Barn' }])
  expect(second.next).toBeNull()
})

test('is kept by who asks again, until something changes', async () => {
  const { headers } = await read()
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
  const etag = String(headers.etag)
  expect((await read({}, { 'if-none-match': etag })).statusCode).toBe(304)
  await world.db
    .updateTable('provider.service_area')
    .set({ description: 'New' })
    .where('id', '=', hall.serviceAreaId)
    .execute()
  expect((await read({}, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('refuses a page that is too long, and a format that nobody knows', async () => {
  expect((await read({ limit: 501 })).statusCode).toBe(422)
  expect((await read({ format: 'xml' })).statusCode).toBe(422)
})

test('lists the next sessions that take place: none on a closed day, none from the closing date on', async () => {
  const area = await makeArea(world, { name: 'Pool' })
  const activity = await makeActivity(world, { area, title: 'Swim' })
  const startsAt = (day: number) => new Date(Date.UTC(2026, 11, day - 1, 21))
  for (const day of [1, 2, 3]) await makeSession(world, { activity, startsAt: startsAt(day) })
  const decided = { service_area_id: area.serviceAreaId, decided_by: 1, decided_at: world.clock.now() }
  await world.db
    .insertInto('provider.closed_day')
    .values({
      service_area_id: area.serviceAreaId,
      day: '2026-12-01',
      name: 'Staff day',
      created_by: 1,
      created_at: world.clock.now(),
    })
    .execute()
  await world.db
    .insertInto('provider.location_closing')
    .values({ ...decided, closes_on: '2026-12-03' })
    .execute()
  const place = (await readPlaces()).features.find(({ waymark }) => waymark.serviceAreaId === area.serviceAreaId)
  expect(place?.waymark.activities[0]?.sessions.map((session) => new Date(session.startsAt))).toEqual([startsAt(2)])
})
