import { jobs } from '@waymark/contracts/jobs'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from './make-team.ts'

const world = await testWorld({ services: ['provider'] })
test('assigns exactly these services, idempotently', async () => {
  const { serviceAreaId, staff } = await makeTeam(world)
  const { userProfileId } = staff
  const morning = await makeAreaService(world, serviceAreaId, { staffIds: [userProfileId] })
  const evening = await makeAreaService(world, serviceAreaId, { serviceId: 2 })
  const elsewhere = await makeAreaService(world, (await makeTeam(world)).serviceAreaId)
  await makeLine(world, morning, 1, '09:00', [userProfileId])
  const payload = { userProfileId, serviceAreaId, serviceAreaServiceIds: [evening, elsewhere] }
  await world.runJob(jobs.provider.setAssignedServices, payload)
  await world.runJob(jobs.provider.setAssignedServices, payload)
  const assigned = await world.db
    .selectFrom('provider.service_staff')
    .select('service_area_service_id')
    .where('user_profile_id', '=', userProfileId)
    .execute()
  expect(assigned).toEqual([{ service_area_service_id: evening }])
  const lines = world.db.selectFrom('provider.schedule_line').where('service_area_service_id', '=', morning)
  expect(await lines.select('id').execute()).toEqual([])
})
