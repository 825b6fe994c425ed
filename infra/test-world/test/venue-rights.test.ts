import { booking } from '@waymark/contracts/booking'
import { map } from '@waymark/contracts/map'
import { serviceArea } from '@waymark/contracts/service-area'
import { shortlist } from '@waymark/contracts/shortlist'
import { staffRole } from '@waymark/domain/enums'
import { type AccountId, idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import {
  isPublicVenue,
  isRestrictedElsewhere,
  maySeeVenue,
  mayShortlistVenue,
  venueBookingRefusal,
} from '@waymark/domain/rights/venue-rights'
import {
  isNotRestrictedElsewhereSql,
  isPublicVenueSql,
  isShortlistedSql,
  mayBookVenueSql,
  maySeeVenueSql,
  mayShortlistVenueSql,
  venueColumns,
} from '@waymark/service-kit/venue-rights-sql'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

interface MadeVenue {
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
  readonly isPrivate: boolean
  readonly isActive: boolean
}

const people = [
  'nobody',
  'stranger',
  'client',
  'bound',
  'bound client',
  'bound elsewhere',
  'staff',
  'colleague',
  'admin',
  'admin with a shortlist',
  'admin elsewhere',
  'global admin',
] as const
type Who = (typeof people)[number]

const world = await testWorld({ services: ['map', 'provider', 'booking'] })
let venues: MadeVenue[]
let visitors: Map<Who, Awaited<ReturnType<typeof makePerson>> | null>
let restrictions: Map<Who, AccountId | null>
let areaOfStaff: ServiceAreaId

const serviceId = 1
const place = { latitude: -41.2817, longitude: 174.7762 }

beforeAll(async () => {
  const accountId = await makeAccount(world)
  const otherAccountId = await makeAccount(world)
  venues = []
  for (const owner of [accountId, otherAccountId])
    for (const isPrivate of [false, true])
      for (const isActive of [true, false]) {
        const area = await makeArea(world, { accountId: owner, isPrivate, isActive })
        await makeOfferedService(world, { area, serviceId })
        venues.push({ ...area, isPrivate, isActive })
      }
  const own = venues.filter((venue) => venue.accountId === accountId)
  areaOfStaff = own.find(({ isPrivate, isActive }) => isPrivate && isActive)?.serviceAreaId ?? idFrom(0)
  const elsewhere = (await makeArea(world, { accountId })).serviceAreaId
  const role = staffRole.StaffManager
  restrictions = new Map([
    ['bound', accountId],
    ['bound client', accountId],
    ['bound elsewhere', otherAccountId],
  ])
  const restrictedTo = (who: Who) => ({ restrictedToAccountId: restrictions.get(who) ?? accountId })
  visitors = new Map<Who, Awaited<ReturnType<typeof makePerson>> | null>([
    ['nobody', null],
    ['stranger', await makePerson(world)],
    ['client', await makePerson(world)],
    ['bound', await makePerson(world, restrictedTo('bound'))],
    ['bound client', await makePerson(world, restrictedTo('bound client'))],
    ['bound elsewhere', await makePerson(world, restrictedTo('bound elsewhere'))],
    ['staff', await makePerson(world, { accountId, roles: { [areaOfStaff]: role } })],
    ['colleague', await makePerson(world, { accountId, roles: { [elsewhere]: role } })],
    ['admin', await makePerson(world, { accountId, isAccountAdmin: true })],
    ['admin with a shortlist', await makePerson(world, { accountId, isAccountAdmin: true })],
    ['admin elsewhere', await makePerson(world, { accountId: otherAccountId, isAccountAdmin: true })],
    ['global admin', await makePerson(world, { isGlobalAdmin: true })],
  ])
  for (const who of ['client', 'bound client', 'bound elsewhere', 'admin with a shortlist'] as const)
    for (const venue of venues)
      await world.db
        .insertInto('booking.shortlist')
        .values({
          user_profile_id: visitors.get(who)?.userProfileId ?? idFrom(0),
          service_area_id: venue.serviceAreaId,
        })
        .execute()
  await world.settle()
})
/** The person as `domain/rights/venue-rights` sees them at a venue. */
function visitorAt(who: Who, venue: MadeVenue) {
  const person = visitors.get(who)
  if (!person) return null
  return {
    accountId: person.accountId,
    isAccountAdmin: who.startsWith('admin'),
    isGlobalAdmin: who === 'global admin',
    isStaff: who === 'staff' && venue.serviceAreaId === areaOfStaff,
    restrictedToAccountId: restrictions.get(who) ?? null,
    isShortlisted: ['client', 'bound client', 'bound elsewhere', 'admin with a shortlist'].includes(who),
  }
}

/** The person as the SQL counterpart sees them. */
function visitorInSql(who: Who) {
  const person = visitors.get(who)
  if (!person) return null
  return {
    userProfileId: person.userProfileId,
    accountId: person.accountId,
    isAccountAdmin: who.startsWith('admin'),
    isGlobalAdmin: who === 'global admin',
    restrictedToAccountId: restrictions.get(who) ?? null,
    staffOfAreaIds: who === 'staff' ? [areaOfStaff] : [],
  }
}

const ids = (found: readonly MadeVenue[]): number[] => found.map(({ serviceAreaId }) => serviceAreaId)
const venue = venueColumns('a')

async function venuesWhere(condition: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from provider_api.service_area a where a.id = any(${ids(venues)}::bigint[]) and ${condition} order by 1`.execute(
    world.db,
  )
  return rows.map(({ id }) => id)
}

const optionsOf = (who: Who) => {
  const as = visitors.get(who)
  return as ? { as } : {}
}

describe.each(people)('%s', (who) => {
  const seen = () => ids(venues.filter((one) => maySeeVenue(visitorAt(who, one), one)))

  it('sees in a list what the domain says', async () => {
    expect(await venuesWhere(maySeeVenueSql(visitorInSql(who), venue))).toEqual(seen())
  })

  it('sees the pages of exactly those', async () => {
    const opened: number[] = []
    for (const { serviceAreaId: saId } of venues)
      if ((await world.call(serviceArea.getVenueMapData, { saId }, optionsOf(who))).httpStatusCode === 200)
        opened.push(saId)
    expect(opened).toEqual(seen())
  })

  it('sees exactly those on the map', async () => {
    const bounds = { west: 174.6, south: -41.4, east: 174.9, north: -41.2 }
    const view = { bounds, zoom: 12, near: place, filters: {}, pageSize: 50 }
    const { responseData } = await world.call(map.getVenuesInView, view, optionsOf(who))
    const shown = responseData?.places.map(({ serviceAreaId }) => serviceAreaId) ?? []
    expect(shown.filter((id) => ids(venues).includes(id)).sort((a, b) => a - b)).toEqual(seen())
    expect(
      responseData?.places
        .filter((one) => one.isPrivate)
        .map(({ serviceAreaId }) => serviceAreaId)
        .sort(),
    ).toEqual(ids(venues.filter((one) => one.isPrivate && seen().includes(one.serviceAreaId))))
  })
})

describe.each(people.filter((who) => who !== 'nobody'))('%s', (who) => {
  const clientAt = (one: MadeVenue) => visitorAt(who, one) ?? { restrictedToAccountId: null, isShortlisted: false }
  const bookable = () => ids(venues.filter((one) => venueBookingRefusal(clientAt(one), one) === null))
  const restriction = () => ({ restrictedToAccountId: restrictions.get(who) ?? null })
  const userProfileId = () => visitors.get(who)?.userProfileId ?? idFrom(0)
  const restrictionInSql = () => ({
    restrictedToAccountId: sql<AccountId | null>`(select p.restricted_to_account_id from identity_api.person p
      where p.id = ${userProfileId()})`,
  })

  it('can book in a list what the domain says, whether the restriction is read before or in the query', async () => {
    const isShortlisted = isShortlistedSql(userProfileId(), venue)
    for (const client of [restriction(), restrictionInSql()]) {
      expect(await venuesWhere(mayBookVenueSql({ ...client, isShortlisted }, venue))).toEqual(bookable())
      const shortlistable = ids(venues.filter((one) => mayShortlistVenue(restriction(), one)))
      expect(await venuesWhere(mayShortlistVenueSql(client, venue))).toEqual(shortlistable)
      const unrestricted = ids(venues.filter((one) => !isRestrictedElsewhere(restriction(), one.accountId)))
      expect(await venuesWhere(isNotRestrictedElsewhereSql(client, venue))).toEqual(unrestricted)
    }
  })

  it('is offered exactly those, nearby and individually', async () => {
    const near = { ServiceId: serviceId, LatitudeForService: place.latitude, LongitudeForService: place.longitude }
    const { responseData } = await world.call(
      booking.getAvailableServiceAreasForNewBooking,
      { ...near, pageSize: 50 },
      optionsOf(who),
    )
    const offered = responseData?.items.map(({ serviceAreaId }) => serviceAreaId).sort((a, b) => a - b)
    expect(offered).toEqual(bookable())
    const opened: number[] = []
    for (const { serviceAreaId } of venues) {
      const answer = await world.call(booking.getDataForNewBooking, { serviceAreaId }, optionsOf(who))
      if (answer.responseData?.offers.length) opened.push(serviceAreaId)
    }
    expect(opened).toEqual(bookable())
    const data = await world.call(booking.getDataForNewBooking, {}, optionsOf(who))
    expect(data.responseData?.services.find((one) => one.serviceId === serviceId)?.areaCount).toBe(bookable().length)
  })

  it('can shortlist exactly those that the domain says, besides those already on it', async () => {
    const added: number[] = []
    for (const { serviceAreaId } of venues)
      if ((await world.call(shortlist.addShortlist, { serviceAreaId }, optionsOf(who))).httpStatusCode === 200)
        added.push(serviceAreaId)
    const expected = venues.filter((one) => clientAt(one).isShortlisted || mayShortlistVenue(restriction(), one))
    expect(added).toEqual(ids(expected))
  })
})

it('is public in a list when the domain says so', async () => {
  expect(await venuesWhere(isPublicVenueSql(venue))).toEqual(ids(venues.filter(isPublicVenue)))
})
