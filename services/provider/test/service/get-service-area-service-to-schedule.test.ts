import { service } from '@waymark/contracts/service'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
test('answers the enabled services with their shortest duration and number of weekly times', async () => {
  const { serviceAreaId, serviceManager } = await makeTeam(world)
  const morning = await makeAreaService(world, serviceAreaId, { bufferMinutes: 15 })
  await makeLine(world, morning, 1, '09:00')
  await makeLine(world, morning, 2, '09:00')
  const evening = await makeAreaService(world, serviceAreaId, { serviceId: 2, sizeOptionIds: [] })
  await makeAreaService(world, serviceAreaId, { serviceId: 3, isEnabled: false })
  const answer = await world.call(service.getServiceAreaServiceToSchedule, { serviceAreaId }, { as: serviceManager })
  expect(answer.responseData).toEqual([
    {
      serviceAreaServiceId: morning,
      serviceName: 'Morning care',
      familyName: 'Personal care',
      durationMinutes: 30,
      maxDurationMinutes: 90,
      bufferMinutes: 15,
      lineCount: 2,
      scheduleVersion: 1,
    },
    {
      serviceAreaServiceId: evening,
      serviceName: 'Evening care',
      familyName: 'Personal care',
      durationMinutes: 60,
      maxDurationMinutes: 60,
      bufferMinutes: 0,
      lineCount: 0,
      scheduleVersion: 1,
    },
  ])
})

test('answers the catalogue to anyone, cacheable', async () => {
  const answer = await world.call(service.getAllServices, {})
  expect(answer.responseData?.length).toBeGreaterThan(30)
  expect(answer.responseData?.[0]).toEqual({
    serviceId: 1,
    name: 'Morning care',
    familyName: 'Personal care',
    description: 'Help to get up, wash, dress and start the day.',
  })
  expect(answer.response.headers['cache-control']).toBe('public, max-age=3600')
})
