import { shortlist } from '@waymark/contracts/shortlist'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makeOutage } from '@waymark/test-world/makers/outage'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })

test('adds an area once, however many times it is sent, and removes it', async () => {
  const { serviceAreaId } = await makeOfferedService(world)
  const client = await makePerson(world)
  await world.call(shortlist.addShortlist, { serviceAreaId }, { as: client })
  const again = await world.call(shortlist.addShortlist, { serviceAreaId }, { as: client })
  expect(again.responseData).toEqual({ serviceAreaIds: [serviceAreaId] })
  const list = await world.call(shortlist.getShortlist, {}, { as: client })
  expect(list.responseData?.entries).toMatchObject([
    { serviceAreaId, serviceCount: 1, suburb: 'Wellington Central', rating: { average: null, count: 0 } },
  ])
  const gone = await world.call(shortlist.removeShortlist, { serviceAreaId }, { as: client })
  expect(gone.responseData).toEqual({ serviceAreaIds: [] })
})

test('refuses areas that are private, closed, missing or of another provider for restricted people', async () => {
  const client = await makePerson(world)
  const add = async (serviceAreaId: number, as = client) =>
    (await world.call(shortlist.addShortlist, { serviceAreaId }, { as })).httpStatusCode
  expect(await add((await makeArea(world, { isPrivate: true })).serviceAreaId)).toBe(404)
  expect(await add((await makeArea(world, { isActive: false })).serviceAreaId)).toBe(404)
  expect(await add(999_999)).toBe(404)
  const own = await makeArea(world)
  const restricted = await makePerson(world, { restrictedToAccountId: own.accountId })
  expect(await add((await makeArea(world)).serviceAreaId, restricted)).toBe(404)
  expect(await add(own.serviceAreaId, restricted)).toBe(200)
})

test('marks a closed area, and shows restricted people only those of their provider', async () => {
  const { serviceAreaId, accountId } = await makeOfferedService(world)
  const other = await makeOfferedService(world)
  const client = await makePerson(world)
  for (const id of [serviceAreaId, other.serviceAreaId])
    await world.call(shortlist.addShortlist, { serviceAreaId: id }, { as: client })
  const entries = async () => (await world.call(shortlist.getShortlist, {}, { as: client })).responseData
  await world.db
    .updateTable('provider.service_area')
    .set({ is_active: false })
    .where('id', '=', other.serviceAreaId)
    .execute()
  expect((await entries())?.serviceAreaIds).toEqual([serviceAreaId])
  expect((await entries())?.entries.map(({ state }) => state).toSorted()).toEqual(['closed', 'open'])
  await world.db
    .updateTable('identity.user_profile')
    .set({ restricted_to_account_id: accountId })
    .where('id', '=', client.userProfileId)
    .execute()
  expect((await entries())?.entries).toMatchObject([{ serviceAreaId, state: 'open' }])
})

test('says how each place fits and what is known of the needs; without needs, what holds', async () => {
  const [visited, mobile, closed] = [
    await makeOfferedService(world),
    await makeOfferedService(world),
    await makeOfferedService(world),
  ]
  const areaIds = [visited, mobile, closed].map(({ serviceAreaId }) => serviceAreaId)
  const [client, other] = [await makePerson(world), await makePerson(world)]
  await makeNeeds(world, client, [{ optionId: 8 }, { optionId: 34 }, { optionId: 53 }])
  await world.db
    .insertInto('provider.venue_fact')
    .values(
      areaIds.flatMap((id) => [
        { service_area_id: id, accessibility_option_id: 8, is_met: true },
        { service_area_id: id, accessibility_option_id: 34, is_met: false },
        { service_area_id: id, accessibility_option_id: 40, is_met: true },
      ]),
    )
    .execute()
  for (const as of [client, other])
    for (const serviceAreaId of areaIds) await world.call(shortlist.addShortlist, { serviceAreaId }, { as })
  const change = (id: number, values: { venue_type_id?: number; is_active?: boolean }) =>
    world.db.updateTable('provider.service_area').set(values).where('id', '=', id).execute()
  await change(visited.serviceAreaId, { venue_type_id: 11 })
  await change(mobile.serviceAreaId, { venue_type_id: 14 })
  await change(closed.serviceAreaId, { venue_type_id: 11, is_active: false })
  const seenBy = async (as: typeof client) => {
    const list = await world.call(shortlist.getShortlist, {}, { as })
    return new Map(
      list.responseData?.entries.map(({ serviceAreaId, isMobile, fit, facts }) => [
        serviceAreaId,
        {
          isMobile,
          fit: fit.map(({ accessibilityOptionId, outcome }) => `${accessibilityOptionId} ${outcome}`).toSorted(),
          facts: facts.map(({ accessibilityOptionId, value }) => `${accessibilityOptionId} ${value}`).toSorted(),
        },
      ]),
    )
  }
  const own = await seenBy(client)
  expect(own.get(visited.serviceAreaId)).toEqual({
    isMobile: false,
    fit: ['34 notMet', '53 unknown', '8 met'],
    facts: ['34 no', '8 yes'],
  })
  expect(own.get(mobile.serviceAreaId)).toEqual({ isMobile: true, fit: ['53 unknown'], facts: [] })
  expect(own.get(closed.serviceAreaId)).toEqual({ isMobile: false, fit: [], facts: [] })
  const without = await seenBy(other)
  expect(without.get(visited.serviceAreaId)).toEqual({ isMobile: false, fit: [], facts: ['8 yes'] })
  expect(without.get(mobile.serviceAreaId)).toEqual({ isMobile: true, fit: [], facts: [] })
})

test('meets no need with what is out of order now, in the list and side by side', async () => {
  const lift = 16
  const [broken, other] = [await makeOfferedService(world), await makeOfferedService(world)]
  const as = await makePerson(world)
  await makeNeeds(world, as, [{ optionId: lift }])
  const serviceAreaIds = [broken, other].map(({ serviceAreaId }) => serviceAreaId)
  for (const serviceAreaId of serviceAreaIds) {
    await world.db
      .insertInto('provider.venue_fact')
      .values({ service_area_id: serviceAreaId, accessibility_option_id: lift, is_met: true })
      .execute()
    await world.db
      .updateTable('provider.service_area')
      .set({ venue_type_id: 11 })
      .where('id', '=', serviceAreaId)
      .execute()
    await world.call(shortlist.addShortlist, { serviceAreaId }, { as })
  }
  const now = world.clock.now().getTime()
  await makeOutage(world, { area: broken, optionId: lift, startsAt: new Date(now - 1) })
  await makeOutage(world, { area: other, optionId: lift, startsAt: new Date(now + 60_000) })
  await makeOutage(world, { area: other, optionId: lift, startsAt: new Date(now - 60_000), endsAt: new Date(now) })
  const list = await world.call(shortlist.getShortlist, {}, { as })
  const compared = await world.call(shortlist.compareShortlist, { serviceAreaIds }, { as })
  for (const places of [list.responseData?.entries, compared.responseData?.areas]) {
    const byId = new Map(places?.map((place) => [place.serviceAreaId, place]))
    expect(byId.get(broken.serviceAreaId)).toMatchObject({
      fit: [{ outcome: 'notMet' }],
      outOptionIds: expect.arrayContaining([lift]),
    })
    expect(byId.get(other.serviceAreaId)).toMatchObject({ fit: [{ outcome: 'met' }], outOptionIds: [] })
  }
})

describe('compare-shortlist', () => {
  test('compares places in the requested order, with fees, next free times and Access Fit', async () => {
    const [first, second] = [await makeOfferedService(world), await makeOfferedService(world, { serviceId: 2 })]
    const client = await makePerson(world)
    await makeNeeds(world, client, [{ optionId: 4 }, { optionId: 8, weight: 'would help' }])
    await world.db
      .insertInto('provider.venue_fact')
      .values({ service_area_id: first.serviceAreaId, accessibility_option_id: 8, is_met: true })
      .execute()
    for (const { serviceAreaId } of [first, second])
      await world.call(shortlist.addShortlist, { serviceAreaId }, { as: client })
    const serviceAreaIds = [second.serviceAreaId, first.serviceAreaId]
    const answer = await world.call(shortlist.compareShortlist, { serviceAreaIds }, { as: client })
    expect(answer.responseData?.areas).toMatchObject([
      { serviceAreaId: second.serviceAreaId, rating: { average: null, count: 0 }, badges: [] },
      {
        serviceAreaId: first.serviceAreaId,
        fit: [
          { accessibilityOptionId: 4, outcome: 'unknown' },
          { accessibilityOptionId: 8, outcome: 'met' },
        ],
        services: [{ serviceName: 'Morning care', nextFree: '2026-11-25T10:15:00' }],
      },
    ])
    expect(answer.responseData?.areas[1]?.services[0]?.feeListDisplay).toContain('Usual visit: $48.00')
  })

  test('judges a service that nobody visits by what its people bring, not by its office', async () => {
    const [mobile, visited] = [await makeOfferedService(world), await makeOfferedService(world)]
    const client = await makePerson(world)
    await makeNeeds(world, client, [{ optionId: 8 }, { optionId: 53 }])
    await world.db
      .updateTable('provider.service_area')
      .set({ venue_type_id: 14 })
      .where('id', '=', mobile.serviceAreaId)
      .execute()
    await world.db
      .updateTable('provider.service_area')
      .set({ venue_type_id: 11 })
      .where('id', '=', visited.serviceAreaId)
      .execute()
    const serviceAreaIds = [mobile.serviceAreaId, visited.serviceAreaId]
    for (const serviceAreaId of serviceAreaIds)
      await world.call(shortlist.addShortlist, { serviceAreaId }, { as: client })
    const answer = await world.call(shortlist.compareShortlist, { serviceAreaIds }, { as: client })
    const judged = answer.responseData?.areas.map(({ isMobile, fit }) => [
      isMobile,
      fit.map(({ accessibilityOptionId }) => accessibilityOptionId).toSorted((a, b) => a - b),
    ])
    expect(judged).toEqual([
      [true, [53]],
      [false, [8, 53]],
    ])
  })

  test('takes two to four places, all of them on the list', async () => {
    const { serviceAreaId } = await makeOfferedService(world)
    const client = await makePerson(world)
    await world.call(shortlist.addShortlist, { serviceAreaId }, { as: client })
    const compare = (serviceAreaIds: number[]) =>
      world.fetch(shortlist.compareShortlist, { serviceAreaIds }, { as: client })
    const { serviceAreaId: foreign } = await makeOfferedService(world)
    expect((await compare([serviceAreaId, foreign])).statusCode).toBe(404)
    expect((await compare([serviceAreaId])).statusCode).toBe(422)
    expect((await compare([1, 2, 3, 4, 5])).statusCode).toBe(422)
  })
})

test('keeps a note private and deletes it with its entry', async () => {
  const { serviceAreaId } = await makeOfferedService(world)
  const [client, other] = [await makePerson(world), await makePerson(world)]
  const write = (as: typeof client, note: string) =>
    world.call(shortlist.updateShortlistNote, { serviceAreaId, note }, { as })
  expect((await write(client, 'Not there yet')).httpStatusCode).toBe(404)
  for (const as of [client, other]) await world.call(shortlist.addShortlist, { serviceAreaId }, { as })
  expect((await write(client, 'The ramp is at the back.')).responseData).toEqual({ note: 'The ramp is at the back.' })
  const noteOf = async (as: typeof client) =>
    (await world.call(shortlist.getShortlist, {}, { as })).responseData?.entries[0]?.note
  expect(await noteOf(client)).toBe('The ramp is at the back.')
  expect(await noteOf(other)).toBe('')
})
