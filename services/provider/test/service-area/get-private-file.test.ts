import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { jobs } from '@waymark/contracts/jobs'
import { serviceArea } from '@waymark/contracts/service-area'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider', 'identity', 'admin', 'chat', 'map'] })
const halfHourMs = 30 * 60_000
let made = 0
let team: Team
let picture: { name: string; contentType: string; content: Uint8Array }

beforeEach(async () => {
  // Another picture each time: equal files are one file.
  made += 1
  const content = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: made * 9, g: 40, b: 90 } },
  })
    .png()
    .toBuffer()
  picture = { name: 'hall.png', contentType: 'image/png', content }
  team = await makeTeam(world, { area: { isPrivate: true } })
})

const upload = (wishes: object, files: object = {}) =>
  world.call(
    serviceArea.uploadServiceAreaImages,
    { serviceAreaId: team.serviceAreaId, ...wishes },
    { as: team.serviceManager, files: { ...files } },
  )
const uploadBanner = async () => {
  const { responseData } = await upload({ bannerImageAlt: 'The hall' }, { bannerImage: picture })
  return responseData?.banner?.url ?? ''
}
const tokenOf = (url: string) => new URL(url, 'http://waymark').searchParams.get('token') ?? ''
const read = (url: string) => world.fetch(serviceArea.getPrivateFile, { token: tokenOf(url) })
const bannerKey = async () =>
  (
    await world.db
      .selectFrom('provider.service_area_picture')
      .select('file_key')
      .where('service_area_id', '=', team.serviceAreaId)
      .executeTakeFirst()
  )?.file_key ?? ''

test('shows a picture of a private place by an address that says nothing and is the same for a while', async () => {
  const url = await uploadBanner()
  const key = await bannerKey()
  expect(key).toMatch(/^private\//)
  expect(Buffer.from(tokenOf(url), 'base64url').toString('latin1')).not.toContain(key.slice(8, 24))
  const answer = await read(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  const again = await world.call(serviceArea.getVenueMapData, { saId: team.serviceAreaId }, { as: team.staff })
  expect(again.responseData?.banner?.url).toBe(url)
})

test('answers 404 to what is forged, over, or deleted since', async () => {
  const url = await uploadBanner()
  const token = tokenOf(url)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const other of [forged, 'x', 'a'.repeat(200)])
    expect((await world.fetch(serviceArea.getPrivateFile, { token: other })).statusCode).toBe(404)
  await upload({ isBannerDeleted: true })
  expect((await read(url)).statusCode).toBe(404)
  const fresh = await uploadBanner()
  expect((await read(fresh)).statusCode).toBe(200)
  world.clock.advance(2 * halfHourMs)
  expect((await read(fresh)).statusCode).toBe(404)
})

test('the name of a private file that somebody types stays a text, and opens nothing', async () => {
  await uploadBanner()
  const typed = `/files/${await bannerKey()}`
  const other = await makeTeam(world, {})
  const { responseData } = await world.call(
    serviceArea.uploadServiceAreaImages,
    { serviceAreaId: other.serviceAreaId, bannerImageAlt: typed },
    { as: other.serviceManager, files: { bannerImage: picture } },
  )
  expect(responseData?.banner?.alt).toBe(typed)
})

describe('files of a place', () => {
  const setPrivate = (isPrivate: boolean) =>
    world.db
      .updateTable('provider.service_area')
      .set({ is_private: isPrivate })
      .where('id', '=', team.serviceAreaId)
      .execute()

  test('move out of what everybody may read when it becomes private, and back', async () => {
    await setPrivate(false)
    const publicUrl = await uploadBanner()
    const publicKey = publicUrl.replace('/files/', '')
    expect(await world.parts.files.get(publicKey)).toBeDefined()
    await setPrivate(true)
    await world.settle()
    expect(await bannerKey()).toBe(`private/${publicKey}`)
    expect(await world.parts.files.get(`private/${publicKey}`)).toBeDefined()
    await setPrivate(false)
    await world.settle()
    expect(await bannerKey()).toBe(publicKey)
  })

  test('of an installation that knew no private ones are moved', async () => {
    const key = await world.parts.files.put(Buffer.from('old'), 'webp')
    await world.db
      .insertInto('provider.service_area_picture')
      .values({ service_area_id: team.serviceAreaId, kind: 'banner', file_key: key, small_key: key, alt: 'Old' })
      .execute()
    await world.runJob(jobs.provider.placeFiles, {})
    expect(await bannerKey()).toBe(`private/${key}`)
  })

  test('are deleted when nobody refers to them any more, and not while somebody does', async () => {
    const { files } = world.parts
    const old = new Date(Date.now() - 2 * 86_400_000)
    const own = await uploadBanner().then(bannerKey)
    const lost = await files.put(Buffer.from('nobody has this'), 'webp')
    const badge = await files.put(Buffer.from('a badge'), 'webp')
    await world.db.insertInto('admin.badge_partner').values({ name: 'Badge', logo_key: badge }).execute()
    const drawn = await files.put(Buffer.from('a drawn map'), 'webp')
    const { accessMapId } = await makeAccessMap(world)
    const edition = () => world.db.updateTable('map.access_map_edition').where('access_map_id', '=', accessMapId)
    await edition().set({ location_image_key: drawn }).execute()
    await age([own, lost, badge, drawn], old)
    await world.runJob(jobs.provider.sweepStoredFiles, {})
    expect(await files.get(lost)).toBeUndefined()
    expect(await files.get(own)).toBeDefined()
    expect(await files.get(badge)).toBeDefined()
    expect(await files.get(drawn)).toBeDefined()
    await upload({ isBannerDeleted: true })
    await edition().set({ location_image_key: null }).execute()
    await world.db.updateTable('admin.badge_partner').set({ logo_key: null }).execute()
    await world.settle()
    expect(await files.get(own)).toBeUndefined()
    expect(await files.get(badge)).toBeUndefined()
    expect(await files.get(drawn)).toBeUndefined()
  })

  test('that are very new are looked at again later, so that an upload under way keeps its file', async () => {
    const { files } = world.parts
    const lost = await files.put(Buffer.from('just now'), 'webp')
    await world.runJob(jobs.provider.sweepFiles, { keys: [lost] })
    expect(await files.get(lost)).toBeDefined()
    await age([lost], new Date(Date.now() - 3_600_000))
    await world.travel(3_600_000)
    expect(await files.get(lost)).toBeUndefined()
  })
})

/** Makes stored files look older, as time would. */
async function age(keys: readonly string[], at: Date) {
  for (const key of keys) {
    const [name = '', area = ''] = key.split('/').reverse()
    await utimes(join(world.parts.config.filesFolder, area, name.slice(0, 2), name), at, at)
  }
}
