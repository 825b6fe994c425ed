import { jobs } from '@waymark/contracts/jobs'
import { serviceWatch } from '@waymark/contracts/service-watch'
import { maxServiceWatches, serviceWatchDays } from '@waymark/domain/booking/service-watch'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking', 'provider', 'notify'] })
const newtown = { placeLabel: 'Newtown, Wellington', LatitudeForService: -41.311, LongitudeForService: 174.779 }
const auckland = { placeLabel: 'Grey Lynn, Auckland', LatitudeForService: -36.86, LongitudeForService: 174.74 }
const laundry = 10

const watch = (as: MadePerson, place: typeof newtown, ServiceId = laundry) =>
  world.call(serviceWatch.watchService, { ServiceId, ...place }, { as })
const watchesOf = async (as: MadePerson) =>
  (await world.call(serviceWatch.getServiceWatches, {}, { as })).responseData?.map(({ placeLabel }) => placeLabel)
const newsOf = ({ userProfileId }: MadePerson) =>
  world.db
    .selectFrom('notify.notification')
    .select(['title', 'href'])
    .where('user_profile_id', '=', userProfileId)
    .execute()

test('whoever waits is told once, when the write that makes it bookable within reach commits', async () => {
  const [near, far, away] = [await makePerson(world), await makePerson(world), await makePerson(world)]
  await watch(near, newtown)
  await watch(near, newtown)
  await watch(far, auckland)
  await watch(away, newtown)
  expect(await watchesOf(near)).toEqual(['Newtown, Wellington'])
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', away.userProfileId)
    .execute()
  const { serviceAreaId } = await makeOfferedService(world, { serviceId: laundry })
  await world.settle()
  expect(await watchesOf(near)).toEqual([])
  expect(await watchesOf(far)).toEqual(['Grey Lynn, Auckland'])
  expect(await newsOf(near)).toEqual([
    {
      title: 'A service that you wait for is offered near Newtown, Wellington',
      href: `/booking/book-service?service=${laundry}&near=Newtown%2C+Wellington&lat=-41.31&lng=174.78`,
    },
  ])
  expect(await newsOf(far)).toEqual([])
  expect(await newsOf(away)).toEqual([])
  await world.runJob(jobs.booking.matchServiceWatches, { serviceAreaId })
  await world.settle()
  expect(await newsOf(near)).toHaveLength(1)
  expect((await watch(near, newtown)).error?.name).toBe('AlreadyOffered')
})

test('a private location tells those alone who have it on their shortlist', async () => {
  const [invited, other] = [await makePerson(world), await makePerson(world)]
  const service = 11
  await watch(invited, newtown, service)
  await watch(other, newtown, service)
  const area = await makeArea(world, { isPrivate: true })
  await world.db
    .insertInto('booking.shortlist')
    .values({ user_profile_id: invited.userProfileId, service_area_id: area.serviceAreaId })
    .execute()
  await makeOfferedService(world, { area, serviceId: service })
  await world.settle()
  expect(await watchesOf(invited)).toEqual([])
  expect(await watchesOf(other)).toEqual(['Newtown, Wellington'])
})

test('what is waited for is one’s own, bounded, removed, and forgotten after a year or with the account', async () => {
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const service = 12
  const { responseData } = await watch(person, newtown, service)
  const serviceWatchId = responseData?.serviceWatchId ?? 0
  const remove = (as: MadePerson) => world.call(serviceWatch.removeServiceWatch, { serviceWatchId }, { as })
  expect((await remove(other)).httpStatusCode).toBe(404)
  expect((await remove(person)).responseData).toEqual({ done: true })
  for (let count = 0; count < maxServiceWatches; count += 1)
    await watch(person, { ...newtown, LatitudeForService: -44 - count / 10 }, service)
  expect((await watch(person, auckland, service)).error?.name).toBe('TooManyWatches')
  expect((await watch(person, newtown, 9999)).httpStatusCode).toBe(422)

  await watch(other, newtown, service)
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: other.userProfileId })
  expect(await watchesOf(other)).toEqual([])
  world.clock.advance((serviceWatchDays + 1) * 86_400_000)
  await world.runJob(jobs.booking.forgetOld, {})
  const left = await world.db.selectFrom('booking.service_watch').select('id').execute()
  expect(left).toEqual([])
})
