import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const key = (letter: string, extension = 'webp') => `${letter.repeat(64)}.${extension}`
const world = await testWorld({ services: ['provider'] })
const see = (saId: number, as?: Awaited<ReturnType<typeof makePerson>>) =>
  world.call(serviceArea.getVenueMapData, { saId }, as ? { as } : {})
const shortlist = (userProfileId: number, serviceAreaId: number) =>
  world.db
    .insertInto('booking.shortlist')
    .values({ user_profile_id: userProfileId, service_area_id: serviceAreaId })
    .execute()

test('answers a venue that meets the last of all access options', async () => {
  const { serviceAreaId } = await makeArea(world)
  const last = Math.max(...accessOptions.map(({ id }) => id))
  await world.db
    .insertInto('provider.venue_fact')
    .values({ service_area_id: serviceAreaId, accessibility_option_id: last, is_met: true })
    .execute()
  expect((await see(serviceAreaId)).responseData?.accessibilityFacts).toMatchObject([{ accessibilityOptionId: last }])
})

test.each([
  ['12 Jackson Street', 'Petone', 'Wellington', '12 Jackson Street, Petone, Wellington'],
  ['12 Jackson Street, petone', 'Petone', 'Wellington', '12 Jackson Street, petone, Wellington'],
  ['5 Quay Street', 'Auckland', 'Auckland', '5 Quay Street, Auckland'],
  ['101 Lambton Quay, Wellington 6011', 'Wellington Central', 'Wellington', '101 Lambton Quay, Wellington 6011'],
])('says in which town %s in %s, %s is', async (address, suburb, region, whole) => {
  const { serviceAreaId } = await makeArea(world)
  await world.db
    .updateTable('provider.service_area')
    .set({ address, suburb, region })
    .where('id', '=', serviceAreaId)
    .execute()
  expect((await see(serviceAreaId)).responseData?.address).toBe(whole)
})

test('answers a venue with facts, pictures, hours, services and badges to anyone', async () => {
  const { serviceAreaId, accountId } = await makeArea(world, { name: 'Harbour Care' })
  await world.db
    .updateTable('provider.service_area')
    .set({
      opening_hours: JSON.stringify([{ dayOfWeek: 1, opens: '09:00', closes: '17:00' }]),
      cost_tier: 4,
      venue_type_id: 9,
    })
    .where('id', '=', serviceAreaId)
    .execute()
  await world.db
    .insertInto('provider.venue_fact')
    .values([
      {
        service_area_id: serviceAreaId,
        accessibility_option_id: 11,
        is_met: true,
        measure: 82,
        note: 'Opens outwards',
        source: 'Measured by us',
        checked_on: '2025-09-20',
        photo_key: key('a'),
      },
      {
        service_area_id: serviceAreaId,
        accessibility_option_id: 8,
        is_met: false,
        measure: null,
        note: null,
        source: null,
        checked_on: null,
        photo_key: null,
      },
    ])
    .execute()
  await world.db
    .insertInto('provider.service_area_picture')
    .values([
      { service_area_id: serviceAreaId, kind: 'other', file_key: key('b'), alt: 'The ramp' },
      { service_area_id: serviceAreaId, kind: 'banner', file_key: key('c'), alt: 'The entrance' },
    ])
    .execute()
  const serviceId = await makeAreaService(world, serviceAreaId, { sizeOptionIds: [11, 12], priceCents: 5250 })
  await makeAreaService(world, serviceAreaId, { serviceId: 2, isEnabled: false })
  const partner = await world.db
    .insertInto('admin.badge_partner')
    .values({ name: 'Access Aotearoa', website: null, logo_key: key('d') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('admin.badge_partner_venue')
    .values({ badge_partner_id: partner.id, service_area_id: serviceAreaId })
    .execute()

  const answer = await see(serviceAreaId)
  expect(answer.responseData).toMatchObject({
    serviceAreaId,
    accountId,
    name: 'Harbour Care',
    venueTypeName: 'Health centre',
    costTier: 4,
    timeZone: 'Pacific/Auckland',
    openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '17:00' }],
    banner: { url: `/files/${key('c')}`, smallUrl: `/files/${key('c')}`, alt: 'The entrance' },
    otherPictures: [{ url: `/files/${key('b')}`, smallUrl: `/files/${key('b')}`, alt: 'The ramp' }],
    services: [
      {
        serviceAreaServiceId: serviceId,
        serviceName: 'Morning care',
        familyName: 'Personal care',
        feeListDisplay: ['Short visit: $52.50', 'Usual visit: $52.50'],
      },
    ],
    rating: { average: null, count: 0 },
    badgeLogos: [{ url: `/files/${key('d')}`, alt: 'Access Aotearoa' }],
  })
  expect(answer.responseData?.accessibilityFacts).toEqual([
    {
      accessibilityOptionId: 8,
      value: 'no',
      measure: null,
      note: null,
      source: null,
      checkedOn: null,
      photo: null,
      photoAlt: null,
    },
    {
      accessibilityOptionId: 11,
      value: 'yes',
      measure: 82,
      note: 'Opens outwards',
      source: 'Measured by us',
      checkedOn: '2025-09-20',
      photo: `/files/${key('a')}`,
      photoAlt: null,
    },
  ])
})

describe('visibility of a private venue', () => {
  test('is limited to its staff, its clients and global administrators', async () => {
    const team = await makeTeam(world, { area: { isPrivate: true } })
    const client = await makePerson(world)
    await shortlist(client.userProfileId, team.serviceAreaId)
    for (const person of [team.admin, team.staff, client, await makePerson(world, { isGlobalAdmin: true })])
      expect((await see(team.serviceAreaId, person)).httpStatusCode).toBe(200)
    for (const person of [undefined, team.otherAdmin, await makePerson(world)])
      expect((await see(team.serviceAreaId, person)).httpStatusCode).toBe(404)
    const colleague = await makePerson(world, { accountId: team.accountId })
    expect((await see(team.serviceAreaId, colleague)).httpStatusCode).toBe(404)
  })
})

test('shows restricted people only their provider, even with another on their shortlist', async () => {
  const mine = await makeArea(world)
  const other = await makeArea(world)
  const person = await makePerson(world, { restrictedToAccountId: mine.accountId })
  await shortlist(person.userProfileId, other.serviceAreaId)
  expect((await see(mine.serviceAreaId, person)).httpStatusCode).toBe(200)
  expect((await see(other.serviceAreaId, person)).httpStatusCode).toBe(404)
})

test('answers 404 for a closed venue, an unknown id and malformed ids', async () => {
  const accountId = await makeAccount(world)
  const closed = await makeArea(world, { accountId, isActive: false })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  expect((await see(closed.serviceAreaId, admin)).httpStatusCode).toBe(404)
  expect((await see(987_654)).httpStatusCode).toBe(404)
  expect((await world.fetch(serviceArea.getVenueMapData, { saId: 'x' })).statusCode).toBe(422)
})
