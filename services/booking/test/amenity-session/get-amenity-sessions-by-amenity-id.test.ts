import { activitySession } from '@waymark/contracts/activity-session'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { businessSubtype } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeSession } from '@waymark/test-world/makers/session'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AmenityTeam, makeAmenityTeam } from './amenity-team.ts'

let world: World
let team: AmenityTeam
let ids: { next: number; draft: number; over: number; hoist: number; swim: number }
beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
  team = await makeAmenityTeam(world, {}, businessSubtype.Hybrid)
  const { amenity } = team
  const of = async (wishes: Parameters<typeof makeSession>[1]) => (await makeSession(world, wishes)).activitySessionId
  ids = {
    next: await of({ activity: amenity }),
    draft: await of({ activity: amenity, status: 'Draft', startsAt: new Date('2026-12-02T21:00:00Z') }),
    over: await of({ activity: amenity, startsAt: new Date('2026-11-20T21:00:00Z') }),
    hoist: await of({ activity: await makeAmenity(world, { area: amenity, typeId: 4, title: 'Hoist' }) }),
    swim: await of({ activity: await makeActivity(world, { area: amenity, title: 'Swim' }) }),
  }
})
afterAll(() => world.stop())

const list = async (input: object, as = team.coordinator) =>
  world.call(amenitySession.getAmenitySessionsByAmenityId, { amenityId: team.amenity.activityId, ...input }, { as })

test.each<[string, object, readonly (keyof typeof ids)[]]>([
  ['those to come, the next first', {}, ['next', 'draft']],
  ['past ones', { period: 'past' }, ['over']],
  ['drafts', { status: 'Draft', period: 'all' }, ['draft']],
  ['a page after the last', { pageSize: 5, pageNumber: 2 }, []],
])('lists %s', async (_name, input, wanted) => {
  const found = (await list(input)).responseData?.items.map(({ activitySessionId }) => activitySessionId)
  expect(found).toEqual(wanted.map((name) => ids[name]))
})

test('is for those who manage the location', async () => {
  expect((await list({}, team.staff)).httpStatusCode).toBe(403)
  expect((await list({}, team.otherAdmin)).httpStatusCode).toBe(404)
})

test('is not in the list of scheduled activities, unless it is asked for by its id', async () => {
  const { serviceAreaId, activityId } = team.amenity
  const scheduled = async (input: object) =>
    (
      await world.call(activitySession.getActivitySessionList, { serviceAreaId, ...input }, { as: team.coordinator })
    ).responseData?.items.map(({ activitySessionId }) => activitySessionId)
  expect(await scheduled({})).toEqual([ids.swim])
  expect(await scheduled({ activityId })).toEqual([ids.next, ids.draft])
})

describe('the file', () => {
  const download = (input: object = {}, as = team.coordinator) =>
    world.fetch(
      amenitySession.exportAmenitySessionList,
      { serviceAreaId: team.amenity.serviceAreaId, ...input },
      { as },
    )
  const sheet = async (input: object) =>
    readXlsx((await download(input)).rawPayload).get('xl/worksheets/sheet1.xml') ?? ''

  test('has the sessions of one amenity, or of all at the location, and none of activities', async () => {
    expect((await download()).headers['content-disposition']).toContain('filename="AmenitySessions 2026-11-24.xlsx"')
    const all = await sheet({})
    for (const title of ['Quiet room', 'Hoist']) expect(all).toContain(`>${title}<`)
    expect(all).not.toContain('Swim')
    expect(await sheet({ amenityId: team.amenity.activityId })).not.toContain('Hoist')
    expect(await sheet({ period: 'past' })).not.toContain('Hoist')
  })

  test('is for those who manage the location', async () => {
    expect((await download({}, team.staff)).statusCode).toBe(403)
    expect((await download({}, team.otherAdmin)).statusCode).toBe(404)
  })
})
