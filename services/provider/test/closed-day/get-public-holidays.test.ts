import { closedDay } from '@waymark/contracts/closed-day'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { publicHolidays } from '../../src/schedule/public-holidays.ts'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider', 'booking'] })

test('offers the holidays of the region for 12 months, with what is booked and what is closed', async () => {
  const team = await makeTeam(world)
  const { serviceAreaId } = team
  const activity = await makeActivity(world, { area: team })
  const session = await makeSession(world, { activity, startsAt: new Date('2026-12-24T21:00:00Z') })
  await makeActivityBooking(world, { session })
  const ask = async () =>
    (await world.call(closedDay.getPublicHolidays, { serviceAreaId }, { as: team.staffManager })).responseData
  const offered = await ask()
  expect(offered?.regionName).toBe('Wellington')
  expect(offered?.holidays.map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day',
    '2026-12-28 Boxing Day (substitute day)',
    "2027-01-01 New Year's Day",
    "2027-01-02 Day after New Year's Day",
    "2027-01-04 Day after New Year's Day (substitute day)",
    '2027-01-25 Wellington Anniversary Day',
    '2027-02-06 Waitangi Day',
    '2027-02-08 Waitangi Day (substitute day)',
    '2027-03-26 Good Friday',
    '2027-03-29 Easter Monday',
    '2027-04-25 ANZAC Day',
    '2027-04-26 ANZAC Day (substitute day)',
    "2027-06-07 King's Birthday",
    '2027-06-25 Matariki',
    '2027-10-25 Labour Day',
  ])
  expect(offered?.holidays.filter(({ isRegional }) => isRegional).map(({ date }) => date)).toEqual(['2027-01-25'])
  expect(offered?.holidays[0]).toMatchObject({
    isClosed: false,
    bookingCount: 0,
    sessionCount: 1,
    sessionBookingCount: 1,
  })
  const days = [{ date: '2026-12-25', name: 'Christmas Day' }]
  const close = { serviceAreaId, days, keepsAffectedBookings: true }
  await world.call(closedDay.addClosedDays, close, { as: team.staffManager })
  expect((await ask())?.holidays.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual(['2026-12-25'])
})

/** As Employment New Zealand lists them for 2026, and the states of Australia theirs. */
test.each([
  [1, 'Auckland', 'Grey Lynn', '2026-01-26', 'Auckland Anniversary Day'],
  [1, 'Waikato', 'Hamilton', '2026-01-26', 'Auckland Anniversary Day'],
  [1, 'Manawatū-Whanganui', 'Palmerston North', '2026-01-19', 'Wellington Anniversary Day'],
  [1, 'Tasman', 'Motueka', '2026-02-02', 'Nelson Anniversary Day'],
  [1, 'Taranaki', 'New Plymouth', '2026-03-09', 'Taranaki Anniversary Day'],
  [1, 'Otago', 'Dunedin', '2026-03-23', 'Otago Anniversary Day'],
  [1, 'Southland', 'Invercargill', '2026-04-07', 'Southland Anniversary Day'],
  [1, 'Canterbury', 'Timaru', '2026-09-28', 'South Canterbury Anniversary Day'],
  [1, "Hawke's Bay", 'Napier', '2026-10-23', "Hawke's Bay Anniversary Day"],
  [1, 'Marlborough', 'Blenheim', '2026-11-02', 'Marlborough Anniversary Day'],
  [1, 'Canterbury', 'Christchurch', '2026-11-13', 'Christchurch Show Day'],
  [1, 'West Coast', 'Greymouth', '2026-11-30', 'Westland Anniversary Day'],
  [1, 'Chatham Islands', 'Waitangi', '2026-11-30', 'Chatham Islands Anniversary Day'],
  [2, 'Victoria', 'Fitzroy', '2026-11-03', 'Melbourne Cup'],
  [2, 'Queensland', 'New Farm', '2026-05-04', 'Labour Day'],
  [2, 'Western Australia', 'Fremantle', '2026-06-01', 'Western Australia Day'],
  [2, 'Australian Capital Territory', 'Woden', '2026-03-09', 'Canberra Day'],
  [2, 'Northern Territory', 'Darwin', '2026-08-03', 'Picnic Day'],
])('country %i, %s, %s has %s, %s, of its own', async (countryId, region, suburb, date, name) => {
  const holidays = await publicHolidays({ countryId, region, suburb }, '2026-01-01', '2026-12-31')
  expect(holidays).toContainEqual({ date, name, isRegional: true })
  expect(holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas Day', isRegional: false })
})

test('leaves out holidays of a part of the day, and asks for the country where the region is unknown', async () => {
  const ofQueensland = await publicHolidays(
    { countryId: 2, region: 'Queensland', suburb: '' },
    '2026-12-01',
    '2026-12-31',
  )
  expect(ofQueensland.map(({ name }) => name)).not.toContain('Christmas Eve')
  const unknown = await publicHolidays({ countryId: 1, region: 'Elsewhere', suburb: '' }, '2026-01-01', '2026-12-31')
  expect(unknown.every(({ isRegional }) => !isRegional)).toBe(true)
})
