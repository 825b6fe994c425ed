import { amenity } from '@waymark/contracts/amenity'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AmenityTeam, makeAmenityTeam, toilet } from './quiet-room.ts'

const stepFree = 8
const picture = { name: 'rails.png', contentType: 'image/png', content: pngOf(640, 480) }

let world: World
let team: AmenityTeam
beforeAll(async () => {
  world = await bootWorld({ services: ['provider'] })
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await makeAmenityTeam(world, toilet)
})

const read = async () =>
  (await world.call(amenity.getAmenityByAmenityId, { amenityId: team.amenityId }, { as: team.admin })).responseData
const save = (wishes: object, files: object = {}, idempotencyKey?: string) =>
  world.call(
    amenity.uploadAmenityImages,
    { amenityId: team.amenityId, ...wishes },
    { as: team.coordinator, files: { ...files }, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )

test('keeps pictures, sets the features and ticks what nobody knew, once per request', async () => {
  const wishes = {
    bannerImageAlt: 'The door',
    OtherImagesAlt: ['Rails'],
    enableAmenityFeatureIds: [103, 103],
    parentAccessibilityOptionIds: [stepFree],
  }
  const send = () => save(wishes, { bannerImage: picture, OtherImages: [picture] }, 'pictures-of-toilet')
  expect((await send()).responseData).toMatchObject({ version: 2, banner: { alt: 'The door' } })
  expect((await send()).responseData).toMatchObject({ version: 2, otherPictures: [{ alt: 'Rails' }] })
  expect(await read()).toMatchObject({
    version: 2,
    featureIds: [103],
    accessibilityFacts: [{ accessibilityOptionId: stepFree, value: 'yes' }],
  })
  const listed = await world.call(amenity.getAmenities, { serviceAreaId: team.serviceAreaId }, { as: team.admin })
  expect(listed.responseData?.items[0]?.banner).toMatchObject({ alt: 'The door' })
})

test('refuses features that its kind does not have, or none where it needs one, and stores nothing', async () => {
  const fieldsOf = async (wishes: object, files = {}) => Object.keys((await save(wishes, files)).error?.fields ?? {})
  expect(await fieldsOf({ enableAmenityFeatureIds: [] })).toEqual(['enableAmenityFeatureIds'])
  expect(await fieldsOf({ enableAmenityFeatureIds: [201] })).toEqual(['enableAmenityFeatureIds'])
  expect(await fieldsOf({ parentAccessibilityOptionIds: [999] })).toEqual(['parentAccessibilityOptionIds'])
  expect(await fieldsOf({}, { bannerImage: picture })).toEqual(['bannerImageAlt'])
  expect(await read()).toMatchObject({ version: 1, featureIds: [101, 104], banner: null, accessibilityFacts: [] })
})

test('keeps at most twelve pictures beside the banner', async () => {
  await world.db
    .insertInto('provider.activity_picture')
    .values(
      Array.from({ length: 12 }, (_, position) => ({
        activity_id: team.amenityId,
        kind: 'other' as const,
        file_key: `${'a'.repeat(64)}.webp`,
        alt: 'Mine',
        position,
      })),
    )
    .execute()
  const full = await save({ OtherImagesAlt: ['One more'] }, { OtherImages: [picture] })
  expect(full.error?.message).toBe('An amenity can have at most 12 pictures besides its banner.')
})

test('is of an amenity of one’s own organisation', async () => {
  const { amenityId, staff, otherAdmin } = team
  expect((await world.call(amenity.uploadAmenityImages, { amenityId }, { as: staff })).httpStatusCode).toBe(403)
  expect((await world.call(amenity.uploadAmenityImages, { amenityId }, { as: otherAdmin })).httpStatusCode).toBe(404)
})
