import { standAloneShortlist } from '@waymark/contracts/stand-alone'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const { getShortlist, updateShortlistData } = standAloneShortlist

test('takes over what somebody chose before they signed in, without the places that are not theirs to see', async () => {
  const person = await makePerson(world)
  const one = (await makeArea(world)).serviceAreaId
  const other = (await makeArea(world)).serviceAreaId
  const hidden = (await makeArea(world, { isPrivate: true })).serviceAreaId
  const closed = (await makeArea(world, { isActive: false })).serviceAreaId
  const add = [one, hidden, closed, other, 999_999]
  const taken = await world.call(updateShortlistData, { add }, { as: person })
  expect(taken.responseData).toEqual({ serviceAreaIds: [one, other] })
  const again = await world.call(updateShortlistData, { add: [other], remove: [one] }, { as: person })
  expect(again.responseData).toEqual({ serviceAreaIds: [other] })
  expect((await world.call(getShortlist, {}, { as: person })).responseData).toEqual({ serviceAreaIds: [other] })
})

test('a stranger has an empty one, and keeps none here', async () => {
  expect((await world.call(getShortlist, {})).responseData).toEqual({ serviceAreaIds: [] })
  expect((await world.call(updateShortlistData, { add: [1] })).httpStatusCode).toBe(401)
})
