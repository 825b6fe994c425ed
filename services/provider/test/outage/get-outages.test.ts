import { outage } from '@waymark/contracts/outage'
import { businessSubtype } from '@waymark/domain/enums'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeOutage } from '@waymark/test-world/makers/outage'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const lift = 16
/** The test clock stands on Tuesday, 24 November 2026, 9 am in Wellington. */
const now = new Date('2026-11-23T20:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const world = await testWorld({ services: ['provider'] })
let team: Team
beforeEach(async () => {
  team = await makeTeam(world, { subtype: businessSubtype.Hybrid, area: { name: 'Hall' } })
})

const read = (as = team.staffManager) => world.call(outage.getOutages, { serviceAreaId: team.serviceAreaId }, { as })

test('lists what is out of order now or soon by the clock of the location, and nothing that is over', async () => {
  const amenity = await makeAmenity(world, { area: team, title: 'Quiet room' })
  await makeOutage(world, { area: team, optionId: lift, startsAt: minutes(-60) })
  await makeOutage(world, { area: team, amenity, startsAt: minutes(60), endsAt: minutes(120) })
  await makeOutage(world, { area: team, optionId: lift, startsAt: minutes(-120), endsAt: minutes(-1) })
  expect((await read()).responseData?.outages).toEqual([
    expect.objectContaining({
      accessibilityOptionId: lift,
      amenityId: null,
      startDateTime: '2026-11-24T08:00:00',
      endDateTime: null,
    }),
    expect.objectContaining({
      amenityId: amenity.activityId,
      title: 'Quiet room',
      startDateTime: '2026-11-24T10:00:00',
      endDateTime: '2026-11-24T11:00:00',
    }),
  ])
})

test('lists nothing where everything works, and nothing of another location', async () => {
  const other = await makeTeam(world, { subtype: businessSubtype.Hybrid })
  await makeOutage(world, { area: team, optionId: lift, startsAt: minutes(-60) })
  const answer = await world.call(outage.getOutages, { serviceAreaId: other.serviceAreaId }, { as: other.staffManager })
  expect(answer.responseData?.outages).toEqual([])
})

test('is for those who manage the location', async () => {
  const other = await makeTeam(world, { subtype: businessSubtype.Hybrid })
  expect((await read(other.staffManager)).error?.name).toBe('NotFound')
})
