import { activity } from '@waymark/contracts/activity'
import { amenity } from '@waymark/contracts/amenity'
import type { InputOf } from '@waymark/contracts/define-call'
import { makeArea } from '@waymark/test-world/makers/area'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSession, yoga } from '../activity/activity-team.ts'
import { type AmenityTeam, makeAmenityTeam, quietRoom, toilet } from './quiet-room.ts'

let world: World
let team: AmenityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
  team = await makeAmenityTeam(world, { title: 'Quiet room', isBookable: true, whereabouts: 'Level 2' })
  const branch = await makeArea(world, { accountId: team.accountId, name: '1 Aro Valley Hall' })
  const add = (serviceAreaId: number, wishes: object) =>
    world.call(amenity.updateAmenity, { serviceAreaId, ...quietRoom, ...wishes }, { as: team.admin })
  await add(team.serviceAreaId, { ...toilet, title: '=Toilet', status: 'Active' })
  await add(branch.serviceAreaId, { amenityTypeId: 6, title: 'Charging 100%', description: 'Two sockets.' })
  await world.call(activity.submitActivity, { serviceAreaId: team.serviceAreaId, ...yoga }, { as: team.admin })
  await addSession(world, { ...team, activityId: team.amenityId }, { startsAt: new Date('2026-12-02T21:00:00Z') })
  const other = await makeAmenityTeam(world)
  expect(other.amenityId).toBeGreaterThan(0)
})
afterAll(() => world.stop())

const list = (wishes: InputOf<typeof amenity.getAmenities>, as = team.admin) =>
  world.call(amenity.getAmenities, wishes, { as })
const titles = async (wishes: InputOf<typeof amenity.getAmenities>, as = team.admin) =>
  (await list(wishes, as)).responseData?.items.map(({ title }) => title)
const here = () => ({ serviceAreaId: team.serviceAreaId })

describe('the list', () => {
  test('of a location is for its managers', async () => {
    for (const as of [team.serviceManager, team.staffManager, team.coordinator, team.admin])
      expect(await titles(here(), as)).toEqual(['=Toilet', 'Quiet room'])
    expect((await list(here(), team.staff)).httpStatusCode).toBe(403)
    expect((await list(here(), team.otherAdmin)).httpStatusCode).toBe(404)
  })

  test('of no one location has all of the account for its admin, and for others what they manage', async () => {
    expect(await titles({})).toEqual(['=Toilet', 'Charging 100%', 'Quiet room'])
    expect(await titles({ sort: 'location' })).toEqual(['Charging 100%', '=Toilet', 'Quiet room'])
    expect(await titles({}, team.coordinator)).toEqual(['=Toilet', 'Quiet room'])
    expect(await titles({}, team.staff)).toEqual([])
  })

  test('shows where it is and its next session, which can come first', async () => {
    const [first] = (await list({ ...here(), sort: 'next' })).responseData?.items ?? []
    expect(first).toMatchObject({
      title: 'Quiet room',
      whereabouts: 'Level 2',
      comingSessions: 1,
      nextStartDateTime: '2026-12-03T10:00:00',
      isBookable: true,
      status: 'Draft',
    })
    expect(await titles({ sort: 'newest' })).toEqual(['Charging 100%', '=Toilet', 'Quiet room'])
  })

  test('is searched and filtered', async () => {
    expect(await titles({ search: 'LEVEL' })).toEqual(['Quiet room'])
    expect(await titles({ search: '0%' })).toEqual(['Charging 100%'])
    expect(await titles({ search: 'aro valley' })).toEqual(['Charging 100%'])
    expect(await titles({ search: '_' })).toEqual([])
    expect(await titles({ amenityTypeId: 1 })).toEqual(['=Toilet'])
    expect(await titles({ status: 'Active' })).toEqual(['=Toilet'])
    expect(await titles({ status: 'Closed' })).toEqual([])
    expect(await titles({ isBookable: true })).toEqual(['Quiet room'])
    expect(await titles({ isBookable: false, ...here() })).toEqual(['=Toilet'])
  })

  test('has pages', async () => {
    const page = (await list({ pageSize: 5, pageNumber: 2 })).responseData
    expect(page).toMatchObject({ totalCount: 3, pageNumber: 2, pageSize: 5, items: [] })
  })
})

describe('the file', () => {
  const sheetOf = async (wishes: InputOf<typeof amenity.exportAmenityList>) => {
    const response = await world.fetch(amenity.exportAmenityList, wishes, { as: team.admin })
    return {
      name: response.headers['content-disposition'],
      xml: readXlsx(response.rawPayload).get('xl/worksheets/sheet1.xml'),
    }
  }

  test('has the same rows under the same filters, and text that looks like a formula stays text', async () => {
    const { name, xml } = await sheetOf({})
    expect(name).toContain('filename="Amenities 2026-11-24.xlsx"')
    for (const text of ['=Toilet', 'Quiet room', 'Grab rails, Alarm cord', 'Accessible toilet', '1 Aro Valley Hall'])
      expect(xml).toContain(`>${text}<`)
    expect(xml).not.toContain('<f>')
    expect((await sheetOf({ amenityTypeId: 6 })).xml).not.toContain('Quiet room')
  })

  test('is for those who see the list', async () => {
    const fetchAs = async (wishes: InputOf<typeof amenity.exportAmenityList>, as = team.coordinator) =>
      (await world.fetch(amenity.exportAmenityList, wishes, { as })).statusCode
    expect(await fetchAs(here())).toBe(200)
    expect(await fetchAs({})).toBe(200)
    expect(await fetchAs(here(), team.staff)).toBe(403)
    expect(await fetchAs(here(), team.otherAdmin)).toBe(404)
  })
})
