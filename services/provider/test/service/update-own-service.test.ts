import { service } from '@waymark/contracts/service'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider', 'map'] })
let team: Team
let offeredId: number
let serviceId: number

beforeEach(async () => {
  team = await makeTeam(world)
  serviceId = await makeOwnService(world, { accountId: team.accountId })
  offeredId = await makeAreaService(world, team.serviceAreaId, { serviceId })
})

const words = { name: 'Day by the Lake', description: 'Calm water, and a jetty without a step.' }
const rename = (wishes: object = {}, as = team.serviceManager) =>
  world.call(service.updateOwnService, { serviceAreaServiceId: offeredId, version: 1, ...words, ...wishes }, { as })

test('renames a service for whoever reads it', async () => {
  const { responseData } = await rename()
  expect(responseData).toMatchObject({
    serviceName: words.name,
    catalogueDescription: words.description,
    own: { version: 2 },
  })
  const choices = await world.call(
    service.getActiveServicesToAssignUser,
    { serviceAreaId: team.serviceAreaId },
    { as: team.admin },
  )
  expect(choices.responseData?.map(({ serviceName }) => serviceName)).toEqual([words.name])
})

test('keeps its name where only the description changes', async () => {
  expect((await rename({ name: 'Day at the Beach' })).responseData?.catalogueDescription).toBe(words.description)
})

test('refuses names that are taken, and what somebody else changed', async () => {
  expect((await rename({ name: 'Gardening' })).error?.name).toBe('NameInCatalogue')
  await makeOwnService(world, { accountId: team.accountId, name: words.name })
  expect((await rename()).error?.name).toBe('NameTaken')
  expect((await rename({ name: 'Day on a Hill', version: 7 })).error?.name).toBe('ChangedMeanwhile')
})

test('lets the administrator alone rename what other locations offer as well', async () => {
  const other = await makeArea(world, { accountId: team.accountId })
  await makeAreaService(world, other.serviceAreaId, { serviceId })
  expect((await rename()).error?.name).toBe('OfferedElsewhere')
  expect((await rename({}, team.admin)).responseData?.serviceName).toBe(words.name)
})

test('renames nothing of the catalogue, and nothing of others', async () => {
  const morning = await makeAreaService(world, team.serviceAreaId)
  expect((await rename({ serviceAreaServiceId: morning })).httpStatusCode).toBe(404)
  expect((await rename({}, team.otherAdmin)).httpStatusCode).toBeGreaterThanOrEqual(403)
  expect((await rename({}, team.staff)).httpStatusCode).toBe(403)
})
