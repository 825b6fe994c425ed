import { shortlist } from '@waymark/contracts/shortlist'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})

afterAll(() => world.stop())

test('an area goes on, twice is once, and comes off', async () => {
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

test('no private area, no area that is closed, none of another provider for restricted people, none that does not exist', async () => {
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

test('a note is for oneself alone, and goes with the entry', async () => {
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
