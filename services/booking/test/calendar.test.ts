import { booking } from '@waymark/contracts/booking'
import { calendar } from '@waymark/contracts/calendar'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

// Clocks go forward on 27 September 2026 in New Zealand, on 4 October in Adelaide and on Lord Howe Island.
const world = await testWorld({ services: ['booking'], now: new Date('2026-09-21T20:00:00Z') })

/** The lines of a calendar, unfolded. */
function linesOf(text: string): string[] {
  return text.replace(/\r\n /g, '').split('\r\n')
}

const dates = ['2026-09-26T09:00:00']

async function fileOf(bookingId: number, as: MadePerson) {
  const response = await world.fetch(calendar.getCalendarFile, { id: bookingId }, { as })
  return { response, lines: linesOf(response.payload) }
}

describe('get-calendar-file', () => {
  test('moves the entry on a change and removes it on a cancellation: same UID, growing SEQUENCE', async () => {
    const { bookingId, client } = await confirmedBooking(world, { dates })
    const made = await fileOf(bookingId, client)
    expect(made.response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(made.response.headers['content-disposition']).toContain(`filename="booking-${bookingId}.ics"`)
    const uid = `UID:booking-${bookingId}@waymark`
    const organizer = made.lines.find((line) => line.startsWith('ORGANIZER;CN="Waymark":mailto:no-reply@'))
    expect(made.lines).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', uid, 'SEQUENCE:0', 'STATUS:CONFIRMED', 'DTSTART:20260925T210000Z']),
    )
    expect(made.lines).toEqual(expect.arrayContaining(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H']))
    expect(made.lines).toContain('LOCATION:42 Daniell Street\\, Newtown\\, Wellington 6021')
    // 26 September is the last day of winter time, 27 September the first of summer time.
    const moved = { bookingId, RequestedStartDateTime: '2026-09-27T09:00:00' }
    expect((await world.call(booking.changeBooking, moved, { as: client })).error).toBeNull()
    expect((await fileOf(bookingId, client)).lines).toEqual(
      expect.arrayContaining([uid, 'SEQUENCE:1', 'DTSTART:20260926T200000Z', 'DTEND:20260926T210000Z']),
    )
    await world.call(booking.cancelBooking, { bookingId }, { as: client })
    expect((await fileOf(bookingId, client)).lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:2', 'STATUS:CANCELLED', organizer]),
    )
    expect((await fileOf(bookingId, client)).lines).not.toContain('BEGIN:VALARM')
  })

  test('does not exist for strangers', async () => {
    const { bookingId } = await confirmedBooking(world, { dates })
    expect((await fileOf(bookingId, await makePerson(world))).response.statusCode).toBe(404)
  })
})

test.each([
  ['Pacific/Auckland', '2026-09-26', '20260925T210000Z', '2026-09-27', '20260926T200000Z'],
  ['Pacific/Chatham', '2026-09-26', '20260925T201500Z', '2026-09-27', '20260926T191500Z'],
  ['Australia/Sydney', '2026-10-03', '20261002T230000Z', '2026-10-04', '20261003T220000Z'],
  ['Australia/Adelaide', '2026-10-03', '20261002T233000Z', '2026-10-04', '20261003T223000Z'],
  ['Australia/Lord_Howe', '2026-10-03', '20261002T223000Z', '2026-10-04', '20261003T220000Z'],
  ['Australia/Brisbane', '2026-10-03', '20261002T230000Z', '2026-10-04', '20261003T230000Z'],
])(
  '%s: a series keeps its wall time across the clock change when it moves',
  async (timeZone, before, atBefore, after, atAfter) => {
    const offered = await makeOfferedService(world, { area: await makeArea(world, { timeZone }) })
    const series = [`${before}T10:15:00`, `${after}T10:15:00`]
    const { bookingIds, bookingId, client } = await confirmedBooking(world, { offered, dates: series })
    const to = { bookingId, RequestedStartDateTime: `${before}T09:00:00`, scope: 'all' } as const
    expect(
      (await world.call(booking.changeBooking, to, { as: client })).responseData?.bookingDatesSummary,
    ).toMatchObject([{ bookingStartDateTime: `${before}T09:00:00` }, { bookingStartDateTime: `${after}T09:00:00` }])
    const starts: (string | undefined)[] = []
    for (const id of bookingIds)
      starts.push((await fileOf(id, client)).lines.find((line) => line.startsWith('DTSTART')))
    expect(starts).toEqual([`DTSTART:${atBefore}`, `DTSTART:${atAfter}`])
  },
)

test('refuses a move to a time that the clocks skip', async () => {
  const { bookingId, client } = await confirmedBooking(world, { dates: ['2026-09-25T09:00:00'] })
  const skipped = { bookingId, RequestedStartDateTime: '2026-09-27T02:30:00' }
  const answer = await world.call(booking.changeBooking, skipped, { as: client })
  expect(answer.error).toEqual({
    name: 'TimeDoesNotExist',
    message: 'The clocks change on Sun 27 Sep 2026: 2:30 am does not exist. Choose another time.',
  })
})

describe('the private feed', () => {
  const feedOf = async (as: MadePerson) =>
    (await world.call(calendar.getCalendarFeed, {}, { as })).responseData?.url ?? null
  const update = async (as: MadePerson, action: 'open' | 'renew' | 'close') =>
    (await world.call(calendar.updateCalendarFeed, { action }, { as })).responseData?.url ?? null
  const read = (url: string | null) =>
    world.fetch(calendar.calendarFeed, { token: new URL(url ?? 'http://x').searchParams.get('token') ?? '' })

  test('holds only what the person booked or is assigned to', async () => {
    const { bookingId, client, offered } = await confirmedBooking(world, { dates })
    const other = await confirmedBooking(world, { dates })
    const [staff] = offered.staff
    if (!staff) throw new Error('The booking has no staff.')
    for (const as of [client, staff]) {
      expect(await feedOf(as)).toBeNull()
      const url = await update(as, 'open')
      expect(await feedOf(as)).toBe(url)
      const response = await read(url)
      expect(response.statusCode).toBe(200)
      expect(linesOf(response.payload)).toContain(`UID:booking-${bookingId}@waymark`)
      expect(response.payload).not.toContain(`booking-${other.bookingId}@`)
    }
    expect((await read(await feedOf(client))).payload).toContain('Morning care with')
    expect((await read(await feedOf(staff))).payload).toContain('Morning care: Hēmi Parata')
  })

  test('covers the locations that its owner manages, when asked to, and no others', async () => {
    const area = await makeArea(world)
    const offered = await makeOfferedService(world, { area })
    const { bookingId } = await confirmedBooking(world, { offered, dates })
    const beside = await makeOfferedService(world, { area: await makeArea(world, { accountId: area.accountId }) })
    const besideBooking = await confirmedBooking(world, { offered: beside, dates })
    const other = await confirmedBooking(world, { dates })
    const { accountId, serviceAreaId } = area
    const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    const [staff] = offered.staff
    if (!staff) throw new Error('The service has no staff.')
    const idsFor = async (as: MadePerson) => {
      const opened = await world.call(calendar.updateCalendarFeed, { action: 'open', coversLocations: true }, { as })
      expect(opened.responseData?.coversLocations).toBe(true)
      const { payload } = await read(opened.responseData?.url ?? null)
      return [...payload.matchAll(/UID:booking-(\d+)@/g)].map(([, id]) => Number(id)).toSorted((a, b) => a - b)
    }
    expect(await idsFor(manager)).toEqual([bookingId])
    expect(await idsFor(admin)).toEqual([bookingId, besideBooking.bookingId].toSorted((a, b) => a - b))
    // Staff manage nothing: theirs alone, as before.
    expect(await idsFor(staff)).toEqual([bookingId])
    expect(await idsFor(other.client)).toEqual([other.bookingId])
    const kept = await world.call(calendar.updateCalendarFeed, { action: 'renew' }, { as: admin })
    expect(kept.responseData?.coversLocations).toBe(true)
    const less = await world.call(
      calendar.updateCalendarFeed,
      { action: 'open', coversLocations: false },
      { as: admin },
    )
    expect((await read(less.responseData?.url ?? null)).payload).not.toContain('UID:booking-')
    expect(less.responseData?.url).toBe(kept.responseData?.url)
  })

  test('ends when it is renewed or closed, and when the person is deleted', async () => {
    const { client } = await confirmedBooking(world, { dates })
    const first = await update(client, 'open')
    expect(await update(client, 'open')).toBe(first)
    const second = await update(client, 'renew')
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    await update(client, 'close')
    expect((await read(second)).statusCode).toBe(404)
    const third = await update(client, 'open')
    await world.db
      .updateTable('identity.user_profile')
      .set({ is_active: false })
      .where('id', '=', client.userProfileId)
      .execute()
    expect((await read(third)).statusCode).toBe(404)
  })

  test('refuses a forged address', async () => {
    expect((await world.fetch(calendar.calendarFeed, { token: 'a.b' })).statusCode).toBe(404)
    expect((await world.fetch(calendar.calendarFeed, {})).statusCode).toBe(422)
  })
})
