import { serviceArea } from '@waymark/contracts/service-area'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
let team: Team
let picture: { name: string; contentType: string; content: Uint8Array }

beforeAll(async () => {
  const content = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#276749' } })
    .withExif({ IFD0: { Copyright: 'Sina' } })
    .jpeg()
    .toBuffer()
  picture = { name: 'ramp.jpg', contentType: 'image/jpeg', content }
})
beforeEach(async () => {
  team = await makeTeam(world)
})

const save = (wishes: object, files: object = {}, idempotencyKey?: string) =>
  world.call(
    serviceArea.uploadServiceAreaImages,
    { serviceAreaId: team.serviceAreaId, ...wishes },
    { as: team.serviceManager, files: { ...files }, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )
const sizeOf = async (url: string | undefined) => {
  const content = await world.parts.files.get(url?.replace('/files/', '') ?? '')
  const { width, height, format, exif } = await sharp(content).metadata()
  return { width, height, format, exif }
}

test('stores a banner and other pictures in the source’s sizes, without camera metadata', async () => {
  const answer = await save(
    { bannerImageAlt: 'The entrance', OtherImagesAlt: ['The ramp', 'The counter'] },
    { bannerImage: picture, OtherImages: [picture, picture] },
  )
  expect(answer.error).toBeNull()
  const { banner, otherPictures } = answer.responseData ?? {}
  expect(banner?.alt).toBe('The entrance')
  expect(otherPictures?.map(({ alt }) => alt)).toEqual(['The ramp', 'The counter'])
  expect(await sizeOf(banner?.url)).toEqual({ width: 1024, height: 700, format: 'webp', exif: undefined })
  expect(await sizeOf(banner?.smallUrl)).toMatchObject({ width: 360, height: 145 })
  expect(await sizeOf(otherPictures?.[0]?.smallUrl)).toMatchObject({ width: 60, height: 60 })
})

test('replaces, redescribes, reorders and deletes', async () => {
  const first = await save(
    { bannerImageAlt: 'Old', OtherImagesAlt: ['A', 'B', 'C'] },
    { bannerImage: picture, OtherImages: [picture, picture, picture] },
  )
  const [a, b, c] = first.responseData?.otherPictures.map(({ pictureId }) => pictureId) ?? []
  const answer = await save(
    {
      bannerImageAlt: 'New',
      DeletedFiles: [b],
      UpdatedImagesAlt: [{ pictureId: a, alt: 'A, at night' }],
      order: [c, a],
      OtherImagesAlt: ['D'],
    },
    { OtherImages: [picture] },
  )
  expect(answer.responseData?.banner?.alt).toBe('New')
  expect(answer.responseData?.otherPictures.map(({ alt }) => alt)).toEqual(['C', 'A, at night', 'D'])
  const without = await save({ isBannerDeleted: true })
  expect(without.responseData?.banner).toBeNull()
  expect(without.responseData?.otherPictures).toHaveLength(3)
})

test('replaces a picture in its position', async () => {
  const first = await save({ OtherImagesAlt: ['A', 'B', 'C'] }, { OtherImages: [picture, picture, picture] })
  const ids = first.responseData?.otherPictures.map(({ pictureId }) => pictureId) ?? []
  const answer = await save(
    { ReplacedFiles: [ids[1]], OtherImagesAlt: ['B anew', 'D'] },
    { OtherImages: [picture, picture] },
  )
  expect(answer.responseData?.otherPictures.map(({ alt }) => alt)).toEqual(['A', 'B anew', 'C', 'D'])
  const withoutPicture = await save({ ReplacedFiles: [ids[1]] })
  expect(Object.keys(withoutPicture.error?.fields ?? {})).toEqual(['ReplacedFiles'])
})

test('changes nothing when a request is retried', async () => {
  const send = () => save({ OtherImagesAlt: ['The ramp'] }, { OtherImages: [picture] }, 'ramp-upload-0001')
  const answers = await Promise.all([send(), send()])
  for (const { responseData } of answers)
    expect(responseData?.otherPictures.map(({ alt }) => alt)).toEqual(['The ramp'])
  const [kept] = answers[0].responseData?.otherPictures ?? []
  const remove = () => save({ DeletedFiles: [kept?.pictureId] }, {}, 'ramp-delete-0001')
  await remove()
  expect((await remove()).responseData?.otherPictures).toEqual([])
})

describe('refusals that store nothing', () => {
  const pictures = () =>
    world.db
      .selectFrom('provider.service_area_picture')
      .select('id')
      .where('service_area_id', '=', team.serviceAreaId)
      .execute()

  test('refuses a picture without a description', async () => {
    const banner = await save({}, { bannerImage: picture })
    expect(banner.error?.fields).toEqual({
      bannerImageAlt: 'Describe the picture in a few words, for people who cannot see it.',
    })
    const other = await save({ OtherImagesAlt: ['One'] }, { OtherImages: [picture, picture] })
    expect(Object.keys(other.error?.fields ?? {})).toEqual(['OtherImagesAlt.1'])
    expect(await pictures()).toEqual([])
  })

  test('refuses an executable named .png, and a truncated picture', async () => {
    const program = { name: 'ramp.png', contentType: 'image/png', content: Buffer.from('MZ\u0090\u0000\u0003program') }
    const answer = await save({ bannerImageAlt: 'The ramp' }, { bannerImage: program })
    expect(answer.httpStatusCode).toBe(422)
    expect(answer.error?.fields).toEqual({ bannerImage: 'Use a JPEG, PNG or WebP picture.' })
    const half = { ...picture, content: picture.content.subarray(0, 400) }
    expect((await save({ bannerImageAlt: 'The ramp' }, { bannerImage: half })).httpStatusCode).toBe(422)
    expect(await pictures()).toEqual([])
  })

  test('refuses a picture of another location, and too many', async () => {
    const other = await makeTeam(world)
    const { id } = await world.db
      .insertInto('provider.service_area_picture')
      .values({
        service_area_id: other.serviceAreaId,
        kind: 'other',
        file_key: `${'a'.repeat(64)}.webp`,
        alt: 'Theirs',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await save({ DeletedFiles: [id] })).httpStatusCode).toBe(404)
    expect((await save({ order: [id] })).httpStatusCode).toBe(404)
    const instead = await save({ ReplacedFiles: [id], OtherImagesAlt: ['Ours'] }, { OtherImages: [picture] })
    expect(instead.httpStatusCode).toBe(404)
    await world.db
      .insertInto('provider.service_area_picture')
      .values(
        Array.from({ length: 12 }, (_, position) => ({
          service_area_id: team.serviceAreaId,
          kind: 'other' as const,
          file_key: `${'a'.repeat(64)}.webp`,
          alt: 'Mine',
          position,
        })),
      )
      .execute()
    const answer = await save({ OtherImagesAlt: ['One more'] }, { OtherImages: [picture] })
    expect(answer.error?.message).toBe('A location can have at most 12 pictures besides its banner.')
  })
})
