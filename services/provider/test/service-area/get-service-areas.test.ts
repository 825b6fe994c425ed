import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
test('answers all open areas of the account to its admin and to others those they work in, each with the role', async () => {
  const accountId = await makeAccount(world)
  const north = await makeArea(world, { accountId, name: 'North' })
  const east = await makeArea(world, { accountId, name: 'East' })
  await makeArea(world, { accountId, name: 'Closed', isActive: false })
  await makeArea(world, { name: 'Elsewhere' })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const worker = await makePerson(world, { accountId, roles: { [north.serviceAreaId]: staffRole.ActivityCoordinator } })
  const mine = async (as: typeof admin) =>
    (await world.call(serviceArea.getServiceAreasByUser, {}, { as })).responseData
  expect(await mine(admin)).toEqual([
    {
      serviceAreaId: east.serviceAreaId,
      name: 'East',
      suburb: 'Wellington Central',
      userRole: 1,
      timeZone: 'Pacific/Auckland',
    },
    expect.objectContaining({ serviceAreaId: north.serviceAreaId, userRole: 1 }),
  ])
  expect(await mine(worker)).toEqual([expect.objectContaining({ serviceAreaId: north.serviceAreaId, userRole: 5 })])
  expect(await mine(await makePerson(world, { accountId }))).toEqual([])
  const individual = await world.call(serviceArea.getServiceAreasByUser, {}, { as: await makePerson(world) })
  expect(individual.httpStatusCode).toBe(403)
})

test('answers one location with its settings', async () => {
  const team = await makeTeam(world, { area: { name: 'Harbour Care', isPrivate: true, radiusKm: 12.5 } })
  const file = `${'b'.repeat(64)}.webp`
  await world.db
    .insertInto('provider.service_area_picture')
    .values({ service_area_id: team.serviceAreaId, kind: 'other', file_key: file, alt: 'The ramp' })
    .execute()
  const answer = await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: team.coordinator })
  expect(answer.responseData).toMatchObject({
    serviceAreaId: team.serviceAreaId,
    version: 1,
    name: 'Harbour Care',
    isPrivate: true,
    radiusKm: 12.5,
    latitude: -41.2817,
    countryId: 1,
    timeZone: 'Pacific/Auckland',
    banner: null,
    otherPictures: [
      { pictureId: expect.any(Number), url: `/files/${file}`, smallUrl: `/files/${file}`, alt: 'The ramp' },
    ],
    accessibilityFacts: [],
  })
})
