import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import type { Call, InputOf } from '@waymark/contracts/define-call'
import { review } from '@waymark/contracts/review'
import { staffRole } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { startTestServer } from '@waymark/test-world/postgres-server'
import { bootWorld, type CallOptions, type World } from '@waymark/test-world/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book } from './booked-session.ts'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

/** Tables that would be distributed by `account_id` (infra/deploy/citus.md). */
const distributed = [
  'booking_series',
  'booking',
  'staff_time',
  'booking_history',
  'activity_session',
  'activity_booking',
  'activity_booking_person',
  'payment',
  'refund',
  'ledger_entry',
  'feedback',
  'review',
]

/** What a statement that has no account is found by, and why that will do; infra/deploy/citus.md says what Citus makes of it. */
const otherWays = {
  'a booking or session': 'an address of a page names it alone: its account is looked up by a table of ids first',
  'a person': 'what somebody booked or does is with several accounts: a fan-out, or a second table by person',
  'a location or service': 'it has one account, which the statement can name as soon as every row has it',
  'an area of the map': 'a search over all accounts, by its nature: a fan-out with a limit, or the map service',
  'a moment': 'a job that goes over everything, a few times an hour',
} as const
type Way = 'an account' | keyof typeof otherWays

const opened = new AsyncDisposableStack()
let world: World
let statements: readonly string[] = []

beforeAll(async () => {
  const server = await startTestServer({ shared_preload_libraries: 'pg_stat_statements' })
  opened.defer(server.stop)
  world = await bootWorld({
    services: ['booking', 'chat', 'notify'],
    server: { adminUrl: server.adminUrl, standbyUrls: [] },
  })
  opened.defer(() => world.stop())
  await sql`create extension pg_stat_statements with schema public`.execute(world.db)
  const made = await confirmedBooking(world)
  const { offered, client } = made
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  const session = await makeSession(world)
  const booker = await makePerson(world)
  await world.settle()
  await sql`select public.pg_stat_statements_reset()`.execute(world.db)
  const as = { as: client }
  const refused = [
    await errorOf(
      booking.getAvailableServiceAreasForNewBooking,
      { ServiceId: offered.serviceId, LatitudeForService: -41.3129, LongitudeForService: 174.7788 },
      as,
    ),
    await errorOf(
      booking.getAvailableTimesForServiceAreaForNewBooking,
      {
        ServiceAreaServiceId: offered.serviceAreaServiceId,
        ServiceSizeOptionId: offered.serviceId * 10 + 2,
        fromDate: '2026-11-26',
        days: 7,
      },
      as,
    ),
    await errorOf(booking.addNewBooking, newBookingOf(offered, ['2026-11-27T13:00:00']), {
      ...as,
      idempotencyKey: 'distribution-1',
    }),
    await errorOf(booking.getBookingList, { side: 'client', period: 'upcoming' }, as),
    await errorOf(
      booking.getBookingList,
      { side: 'provider', serviceAreaId: offered.serviceAreaId, period: 'upcoming' },
      { as: manager },
    ),
    await errorOf(booking.getBookingDetail, { bookingId: made.bookingId }, as),
    await errorOf(consumer.getDataForConsumerDashboard, {}, as),
    await errorOf(consumer.getDataForProviderDashboard, { serviceAreaId: offered.serviceAreaId }, { as: manager }),
    await errorOf(review.getVenueReviews, { serviceAreaId: offered.serviceAreaId }, {}),
    await errorOf(activityBooking.getActivitySessionsForNewBooking, { latitude: -41.29, longitude: 174.78 }, {}),
  ]
  await book(world, session, booker, { totalCents: 0 })
  await world.settle()
  refused.push(await errorOf(booking.cancelBooking, { bookingId: made.bookingId, reason: 'Away' }, as))
  await world.settle()
  expect(refused.filter((error) => error !== null)).toEqual([])
  const { rows } = await sql<{ query: string }>`
    select s.query from public.pg_stat_statements s join pg_roles r on r.oid = s.userid
    where r.rolname <> current_user and s.dbid = (select oid from pg_database where datname = current_database())
    order by s.query`.execute(world.db)
  statements = rows.map(({ query }) => query).filter((query) => tablesOf(query).length > 0)
})

async function errorOf<C extends Call>(
  call: C,
  input: InputOf<C> & Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<unknown> {
  return (await world.call(call, input, options)).error
}

afterAll(() => opened.disposeAsync())

/** The distributed tables that a statement touches, also by their published views. */
function tablesOf(statement: string): string[] {
  const touched = [...statement.matchAll(/\b(?:from|join|into|update)\s+(?:"?booking(?:_api)?"?\s*\.\s*)?"?(\w+)"?/gi)]
  return [...new Set(touched.map(([, name = '']) => name))].filter((name) => distributed.includes(name))
}

/** By what a statement finds its rows: by which column it is given values, the narrowest first. */
function wayOf(statement: string): Way | undefined {
  const isGiven = (columns: string) =>
    new RegExp(`\\b(?:${columns})"?\\s*(?:=|in|<@)\\s*(?:any\\s*)?\\(?\\s*\\$`, 'i').test(statement)
  if (isGiven('account_id') || /insert into "?\w+"? \([^)]*account_id/i.test(statement)) return 'an account'
  if (isGiven('booking_id|series_id|activity_session_id|id')) return 'a booking or session'
  if (isGiven('client_user_profile_id|user_profile_id')) return 'a person'
  if (isGiven('service_area_id|service_area_service_id')) return 'a location or service'
  if (/unnest\(\$\d+::bigint\[\]\)/.test(statement)) return 'a location or service'
  if (/\blat"?\b/i.test(statement)) return 'an area of the map'
  return /\b(?:starts_at|ends_at)"?\s*[<>]/i.test(statement) ? 'a moment' : undefined
}

describe('statements of the calls that are asked most', () => {
  test('are seen', () => {
    expect(statements.length).toBeGreaterThan(20)
    expect(
      distributed.filter((table) => statements.some((statement) => tablesOf(statement).includes(table))),
    ).toContain('staff_time')
  })

  test('find their rows by the account, or by something that is named with a reason', () => {
    if (process.env.SHOW_STATEMENTS)
      for (const statement of statements)
        console.info(`${wayOf(statement)}: ${tablesOf(statement)}: ${statement.replaceAll(/\s+/g, ' ')}\n`)
    expect(statements.filter((statement) => wayOf(statement) === undefined)).toEqual([])
  })

  test('each of which writes a row says its account', () => {
    const written = statements.filter((statement) =>
      distributed.some((table) => new RegExp(`insert into "?(?:booking"?\\."?)?${table}"? \\(`, 'i').test(statement)),
    )
    expect(written.length).toBeGreaterThan(2)
    for (const statement of written) expect(statement).toMatch(/account_id/)
  })
})
