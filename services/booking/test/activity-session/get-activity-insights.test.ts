import { activitySession } from '@waymark/contracts/activity-session'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam, type Team } from './team.ts'

let world: World
let team: Team

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * dayMs)

/** Clay with a full session where one of three did not come, and one nobody was checked in at; an empty swim. */
beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
  team = await makeTeam(world, { title: 'Clay', priceCents: 1000, spacesPerSession: 4 })
  const { activity } = team
  const swim = await makeActivity(world, { area: activity, title: 'Swim' })
  const full = await makeSession(world, { activity, startsAt: daysAgo(3), status: 'Active' })
  const paid = await makeActivityBooking(world, { session: full, people: [{}, {}, {}] })
  for (const reason of ['Too ill', 'too ill.', ''])
    await cancelled(await makeActivityBooking(world, { session: full, status: bookingStatus.Cancelled }), reason)
  await world.db
    .updateTable('booking.activity_booking_person')
    .set({ checked_in_at: daysAgo(3) })
    .where('booking_id', '=', paid.bookingId)
    .where('position', '<', 2)
    .execute()
  await pay(paid.bookingId, 3000, 1000)
  await makeActivityBooking(world, {
    session: await makeSession(world, { activity, startsAt: daysAgo(20) }),
    people: [{}],
  })
  const off = await makeSession(world, { activity, startsAt: daysAgo(10) })
  await cancelled(await makeActivityBooking(world, { session: off, status: bookingStatus.Cancelled }), 'No heating')
  await world.db
    .updateTable('booking.activity_session')
    .set({ status: 'Cancelled' })
    .where('id', '=', off.activitySessionId)
    .execute()
  await makeSession(world, { activity, startsAt: daysAgo(40), maxSpaces: 5 })
  await makeSession(world, { activity, startsAt: daysAgo(-3) })
  await makeSession(world, { activity: swim, startsAt: daysAgo(5) })
  await makeSession(world, { activity: swim, startsAt: daysAgo(100) })
  await makeSession(world, { startsAt: daysAgo(2) })
})
afterAll(() => world.stop())

const cancelled = ({ bookingId }: { readonly bookingId: number }, reason: string) =>
  world.db.updateTable('booking.booking').set({ cancel_reason: reason }).where('id', '=', bookingId).execute()

async function pay(bookingId: number, chargedCents: number, refundedCents: number): Promise<void> {
  const at = daysAgo(3)
  const { id } = await world.db
    .insertInto('booking.payment')
    .values({
      booking_id: bookingId,
      attempt: 1,
      state: 'paid',
      ui_mode: 'hosted_page',
      stripe_account_id: 'acct_1',
      checkout_params: JSON.stringify({}),
      amount_cents: chargedCents,
      currency: 'NZD',
      expires_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { booking_id: bookingId, payment_id: id, currency: 'NZD' as const, at }
  await world.db
    .insertInto('booking.ledger_entry')
    .values([
      { ...entry, kind: 'charge', amount_cents: chargedCents, stripe_id: `pi_${bookingId}` },
      { ...entry, kind: 'refund', amount_cents: -refundedCents, stripe_id: `re_${bookingId}` },
    ])
    .execute()
}

const insights = (weeks: 4 | 8 | 26, as = team.coordinator) =>
  world.call(activitySession.getActivityInsights, { serviceAreaId: team.activity.serviceAreaId, weeks }, { as })

test('counts fill, income, refunds and no-shows of each activity, the fullest first', async () => {
  expect((await insights(4)).responseData).toMatchObject({
    fromDate: '2026-11-02',
    toDate: '2026-11-24',
    currency: 'NZD',
    activities: [
      {
        title: 'Clay',
        sessionCount: 2,
        cancelledSessionCount: 1,
        spaces: 8,
        spacesTaken: 4,
        bookingCount: 2,
        cancelledBookingCount: 3,
        peopleCount: 4,
        noShowCount: 1,
        incomeCents: 3000,
        refundedCents: 1000,
        keptCents: 2000,
      },
      { title: 'Swim', sessionCount: 1, spacesTaken: 0, noShowCount: 0, incomeCents: 0 },
    ],
  })
})

test('compares with the weeks before, and says why bookings were cancelled', async () => {
  const { responseData } = await insights(4)
  expect(responseData?.before).toMatchObject({ sessionCount: 1, spaces: 5, spacesTaken: 0, incomeCents: 0 })
  expect(responseData?.cancellations).toEqual([
    { isBySession: false, reason: 'Too ill', bookingCount: 2 },
    { isBySession: false, reason: '', bookingCount: 1 },
    { isBySession: true, reason: 'No heating', bookingCount: 1 },
  ])
})

test('adds up all locations of the organisation in the country, for its admin alone', async () => {
  const { accountId, serviceAreaId } = team.activity
  const beside = await makeArea(world, { accountId })
  const choir = await makeActivity(world, { area: beside, title: 'Choir' })
  await makeSession(world, { activity: choir, startsAt: daysAgo(4) })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const all = { serviceAreaId, weeks: 4, isAllLocations: true } as const
  const { responseData } = await world.call(activitySession.getActivityInsights, all, { as: admin })
  expect(responseData?.activities.map(({ title }) => title).toSorted()).toEqual(['Choir', 'Clay', 'Swim'])
  expect(responseData?.locationCount).toBe(2)
  const weekly = await world.call(bookingTeam.getWeeklyInsights, all, { as: admin })
  expect(weekly.responseData?.weeks.reduce((sum, { sessionCount }) => sum + sessionCount, 0)).toBe(4)
  for (const call of [activitySession.getActivityInsights, bookingTeam.getWeeklyInsights] as const)
    expect((await world.call(call, all, { as: team.coordinator })).error?.name).toBe('AdminsOnly')
})

test('its weeks begin on Mondays, as on the roster, and the last is the current one', async () => {
  const { responseData } = await world.call(
    bookingTeam.getWeeklyInsights,
    { serviceAreaId: team.activity.serviceAreaId, weeks: 4 },
    { as: team.coordinator },
  )
  expect(responseData?.weeks.map(({ fromDate, sessionCount }) => [fromDate, sessionCount])).toEqual([
    ['2026-11-02', 1],
    ['2026-11-09', 0],
    ['2026-11-16', 2],
    ['2026-11-23', 0],
  ])
})

test('covers as many weeks as are asked for', async () => {
  const swim = (await insights(26)).responseData?.activities.find(({ title }) => title === 'Swim')
  expect(swim?.sessionCount).toBe(2)
})

test('is for those who manage the activities of the location', async () => {
  expect((await insights(4, team.aroha)).httpStatusCode).toBe(403)
  expect((await insights(4, (await makeTeam(world)).coordinator)).httpStatusCode).toBe(404)
})

test('is exported, named with the date', async () => {
  const { serviceAreaId } = team.activity
  const file = await world.fetch(activitySession.exportActivityInsights, { serviceAreaId }, { as: team.coordinator })
  expect(file.headers['content-disposition']).toContain('filename="ActivityInsights 2026-11-24.xlsx"')
  const sheet = readXlsx(file.rawPayload).get('xl/worksheets/sheet1.xml')
  for (const text of ['Clay', 'Did not come', '<v>20</v>', 'NZD']) expect(sheet).toContain(text)
  expect(sheet).not.toContain('$20.00')
  // Beside its titles, an activity has three texts: its name, its location and its currency.
  const [, ...rows] = sheet?.split('<row ').slice(1) ?? []
  expect(rows).not.toHaveLength(0)
  for (const row of rows) expect(row.split('<is>')).toHaveLength(4)
})
