import { isTaxNumber } from '@waymark/domain/account/tax-number'
import { cancellationRefusal } from '@waymark/domain/booking/change-window'
import { costTierOf } from '@waymark/domain/catalogue/cost-tiers'
import { activityStatuses, bookingStatus, businessSubtype, country } from '@waymark/domain/enums'
import { regionsOfCountry } from '@waymark/domain/place/countries'
import { isOpenThrough, openingHoursOf } from '@waymark/domain/schedule/opening-hours'
import { dayOfWeek, wallParts } from '@waymark/domain/schedule/wall-clock'
import { dayClock, instantToWall } from '@waymark/domain/schedule/wall-time'
import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './build-demo-world.ts'
import { demoVenues } from './demo-venues.ts'

const now = new Date('2026-11-20T02:30:00Z')
const world = buildDemoWorld(now)
const { people, offers, bookings, conversations } = world

function expectAllKnown(ids: Iterable<unknown>, knownIds: Iterable<unknown>): void {
  const all = new Set(knownIds)
  expect([...ids].filter((id) => !all.has(id))).toEqual([])
}

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

describe('the demo world', () => {
  it('is the same for the same instant', () => {
    expect(JSON.stringify(buildDemoWorld(now).bookings)).toBe(JSON.stringify(bookings))
    expect(JSON.stringify(buildDemoWorld(now).facts)).toBe(JSON.stringify(world.facts))
  })

  it.each(['2026-04-04T13:30:00Z', '2026-09-26T14:30:00Z', '2027-01-01T00:00:00Z', '2026-07-05T20:00:00Z'])(
    'can be built at %s',
    (moment) => {
      const then = buildDemoWorld(new Date(moment))
      expect(then.bookings.bookings.length).toBeGreaterThan(300)
      expect(then.sessionBookings.bookings.length).toBeGreaterThan(1000)
    },
  )

  it('has organisations of all subtypes in both countries', () => {
    const organisations = people.accounts.filter(({ business_subtype }) => business_subtype !== null)
    expect(organisations.length).toBeGreaterThanOrEqual(40)
    for (const countryId of [1, 2]) {
      const subtypes = new Set(
        organisations
          .filter(({ country_id }) => country_id === countryId)
          .map(({ business_subtype }) => business_subtype),
      )
      expect(subtypes).toEqual(new Set(Object.values(businessSubtype)))
    }
  })

  it('has price levels that one of the prices of the service is of', () => {
    const contradicted = offers.areaServices.filter(({ id, cost_tier }) => {
      const hourly = offers.sizes.flatMap((size) => (size.service_area_service_id === id ? [size.price_cents] : []))
      const whole = offers.offers.find((offer) => offer.id === id)?.sizes.map(({ priceCents }) => priceCents) ?? []
      const prices = [...hourly, ...whole].flatMap((cents) => (typeof cents === 'number' ? [cents] : []))
      return prices.length > 0 && !prices.some((cents) => costTierOf(cents) === cost_tier)
    })
    expect(new Set(contradicted.map(({ service_id }) => service_id))).toEqual(new Set())
  })

  it('has tax numbers that could be real, and sellers in both countries who are not registered for GST', () => {
    const countryOf = new Map(people.accounts.map(({ id, country_id }) => [id, country_id]))
    const sellers = world.businesses.filter(({ stripe_account_id }) => stripe_account_id)
    for (const countryId of [country.nz, country.au]) {
      const numbers = sellers
        .filter(({ account_id }) => countryOf.get(account_id) === countryId)
        .map(({ tax_number }) => tax_number ?? null)
      expect(numbers).toContain(null)
      const given = numbers.filter((number) => number !== null)
      expect(given.filter((number) => !isTaxNumber(number, countryId))).toEqual([])
      expect(given.length).toBeGreaterThan(1)
      expect(new Set(given).size).toBe(given.length)
    }
  })

  it('has 150 venues inside their region, in its zone', () => {
    const venues = demoVenues()
    expect(venues).toHaveLength(150)
    for (const venue of venues) {
      const isNz = venue.organisation.countryId === 1
      expect(regionsOfCountry(venue.organisation.countryId).map(({ name }) => name)).toContain(venue.region)
      expect(venue.lat).toBeGreaterThan(isNz ? -47.5 : -44)
      expect(venue.lat).toBeLessThan(isNz ? -34 : -10)
      expect(isNz ? venue.lng > 166 || venue.lng < -175 : venue.lng > 112 && venue.lng < 160).toBe(true)
      expect(() => dayClock(venue.timeZone, '2026-11-20')).not.toThrow()
    }
    expect(new Set(venues.map(({ name }) => name)).size).toBe(150)
  })

  it('gives everybody their own address', () => {
    const emails = people.profiles.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@[a-z]+\.(test|example)$/)
  })

  it('refers only to rows that exist', () => {
    const profileIds = ids(people.profiles)
    const accountIds = ids(people.accounts)
    const areaIds = ids(world.serviceAreas)
    const serviceIds = ids(offers.areaServices)
    const bookingIds = ids(bookings.bookings)
    expectAllKnown(
      people.profiles.map(({ account_id }) => account_id),
      accountIds,
    )
    expectAllKnown(
      people.memberships.map(({ user_profile_id }) => user_profile_id),
      profileIds,
    )
    expectAllKnown(
      people.memberships.map(({ service_area_id }) => service_area_id),
      areaIds,
    )
    expectAllKnown(
      world.serviceAreas.map(({ account_id }) => account_id),
      accountIds,
    )
    expectAllKnown(
      world.facts.map(({ service_area_id }) => service_area_id),
      areaIds,
    )
    expectAllKnown(
      offers.staff.map(({ user_profile_id }) => user_profile_id),
      profileIds,
    )
    expectAllKnown(
      offers.lines.map(({ service_area_service_id }) => service_area_service_id),
      serviceIds,
    )
    expectAllKnown(
      bookings.bookings.map(({ series_id }) => series_id),
      ids(bookings.series),
    )
    expectAllKnown(
      bookings.bookings.map(({ service_area_service_id }) => service_area_service_id),
      serviceIds,
    )
    expectAllKnown(
      bookings.staff.map(({ booking_id }) => booking_id),
      bookingIds,
    )
    expectAllKnown(
      bookings.feedback.map(({ booking_id }) => booking_id),
      bookingIds,
    )
    expectAllKnown(
      world.reviews.map(({ booking_id }) => booking_id),
      [...bookings.feedback, ...world.sessionBookings.feedback].map(({ booking_id }) => booking_id),
    )
    expect(world.reviews.filter(({ service_area_id }) => service_area_id === 1).length).toBeGreaterThan(5)
    expectAllKnown(
      conversations.conversations.map(({ booking_id }) => booking_id),
      bookingIds,
    )
    expectAllKnown(
      world.shortlists.map(({ service_area_id }) => service_area_id),
      areaIds,
    )
    expectAllKnown(
      world.activities.activities.map(({ venue }) => venue.id),
      areaIds,
    )
    expectAllKnown(
      world.amenities.amenities.map(({ venue }) => venue.id),
      areaIds,
    )
    for (const partner of [1, 2, 3, 4])
      expect(
        world.badgePartnerVenues.filter(({ badge_partner_id }) => badge_partner_id === partner).length,
      ).toBeGreaterThan(7)
  })

  it('offers a service only with staff of its own organisation', () => {
    const accountOf = new Map(people.profiles.map(({ id, account_id }) => [id, account_id]))
    const areaOf = new Map(world.serviceAreas.map(({ id, account_id }) => [id, account_id]))
    for (const offer of offers.offers) {
      expect(offer.staffIds.length).toBeGreaterThan(0)
      for (const staffId of offer.staffIds) expect(accountOf.get(staffId)).toBe(areaOf.get(offer.areaId))
    }
  })

  it('never books a person twice at once', () => {
    const live = bookings.staff.filter(({ is_live }) => is_live)
    for (const bookings of Map.groupBy(live, ({ user_profile_id }) => user_profile_id).values()) {
      const spans = bookings
        .map(({ during }) => during.slice(1, -1).split(','))
        .sort(([a = ''], [b = '']) => a.localeCompare(b))
      for (const [place, [start = '']] of spans.entries()) {
        const before = spans[place - 1]?.[1] ?? ''
        expect(before <= start).toBe(true)
      }
    }
  })

  it('books inside the radius, at a weekly start, in every status', () => {
    const radiusOf = new Map(world.serviceAreas.map(({ id, radius_km }) => [id, radius_km]))
    for (const series of bookings.series)
      expect(series.distance_km).toBeLessThanOrEqual(radiusOf.get(series.service_area_id) ?? 0)
    expect(new Set(bookings.bookings.map(({ status }) => status))).toEqual(new Set(Object.values(bookingStatus)))
    for (const { starts_at, status } of bookings.bookings) {
      if (status === bookingStatus.Completed) expect(new Date(starts_at).getTime()).toBeLessThan(now.getTime())
    }
  })

  it('makes booking 1 a visit to the individual in some days, with the staff account, in area 1', () => {
    const [first] = bookings.bookings
    expect(first).toMatchObject({
      id: 1,
      service_area_id: 1,
      status: bookingStatus.Confirmed,
      client_user_profile_id: people.profileByEmail('individual@demo.test').id,
    })
    expect(bookings.staff.find(({ booking_id }) => booking_id === 1)?.user_profile_id).toBe(
      people.profileByEmail('staff@demo.test').id,
    )
    expect(new Date(first?.starts_at ?? 0).getTime()).toBeGreaterThan(now.getTime() + 2 * 86_400_000)
    expect(people.accounts[0]).toMatchObject({ id: 1, business_subtype: businessSubtype.Hybrid })
    expect(world.activities.activities[0]?.row).toMatchObject({ id: 1, service_area_id: 1 })
    expect(world.amenities.amenities[0]?.row).toMatchObject({ service_area_id: 1, is_bookable: true })
  })

  it.each(['2026-11-20T02:30:00Z', '2026-11-20T12:00:00Z', '2026-11-22T15:10:00Z', '2027-04-03T13:50:00Z'])(
    'has a visit to the individual, at %s, that is past its cut-off and has not begun',
    (moment) => {
      const then = new Date(moment)
      const { people: thenPeople, bookings: thenBookings } = buildDemoWorld(then)
      const individual = thenPeople.profileByEmail('individual@demo.test').id
      const soon = thenBookings.bookings.filter(({ client_user_profile_id, status, starts_at }) => {
        const start = new Date(starts_at)
        const isTooClose =
          cancellationRefusal({ status: bookingStatus.Confirmed, start }, then)?.word === 'TooClose' && start > then
        return client_user_profile_id === individual && status === bookingStatus.Confirmed && isTooClose
      })
      expect(soon).toHaveLength(1)
      expect(new Date(soon[0]?.starts_at ?? 0).getTime()).toBeGreaterThanOrEqual(then.getTime() + 3_600_000)
    },
  )

  it('leaves the individual something to do, and the provider work today', () => {
    const individual = people.profileByEmail('individual@demo.test').id
    const own = bookings.bookings.filter(({ client_user_profile_id }) => client_user_profile_id === individual)
    for (const status of [
      bookingStatus.Confirmed,
      bookingStatus.Completed,
      bookingStatus.Cancelled,
      bookingStatus.Incomplete,
    ]) {
      expect(own.some((booking) => booking.status === status)).toBe(true)
    }
    expect(own.find(({ status }) => status === bookingStatus.Incomplete)?.alternative_starts?.length).toBeGreaterThan(0)
    expect(world.needs.filter(({ user_profile_id }) => user_profile_id === individual)).toHaveLength(5)
    const talk = conversations.conversations.find(({ booking_id }) => booking_id === 1)
    expect(
      conversations.participants.find(
        ({ conversation_id, user_profile_id }) => conversation_id === talk?.id && user_profile_id === individual,
      )?.last_read_index,
    ).toBeLessThan(talk?.last_index ?? 0)
    const today = bookings.bookings.filter(
      ({ service_area_id, starts_at }) =>
        service_area_id === 1 && Math.abs(new Date(starts_at).getTime() - now.getTime()) < 12 * 3_600_000,
    )
    expect(today.length).toBeGreaterThan(1)
  })

  it('has activities of every kind and status in both countries, and each with pictures', () => {
    const { activities, pictures } = world.activities
    expect(new Set(activities.map(({ row }) => row.status))).toEqual(new Set(activityStatuses))
    expect(new Set(activities.map(({ venue }) => venue.organisation.countryId))).toEqual(new Set([1, 2]))
    expect(new Set(activities.flatMap(({ entry }) => entry.kinds)).size).toBeGreaterThan(20)
    expect(activities.some(({ venue }) => venue.isPrivate)).toBe(true)
    expect(new Set(activities.map(({ row }) => row.price_cents === 0))).toEqual(new Set([true, false]))
    for (const { row } of activities) {
      const own = pictures.filter(({ activity_id }) => activity_id === row.id)
      expect(own.length).toBeGreaterThan(1)
      expect(own.filter(({ kind }) => kind === 'banner')).toHaveLength(1)
    }
  })

  it('lets no amenity be booked while its place is closed', () => {
    const slots = world.amenities.sessions
    expect(slots.length).toBeGreaterThan(20)
    const closed = slots.filter(({ activity: { venue }, row }) => {
      const start = wallParts(instantToWall(venue.timeZone, new Date(row.starts_at).getTime()))
      const minutes = (new Date(row.ends_at).getTime() - new Date(row.starts_at).getTime()) / 60_000
      if (!start) return true
      const from = { dayOfWeek: dayOfWeek(start.day), minute: start.minute }
      return !isOpenThrough(openingHoursOf(venue.openingHours), from, minutes)
    })
    expect(closed).toEqual([])
  })

  it('has sessions that are over, soon and sold out, with people who wait, came and did not come', () => {
    const { sessions } = world.sessions
    const { bookings: booked, people: guests, waitlist, refunds } = world.sessionBookings
    expect(new Set(sessions.map(({ row }) => row.status))).toEqual(new Set(activityStatuses))
    const soon = sessions.filter(({ row }) => {
      const days = (new Date(row.starts_at).getTime() - now.getTime()) / 86_400_000
      return row.status === 'Active' && days > 0 && days < 14
    })
    expect(soon.length).toBeGreaterThan(100)
    const waitedFor = new Set(waitlist.map(({ activity_session_id }) => activity_session_id))
    expect(waitedFor.size).toBeGreaterThan(5)
    const completed = new Set(booked.filter(({ status }) => status === bookingStatus.Completed).map(({ id }) => id))
    const expected = guests.filter(({ booking_id }) => completed.has(booking_id))
    expect(expected.some(({ checked_in_at }) => checked_in_at === null)).toBe(true)
    expect(expected.filter(({ checked_in_at }) => checked_in_at !== null).length).toBeGreaterThan(500)
    expect(refunds.length).toBeGreaterThan(5)
    expect(booked.some(({ guest_id }) => guest_id !== null)).toBe(true)
  })

  it('completes no booking of a session that is still on, whoever has come to it', () => {
    const { bookings: booked, people: guests } = world.sessionBookings
    const going = booked.filter(({ starts_at, ends_at }) => new Date(starts_at) <= now && new Date(ends_at) > now)
    const here = guests.filter(
      ({ booking_id, checked_in_at }) => checked_in_at !== null && going.some(({ id }) => id === booking_id),
    )
    expect(here.length).toBeGreaterThan(0)
    expect(new Set(going.map(({ status }) => status)).has(bookingStatus.Completed)).toBe(false)
  })

  it.each(['staff@demo.test', 'coordinator@demo.test'])('gives %s sessions to lead', (email) => {
    const { id } = people.profileByEmail(email)
    const led = world.sessions.staff.filter(({ user_profile_id }) => user_profile_id === id)
    expect(led.length).toBeGreaterThan(3)
  })

  it('books sessions for the individual: to come, past and given back', () => {
    const individual = people.profileByEmail('individual@demo.test').id
    const own = world.sessionBookings.bookings.filter(
      ({ client_user_profile_id }) => client_user_profile_id === individual,
    )
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set([bookingStatus.Confirmed, bookingStatus.Completed, bookingStatus.Cancelled]),
    )
    expect(own.filter(({ status }) => status === bookingStatus.Confirmed).length).toBeGreaterThan(2)
    expect(world.sessionBookings.waitlist.some((entry) => entry.client_user_profile_id === individual)).toBe(true)
  })
})
