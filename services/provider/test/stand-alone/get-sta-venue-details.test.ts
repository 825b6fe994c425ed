import { serviceArea } from '@waymark/contracts/service-area'
import { standAloneVenue } from '@waymark/contracts/stand-alone'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['provider'] })

test('answers what the map shows a stranger', async () => {
  const { serviceAreaId } = await makeArea(world, { name: 'Pool' })
  const { responseData } = await world.call(standAloneVenue.getStaVenueDetails, { serviceAreaId })
  expect(responseData).toMatchObject({ serviceAreaId, name: 'Pool' })
  expect(responseData).toEqual((await world.call(serviceArea.getVenueMapData, { saId: serviceAreaId })).responseData)
})

test('knows no private and no closed venue, not even for those who run it', async () => {
  const hidden = await makeArea(world, { isPrivate: true })
  const closed = await makeArea(world, { accountId: hidden.accountId, isActive: false })
  const admin = await makePerson(world, { accountId: hidden.accountId, isAccountAdmin: true })
  for (const { serviceAreaId } of [hidden, closed])
    expect(
      (await world.call(standAloneVenue.getStaVenueDetails, { serviceAreaId }, { as: admin })).httpStatusCode,
    ).toBe(404)
})
