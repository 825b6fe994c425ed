import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })

type Offered = Awaited<ReturnType<typeof makeOfferedService>>

const staffIdsOf = ({ staff }: Offered) => staff.map(({ userProfileId }) => userProfileId)
const keep = (as: MadePerson, { serviceAreaId }: Offered, staffUserProfileId: number) =>
  world.call(addressBook.keepFavouriteStaff, { serviceAreaId, staffUserProfileId }, { as })
const keptBy = async (as: MadePerson) =>
  (await world.call(addressBook.getAddressBook, {}, { as })).responseData?.favourites
const startOf = async (as: MadePerson, { serviceAreaServiceId }: Offered, more = {}) =>
  (await world.call(booking.getDataForNewBooking, { serviceAreaServiceId, ...more }, { as })).responseData
const show = (userProfileId: number, changes: object) =>
  world.db.updateTable('identity.user_profile').set(changes).where('id', '=', userProfileId).execute()

test('asks for one person of a location first, as clients see them, until they are taken out', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const [hine = 0, tama = 0] = staffIdsOf(offered)
  await show(hine, { avatar_key: `private/${'a'.repeat(64)}.webp`, spoken_languages: ['en', 'nzs'] })
  const client = await makePerson(world)
  await keep(client, offered, tama)
  await keep(client, offered, hine)
  const shown = {
    userProfileId: hine,
    languages: ['en', 'nzs'],
    photo: expect.stringContaining('get-private-file?token='),
  }
  expect(await keptBy(client)).toEqual([
    expect.objectContaining({ serviceAreaId: offered.serviceAreaId, staff: expect.objectContaining(shown) }),
  ])
  const start = await startOf(client, offered)
  expect(start?.favouriteStaff).toMatchObject(shown)
  expect(start?.offer?.staff.find(({ userProfileId }) => userProfileId === hine)).toMatchObject(shown)
  expect(start?.offer?.staff.find(({ userProfileId }) => userProfileId === tama)).not.toHaveProperty('photo')

  const { serviceAreaId } = offered
  await world.call(addressBook.removeFavouriteStaff, { serviceAreaId }, { as: client })
  expect((await startOf(client, offered))?.favouriteStaff).toBeNull()
  expect((await world.call(addressBook.removeFavouriteStaff, { serviceAreaId }, { as: client })).httpStatusCode).toBe(
    404,
  )
})

test('whoever is deactivated is asked for no more, and shown without photo and languages', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const [hine = 0] = staffIdsOf(offered)
  const client = await makePerson(world)
  await keep(client, offered, hine)
  await show(hine, { is_active: false })
  expect(await keptBy(client)).toEqual([])
  expect((await startOf(client, offered))?.favouriteStaff).toBeNull()
})

test('nobody is kept who does no visits there, or at a place that is not open to the client', async () => {
  const [offered, other] = [await makeOfferedService(world), await makeOfferedService(world)]
  const hidden = await makeOfferedService(world, { area: await makeArea(world, { isPrivate: true }) })
  const client = await makePerson(world)
  for (const [at, staffId = 0] of [
    [offered, staffIdsOf(other)[0]],
    [hidden, staffIdsOf(hidden)[0]],
    [offered, client.userProfileId],
  ] as const)
    expect((await keep(client, at, staffId)).error?.name).toBe('NotOnTeam')
})

test('nobody else learns of it, and it goes with the account of either', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const [hine = 0, tama = 0] = staffIdsOf(offered)
  const [client, another] = [await makePerson(world), await makePerson(world)]
  await keep(client, offered, hine)
  await keep(another, offered, tama)
  expect((await startOf(another, offered))?.favouriteStaff?.userProfileId).toBe(tama)
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: hine })
  expect(await keptBy(client)).toEqual([])
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: another.userProfileId })
  expect(await keptBy(another)).toEqual([])
})
