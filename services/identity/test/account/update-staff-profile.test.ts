import { account } from '@waymark/contracts/account'
import { serviceArea } from '@waymark/contracts/service-area'
import { maxSpokenLanguages } from '@waymark/domain/language/spoken-languages'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'provider'] })

async function team() {
  const accountId = await makeAccount(world)
  const [staff, admin, colleague] = [
    await makePerson(world, { accountId }),
    await makePerson(world, { accountId, isAccountAdmin: true }),
    await makePerson(world, { accountId }),
  ]
  return {
    staff,
    admin,
    colleague,
    otherAdmin: await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true }),
  }
}

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const photo = { name: 'me.png', contentType: 'image/png', content: Buffer.from(dot, 'base64') }

/** What stands at an address that came with an answer. */
const read = (address: string | null | undefined) =>
  world.fetch(serviceArea.getPrivateFile, { token: new URL(address ?? '', 'http://a').searchParams.get('token') ?? '' })

test('a photo is made square, read by an address that says nothing, and gone once it is taken away or its person is', async () => {
  const { staff, admin } = await team()
  const { userProfileId } = staff
  const saved = await world.call(
    account.updateStaffProfile,
    { userProfileId, languages: ['nzs', 'en', 'nzs'] },
    { as: staff, files: { photo } },
  )
  expect(saved.responseData?.languages).toEqual(['nzs', 'en'])
  const address = saved.responseData?.photo
  const { headers, rawPayload } = await read(address)
  expect(headers['content-type']).toBe('image/webp')
  // The bytes after the mark of a lossy WebP: its width and height, 14 bits each.
  const start = rawPayload.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3
  expect([rawPayload.readUInt16LE(start) & 0x3fff, rawPayload.readUInt16LE(start + 2) & 0x3fff]).toEqual([240, 240])

  const kept = await world.call(account.updateStaffProfile, { userProfileId, languages: [] }, { as: admin })
  expect(kept.responseData).toEqual({ userProfileId, photo: address, languages: [] })

  const active = (isActive: boolean) =>
    world.db.updateTable('identity.user_profile').set({ is_active: isActive }).where('id', '=', userProfileId).execute()
  await active(false)
  expect((await read(address)).statusCode).toBe(404)
  await active(true)
  const gone = await world.call(
    account.updateStaffProfile,
    { userProfileId, languages: [], isPhotoDeleted: true },
    { as: staff },
  )
  expect(gone.responseData?.photo).toBeNull()
  expect((await read(address)).statusCode).toBe(404)
})

test('nobody but oneself and the admins of one’s organisation reads or changes it', async () => {
  const { staff, admin, colleague, otherAdmin } = await team()
  const { userProfileId } = staff
  for (const as of [colleague, otherAdmin]) {
    const saved = await world.call(account.updateStaffProfile, { userProfileId, languages: ['en'] }, { as })
    expect(saved.httpStatusCode).toBe(404)
    expect((await world.call(account.getStaffProfile, { userProfileId }, { as })).httpStatusCode).toBe(404)
  }
  expect((await world.call(account.getStaffProfile, { userProfileId }, { as: admin })).responseData).toEqual({
    userProfileId,
    photo: null,
    languages: [],
  })
})

test('refuses a language that is not on the list, and more than one person speaks', async () => {
  const { staff } = await team()
  const { userProfileId } = staff
  const answerTo = async (languages: string[]) => {
    // @ts-expect-error: codes that the contract does not know.
    const { httpStatusCode } = await world.call(account.updateStaffProfile, { userProfileId, languages }, { as: staff })
    return httpStatusCode
  }
  expect(await answerTo(['tlh'])).toBe(422)
  expect(await answerTo(Array.from({ length: maxSpokenLanguages + 1 }, () => 'en'))).toBe(422)
})
