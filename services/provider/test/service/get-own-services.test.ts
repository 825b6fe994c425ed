import { service } from '@waymark/contracts/service'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })

test("lists the organisation's own services by name, and nobody else's", async () => {
  const team = await makeTeam(world)
  const { accountId, serviceAreaId } = team
  await makeOwnService(world, { accountId, name: 'Zoo morning', besideServiceId: 29 })
  await makeOwnService(world, { accountId, name: 'Āhuru evening' })
  await makeOwnService(world, { accountId: await makeAccount(world), name: 'Not ours' })
  const { responseData } = await world.call(service.getOwnServices, { serviceAreaId }, { as: team.serviceManager })
  expect(responseData?.map(({ name, familyName }) => [name, familyName])).toEqual([
    ['Āhuru evening', 'Personal care'],
    ['Zoo morning', 'Companionship'],
  ])
  const refused = await world.call(service.getOwnServices, { serviceAreaId }, { as: team.otherAdmin })
  expect(refused.httpStatusCode).toBeGreaterThanOrEqual(403)
})
