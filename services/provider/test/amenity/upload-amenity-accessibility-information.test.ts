import { amenity } from '@waymark/contracts/amenity'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAmenityTeam } from './quiet-room.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())

test('saves facts beside those of the venue, and refuses an older version', async () => {
  const { amenityId, serviceAreaId, coordinator: as } = await makeAmenityTeam(world)
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: serviceAreaId, accessibility_option_id: 8, is_met: true })
    .execute()
  const save = () =>
    world.call(
      amenity.uploadAmenityAccessibilityInformation,
      { amenityId, version: 1, facts: [{ accessibilityOptionId: 8, value: 'no', note: 'One step.' }] },
      { as },
    )
  expect((await save()).responseData).toMatchObject({
    version: 2,
    accessibilityFacts: [{ accessibilityOptionId: 8, value: 'no', note: 'One step.', checkedOn: '2026-11-24' }],
  })
  expect((await save()).error?.name).toBe('ChangedMeanwhile')
  const read = await world.call(amenity.getAmenityByAmenityId, { amenityId }, { as })
  expect(read.responseData).toMatchObject({ accessibilityFacts: [{ value: 'no' }], venueFacts: [{ value: 'yes' }] })
})
