import { activity } from '@waymark/contracts/activity'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { bootWorld, type World } from '@waymark/test-world/world'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ActivityTeam, makeActivityTeam } from './activity-team.ts'

const hearingLoop = 34
const stepFree = 8
const picture = { name: 'mats.png', contentType: 'image/png', content: pngOf(1600, 1200) }

let world: World
let team: ActivityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await makeActivityTeam(world)
})

const read = async () => {
  const input = { activityId: team.activityId }
  return (await world.call(activity.getActivityByActivityId, input, { as: team.admin })).responseData
}

const save = (wishes: object, files: object = {}, idempotencyKey?: string) =>
  world.call(
    activity.uploadActivityImages,
    { activityId: team.activityId, ...wishes },
    { as: team.coordinator, files: { ...files }, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const sizeOf = async (url = '') => {
  const { width, height } = await sharp(await world.parts.files.get(url.replace('/files/', ''))).metadata()
  return [width, height]
}

test('stores pictures in the source’s sizes, shows the banner in the list, and orders them', async () => {
  const first = await save(
    { bannerImageAlt: 'Mats', OtherImagesAlt: ['A', 'B'] },
    { bannerImage: picture, OtherImages: [picture, picture] },
  )
  expect(first.responseData).toMatchObject({ version: 1, banner: { alt: 'Mats' } })
  const { banner, otherPictures } = first.responseData ?? {}
  expect([await sizeOf(banner?.url), await sizeOf(banner?.smallUrl)]).toEqual([
    [1024, 700],
    [360, 145],
  ])
  expect(await sizeOf(otherPictures?.[0]?.smallUrl)).toEqual([60, 60])
  const [a, b] = otherPictures?.map(({ pictureId }) => pictureId) ?? []
  const ordered = await save({ order: [b, a], UpdatedImagesAlt: [{ pictureId: a, alt: 'A, at night' }] })
  expect(ordered.responseData?.otherPictures.map(({ alt }) => alt)).toEqual(['B', 'A, at night'])
  const listed = await world.call(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId: team.serviceAreaId },
    { as: team.admin },
  )
  expect(listed.responseData?.items[0]?.banner).toEqual(banner)
  const without = await save({ DeletedFiles: [a], isBannerDeleted: true })
  expect(without.responseData).toMatchObject({ banner: null, otherPictures: [{ alt: 'B' }] })
})

test('sets the kinds, ticks options of which nothing is known, and repeats nothing', async () => {
  await world.db
    .insertInto('provider.activity_fact')
    .values({ activity_id: team.activityId, accessibility_option_id: stepFree, is_met: false })
    .execute()
  const wishes = {
    enableActivityActivityFilters: [26, 9],
    parentAccessibilityOptionIds: [stepFree, hearingLoop, hearingLoop],
    OtherImagesAlt: ['A'],
  }
  const send = () => save(wishes, { OtherImages: [picture] }, 'pictures-of-yoga')
  expect((await send()).responseData?.version).toBe(2)
  expect((await send()).responseData).toMatchObject({ version: 2, otherPictures: [{ alt: 'A' }] })
  expect(await read()).toMatchObject({
    version: 2,
    activityKindIds: [26, 9],
    accessibilityFacts: [
      { accessibilityOptionId: stepFree, value: 'no' },
      { accessibilityOptionId: hearingLoop, value: 'yes', checkedOn: '2026-11-24' },
    ],
  })
})

test('refuses what cannot be, and stores nothing of it', async () => {
  const fieldsOf = async (wishes: object, files = {}) => Object.keys((await save(wishes, files)).error?.fields ?? {})
  expect(await fieldsOf({ OtherImagesAlt: [''] }, { OtherImages: [picture] })).toEqual(['OtherImagesAlt.0'])
  expect(await fieldsOf({}, { bannerImage: picture })).toEqual(['bannerImageAlt'])
  expect(await fieldsOf({ enableActivityActivityFilters: [999] })).toEqual(['enableActivityActivityFilters.0'])
  expect(await fieldsOf({ parentAccessibilityOptionIds: [999] })).toEqual(['parentAccessibilityOptionIds'])
  await world.db
    .insertInto('provider.activity_picture')
    .values(
      Array.from({ length: 12 }, (_, position) => ({
        activity_id: team.activityId,
        kind: 'other' as const,
        file_key: `${'a'.repeat(64)}.webp`,
        alt: 'Mine',
        position,
      })),
    )
    .execute()
  const full = await save({ OtherImagesAlt: ['One more'] }, { OtherImages: [picture] })
  expect(full.error?.message).toBe('An activity can have at most 12 pictures besides its banner.')
  const mine = (await read())?.otherPictures.map(({ pictureId }) => pictureId) ?? []
  const other = await makeActivityTeam(world)
  const foreign = await world.call(
    activity.uploadActivityImages,
    { activityId: other.activityId, DeletedFiles: mine },
    { as: other.admin },
  )
  expect(foreign.httpStatusCode).toBe(404)
  expect((await read())?.otherPictures).toHaveLength(12)
})

test('staff may not show an activity', async () => {
  const { activityId, staff: as } = team
  expect((await world.call(activity.uploadActivityImages, { activityId }, { as })).httpStatusCode).toBe(403)
})
