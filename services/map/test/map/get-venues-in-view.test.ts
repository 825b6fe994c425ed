import { mapJobs } from '@waymark/contracts/jobs/map'
import { map } from '@waymark/contracts/map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildIndex } from '../../src/db/write-venue.ts'
import { makeVenue } from '../make-venue.ts'
import { openMapDatabase } from '../open-map-database.ts'

const { indexVenue } = mapJobs
const stepFreeEntrance = 8
const entranceStep = 9
const doorWidth = 11
const hearingLoop = 34

const nelson = { latitude: -41.2708, longitude: 173.284 }
const aroundNelson = { west: 173.2, south: -41.32, east: 173.36, north: -41.22 }
const view = { bounds: aroundNelson, zoom: 12, near: nelson, filters: {} }
const names = (places: readonly { name: string }[] = []) => places.map(({ name }) => name)

const world = await testWorld({ services: ['map'] })
const ask = async (wishes: object = {}, options = {}) =>
  (await world.call(map.getVenuesInView, { ...view, ...wishes }, options)).responseData

const shortlist = (userProfileId: number, serviceAreaId: number) =>
  world.db
    .insertInto('booking.shortlist')
    .values({ user_profile_id: userProfileId, service_area_id: serviceAreaId })
    .execute()

describe('what a view of the map holds', () => {
  let library: number
  beforeAll(async () => {
    library = await makeVenue(world, {
      name: 'Library',
      lat: -41.271,
      lng: 173.285,
      facts: { [stepFreeEntrance]: true, [doorWidth]: 92, [hearingLoop]: true },
      openingHours: [{ dayOfWeek: 2, opens: '08:30', closes: '17:00' }],
    })
    await makeVenue(world, {
      name: 'Café',
      lat: -41.2745,
      lng: 173.284,
      facts: { [stepFreeEntrance]: true, [doorWidth]: 78, [hearingLoop]: false },
      openingHours: [{ dayOfWeek: 2, opens: '10:00', closes: '15:00' }],
    })
    await makeVenue(world, { name: 'Gallery', lat: -41.28, lng: 173.29, facts: { [hearingLoop]: true } })
    await makeVenue(world, { name: 'Marina', lat: -41.262, lng: 173.27, facts: { [entranceStep]: false } })
    await makeVenue(world, { name: 'Far away', lat: -36.85, lng: 174.76 })
  })

  it('lists its places nearest first, with their distance', async () => {
    const answer = await ask()
    expect(names(answer?.places)).toEqual(['Library', 'Café', 'Gallery', 'Marina'])
    expect(answer?.totalCount).toBe(4)
    expect(answer?.places[0]?.distanceKm).toBeCloseTo(0.087, 2)
  })

  it('draws every place once, as a pin or within a disc', async () => {
    for (const zoom of [10, 12, 14, 16, 18]) {
      const answer = await ask({ zoom })
      const drawn = (answer?.pins.length ?? 0) + (answer?.clusters ?? []).reduce((sum, { count }) => sum + count, 0)
      expect(drawn).toBe(4)
    }
  })

  it('shows each place individually when it is close enough', async () => {
    const answer = await ask({ zoom: 16 })
    expect(names(answer?.pins).sort()).toEqual(['Café', 'Gallery', 'Library', 'Marina'])
    expect(answer?.clusters).toEqual([])
  })

  it('keeps the places that have the requested options, and counts those where they are unknown', async () => {
    const answer = await ask({ filters: { options: [{ accessibilityOptionId: hearingLoop }] } })
    expect(names(answer?.places)).toEqual(['Library', 'Gallery'])
    expect(answer?.totalCount).toBe(2)
    expect(answer?.unknownCount).toBe(1)
  })

  it('never shows a place that is known not to have an option, even together with unknown ones', async () => {
    const answer = await ask({ filters: { options: [{ accessibilityOptionId: hearingLoop }] }, includeUnknown: true })
    expect(names(answer?.places)).toEqual(['Library', 'Gallery', 'Marina'])
    expect(answer?.totalCount).toBe(3)
  })

  it('applies an option at its usual threshold, or at the given one', async () => {
    const wide = (threshold: number | null) =>
      ask({ filters: { options: [{ accessibilityOptionId: doorWidth, threshold }] } })
    expect(names((await wide(null))?.places)).toEqual(['Library'])
    expect(names((await wide(75))?.places)).toEqual(['Library', 'Café'])
    const widest = await wide(95)
    expect(names(widest?.places)).toEqual([])
    expect(widest?.unknownCount).toBe(2)
  })

  it('treats "no step" as a step of zero', async () => {
    const lowest = { filters: { options: [{ accessibilityOptionId: entranceStep, threshold: 0 }] } }
    expect(names((await ask(lowest))?.places)).toEqual(['Marina'])
    expect(names((await ask({ filters: { options: [{ accessibilityOptionId: entranceStep }] } }))?.places)).toEqual([
      'Marina',
    ])
  })

  it('knows what is open now, in the place’s local time', async () => {
    // The world's clock is at Tuesday 09:00 in Auckland.
    expect(names((await ask({ filters: { openNow: true } }))?.places)).toEqual(['Library'])
  })

  it('pages through the list', async () => {
    const first = await ask({ pageSize: 5 })
    expect(first?.pageSize).toBe(5)
    const second = await ask({ pageSize: 5, pageNumber: 2 })
    expect(second?.places).toEqual([])
    expect(second?.totalCount).toBe(4)
  })

  it('sorts by name and by the date of the last check', async () => {
    expect(names((await ask({ sort: 'name' }))?.places)).toEqual(['Café', 'Gallery', 'Library', 'Marina'])
    expect((await ask({ sort: 'checked' }))?.places[0]?.checkedOn).toBe('2026-08-01')
  })

  it('ranks the best fit first for somebody with needs, with the outcome of each', async () => {
    const person = await makePerson(world)
    await makeNeeds(world, person, [
      { optionId: hearingLoop },
      { optionId: doorWidth, weight: 'would help', threshold: 90 },
    ])
    const answer = await ask({ sort: 'fit' }, { as: person })
    expect(answer?.needs).toEqual([
      { accessibilityOptionId: hearingLoop, weight: 'must', threshold: null },
      { accessibilityOptionId: doorWidth, weight: 'would help', threshold: 90 },
    ])
    expect(answer?.places.map(({ name, fit }) => [name, ...fit])).toEqual([
      ['Library', 'met', 'met'],
      ['Gallery', 'met', 'unknown'],
      ['Marina', 'unknown', 'unknown'],
      ['Café', 'notMet', 'notMet'],
    ])
  })

  it('shows needs to nobody else', async () => {
    const answer = await ask({ sort: 'fit' })
    expect(answer?.needs).toEqual([])
    expect(answer?.places.every(({ fit }) => fit.length === 0)).toBe(true)
  })

  it('never shows private and closed venues, not even in counts', async () => {
    await makeVenue(world, { name: 'Private', lat: -41.2712, lng: 173.286, isPrivate: true })
    await makeVenue(world, { name: 'Closed', lat: -41.2713, lng: 173.286, isActive: false })
    expect((await ask())?.totalCount).toBe(4)
  })

  it('shows a private venue to clients with it on their shortlist, in every order and at every zoom', async () => {
    const bounds = { west: 176.8, south: -39.6, east: 177, north: -39.4 }
    const near = { latitude: -39.5, longitude: 176.9 }
    const ownId = await makeVenue(world, { name: 'Own', lat: -39.5, lng: 176.9, isPrivate: true })
    const foreignId = await makeVenue(world, { name: 'Foreign', lat: -39.51, lng: 176.9, isPrivate: true })
    await makeVenue(world, { name: 'Public', lat: -39.52, lng: 176.9 })
    const client = await makePerson(world)
    await shortlist(client.userProfileId, ownId)
    await shortlist((await makePerson(world)).userProfileId, foreignId)
    const look = (wishes: object, options = {}) => ask({ bounds, near, ...wishes }, options)

    for (const sort of ['nearest', 'fit', 'name', 'checked'])
      expect(names((await look({ sort }, { as: client }))?.places).sort(), sort).toEqual(['Own', 'Public'])
    for (const zoom of [10, 14, 17]) {
      const answer = await look({ zoom }, { as: client })
      const drawn = (answer?.pins.length ?? 0) + (answer?.clusters ?? []).reduce((sum, { count }) => sum + count, 0)
      expect([answer?.totalCount, drawn]).toEqual([2, 2])
    }
    expect((await look({ zoom: 17 }, { as: client }))?.pins.map(({ name }) => name).sort()).toEqual(['Own', 'Public'])
    const cards = (await look({ sort: 'name' }, { as: client }))?.places
    expect(cards?.map(({ name, isPrivate }) => [name, isPrivate])).toEqual([
      ['Own', true],
      ['Public', false],
    ])
    expect(names((await look({}))?.places)).toEqual(['Public'])
    expect(names((await look({}, { as: await makePerson(world) }))?.places)).toEqual(['Public'])
  })

  it('shows every private venue of a long shortlist', async () => {
    const count = 230
    const bounds = { west: 167, south: -45.6, east: 168, north: -45.3 }
    const client = await makePerson(world)
    const { accountId } = await makeArea(world)
    await sql`
      with made as (
        insert into provider.service_area (account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng,
          radius_km, time_zone, is_private)
        select ${accountId}, 'Private ' || n, 1, '1 Lake Road', 'Te Anau', 'Southland', 1, -45.41, 167.7 + n * 0.0001, 5,
          'Pacific/Auckland', true
        from generate_series(1, ${count}::int) n returning id)
      insert into booking.shortlist (user_profile_id, service_area_id) select ${client.userProfileId}, id from made`.execute(
      world.db,
    )
    const { db, close } = openMapDatabase(world)
    await rebuildIndex(db)
    await close()
    expect((await ask({ bounds }, { as: client }))?.totalCount).toBe(count)
  })

  it('removes a venue from the public map when it becomes private, and adds it back', async () => {
    const bounds = { west: 175.5, south: -40.4, east: 175.7, north: -40.3 }
    const serviceAreaId = await makeVenue(world, { name: 'Now and then', lat: -40.35, lng: 175.6 })
    const client = await makePerson(world)
    await shortlist(client.userProfileId, serviceAreaId)
    const become = async (change: { is_private?: boolean; is_active?: boolean }) => {
      await world.db.updateTable('provider.service_area').set(change).where('id', '=', serviceAreaId).execute()
      await world.runJob(indexVenue, { serviceAreaId })
      return [(await ask({ bounds }))?.totalCount, (await ask({ bounds }, { as: client }))?.totalCount]
    }
    expect(await become({ is_private: true })).toEqual([0, 1])
    expect(await become({ is_private: false })).toEqual([1, 1])
    expect(await become({ is_private: true, is_active: false })).toEqual([0, 0])
  })

  it('shows restricted people only the venues of their provider', async () => {
    const accountId = await makeAccount(world)
    const person = await makePerson(world, { restrictedToAccountId: accountId })
    expect((await ask({}, { as: person }))?.totalCount).toBe(0)
    const elsewhere = { west: 170, south: -46, east: 171, north: -45 }
    await makeVenue(world, { name: 'Theirs', accountId, lat: -45.5, lng: 170.5 })
    await makeVenue(world, { name: 'Another', lat: -45.5, lng: 170.51 })
    expect(names((await ask({ bounds: elsewhere }, { as: person }))?.places)).toEqual(['Theirs'])
  })

  it('lists the venues of one spot, because no zoom separates them', async () => {
    const spot = { lat: -43.53, lng: 172.63 }
    const ids = [await makeVenue(world, spot), await makeVenue(world, spot), await makeVenue(world, spot)]
    const answer = await ask({ bounds: { west: 172.628, south: -43.531, east: 172.632, north: -43.529 }, zoom: 18 })
    expect(answer?.clusters).toHaveLength(1)
    expect(answer?.clusters[0]?.serviceAreaIds).toEqual(ids)
  })

  it('follows its provider: moved, renamed, hidden', async () => {
    const accountId = await makeAccount(world)
    const serviceAreaId = await makeVenue(world, { name: 'Old name', accountId, lat: -42.4, lng: 173.68 })
    const kaikoura = { bounds: { west: 173.6, south: -42.5, east: 173.8, north: -42.3 } }
    expect(names((await ask(kaikoura))?.places)).toEqual(['Old name'])
    await world.db
      .updateTable('provider.service_area')
      .set({ name: 'New name' })
      .where('id', '=', serviceAreaId)
      .execute()
    await world.runJob(indexVenue, { serviceAreaId })
    expect(names((await ask(kaikoura))?.places)).toEqual(['New name'])
    await world.db
      .updateTable('provider.service_area')
      .set({ is_private: true })
      .where('id', '=', serviceAreaId)
      .execute()
    await world.runJob(indexVenue, { serviceAreaId })
    expect((await ask(kaikoura))?.totalCount).toBe(0)
  })

  it.each([
    ['a box that is upside down', { bounds: { ...aroundNelson, south: -41, north: -42 } }, 'bounds.south'],
    ['a zoom beyond the map', { zoom: 19 }, 'zoom'],
    [
      'an option that does not exist',
      { filters: { options: [{ accessibilityOptionId: 63 }] } },
      'filters.options.0.accessibilityOptionId',
    ],
    ['a page size that is not offered', { pageSize: 7 }, 'pageSize'],
    ['an order that does not exist', { sort: 'price' }, 'sort'],
  ])('refuses %s', async (_what, wishes, field) => {
    const response = await world.fetch(map.getVenuesInView, { ...view, ...wishes })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields)).toContain(field)
  })

  it('answers the fact of the venue that a card needs', async () => {
    const card = (await ask())?.places.find(({ serviceAreaId }) => serviceAreaId === library)
    expect(card?.facts).toContainEqual({ accessibilityOptionId: doorWidth, value: 'yes', measure: 92, note: null })
  })
})
