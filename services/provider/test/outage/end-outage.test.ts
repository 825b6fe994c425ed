import { outage } from '@waymark/contracts/outage'
import { businessSubtype } from '@waymark/domain/enums'
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

const addOutage = (startsAt: Date, endsAt: Date | null = null) =>
  makeOutage(world, { area: team, optionId: lift, startsAt, endsAt })
const end = (outageId: number, of = team, as = of.staffManager) =>
  world.call(outage.endOutage, { serviceAreaId: of.serviceAreaId, outageId }, { as })
const rowOf = (outageId: number) =>
  world.db.selectFrom('provider.outage').select(['starts_at', 'ends_at']).where('id', '=', outageId).executeTakeFirst()

test('ends an outage now, whether or not it had an end', async () => {
  for (const endsAt of [null, minutes(600)]) {
    const outageId = await addOutage(minutes(-60), endsAt)
    expect((await end(outageId)).responseData).toEqual({ done: true })
    expect(await rowOf(outageId)).toEqual({ starts_at: minutes(-60), ends_at: now })
  }
})

test('takes back one that has not begun', async () => {
  const outageId = await addOutage(minutes(60))
  await end(outageId)
  expect(await rowOf(outageId)).toBeUndefined()
})

test('finds none that is over, that another location has, or that never was', async () => {
  const over = await addOutage(minutes(-60), minutes(-30))
  expect((await end(over)).error?.name).toBe('NotFound')
  expect((await rowOf(over))?.ends_at).toEqual(minutes(-30))
  const other = await makeTeam(world, { subtype: businessSubtype.Hybrid })
  const open = await addOutage(minutes(-60))
  expect((await end(open, other)).error?.name).toBe('NotFound')
  expect((await rowOf(open))?.ends_at).toBeNull()
  expect((await end(999_999)).error?.name).toBe('NotFound')
})

test('is for managers of the location', async () => {
  const outageId = await addOutage(minutes(-60))
  const other = await makeTeam(world, { subtype: businessSubtype.Hybrid })
  expect((await end(outageId, team, other.staffManager)).error?.name).toBe('NotFound')
  expect((await rowOf(outageId))?.ends_at).toBeNull()
})
