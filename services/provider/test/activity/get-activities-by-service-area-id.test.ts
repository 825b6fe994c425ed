import { activity } from '@waymark/contracts/activity'
import { type ActivityId, idFrom } from '@waymark/domain/ids'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActivityTeam, addSession, makeActivityTeam, yoga } from './activity-team.ts'

let world: World
let team: ActivityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
  team = await makeActivityTeam(world, { title: 'Chair yoga', activityKindIds: [26] })
  const add = async (wishes: object) => {
    const { responseData } = await world.call(
      activity.submitActivity,
      { serviceAreaId: team.serviceAreaId, ...yoga, ...wishes },
      { as: team.admin },
    )
    return { ...team, activityId: idFrom<ActivityId>(responseData?.activityId ?? 0) }
  }
  const swimming = await add({ title: 'Swimming 100%', description: 'In warm water.', activityKindIds: [22] })
  await add({ title: '=Art', priceCents: 1500, concessionPriceCents: 500, minAge: 5, maxAge: 12 })
  await addSession(world, team, { startsAt: new Date('2026-12-02T21:00:00Z') })
  await addSession(world, team, { startsAt: new Date('2026-11-20T21:00:00Z') })
  await addSession(world, team, { startsAt: new Date('2026-11-24T21:00:00Z'), status: 'Draft' })
  await addSession(world, swimming, { startsAt: new Date('2026-11-25T21:00:00Z') })
})
afterAll(() => world.stop())

const list = async (wishes: object = {}) => {
  const input = { serviceAreaId: team.serviceAreaId, ...wishes }
  const { responseData } = await world.call(activity.getActivitiesByServiceAreaId, input, { as: team.staff })
  return responseData
}
const titles = async (wishes: object) => (await list(wishes))?.items.map(({ title }) => title)

describe('the list', () => {
  test('is newest first, or by the next session, or by title', async () => {
    expect(await titles({})).toEqual(['=Art', 'Swimming 100%', 'Chair yoga'])
    expect(await titles({ sort: 'next' })).toEqual(['Swimming 100%', 'Chair yoga', '=Art'])
    expect(await titles({ sort: 'title' })).toEqual(['=Art', 'Chair yoga', 'Swimming 100%'])
  })

  test('shows the sessions to come, as wall times of the location', async () => {
    const [next, later, none] = (await list({ sort: 'next' }))?.items ?? []
    expect([next?.comingSessions, next?.nextStartDateTime]).toEqual([1, '2026-11-26T10:00:00'])
    expect([later?.comingSessions, later?.nextStartDateTime]).toEqual([1, '2026-12-03T10:00:00'])
    expect([none?.comingSessions, none?.nextStartDateTime]).toEqual([0, null])
  })

  test('is searched by title and description, and filtered by status and kind', async () => {
    expect(await titles({ search: 'YOGA' })).toEqual(['Chair yoga'])
    expect(await titles({ search: 'warm' })).toEqual(['Swimming 100%'])
    expect(await titles({ search: '0%' })).toEqual(['Swimming 100%'])
    expect(await titles({ search: '_' })).toEqual([])
    expect(await titles({ activityKindId: 22 })).toEqual(['Swimming 100%'])
    expect(await titles({ status: 'Active' })).toEqual([])
    expect(await titles({ status: 'Draft', activityKindId: 26 })).toEqual(['Chair yoga'])
  })

  test('has pages of 5, 10, 20 or 50', async () => {
    expect(await list({ pageSize: 5 })).toMatchObject({ totalCount: 3, pageNumber: 1, pageSize: 5 })
    expect(await list({ pageSize: 5, pageNumber: 2 })).toMatchObject({ totalCount: 3, pageNumber: 2, items: [] })
    expect(await list({ pageSize: 7 })).toBeNull()
  })
})

describe('the file', () => {
  const download = (wishes: object = {}, as = team.staff) =>
    world.fetch(activity.exportActivityList, { serviceAreaId: team.serviceAreaId, ...wishes }, { as })

  test('has the same rows under the same filters, and text that looks like a formula stays text', async () => {
    const response = await download({ sort: 'next', search: 'a' })
    expect(response.headers['content-disposition']).toContain('filename="Activities 2026-11-24.xlsx"')
    const sheet = readXlsx(response.rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<is><t>=Art<')
    expect(sheet).not.toContain('<f>')
    for (const text of ['Chair yoga', '$15.00 NZD', '$5.00 NZD', '5 to 12', 'Yoga and wellbeing'])
      expect(sheet).toContain(`>${text}<`)
    const one = readXlsx((await download({ activityKindId: 22 })).rawPayload).get('xl/worksheets/sheet1.xml')
    expect(one).toContain('Swimming')
    expect(one).not.toContain('Chair yoga')
  })

  test('is only for the team', async () => {
    expect((await download({}, team.otherAdmin)).statusCode).toBe(404)
  })
})

test('whoever does not work there gets a message, and the flag that sends them elsewhere', async () => {
  const stranger = await makeActivityTeam(world, { title: 'Elsewhere' })
  const input = { serviceAreaId: team.serviceAreaId }
  const answer = await world.call(activity.getActivitiesByServiceAreaId, input, { as: stranger.admin })
  expect(answer).toMatchObject({ httpStatusCode: 404, responseData: null, error: { redirect: true } })
  const one = await world.call(
    activity.getActivityByActivityId,
    { activityId: team.activityId },
    { as: stranger.admin },
  )
  expect(one.error?.redirect).toBeUndefined()
})
