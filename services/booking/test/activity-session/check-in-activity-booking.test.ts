import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import { idFrom } from '@waymark/domain/ids'
import { ticketCodeOf } from '@waymark/service-kit/ticket-code'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import type { MadePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from './team.ts'

let world: World
let team: Team
const today = new Date('2026-11-23T20:00:00Z')
const minuteMs = 60_000

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], now: today })
  team = await makeTeam(world)
})
afterEach(() => world.clock.set(today))
afterAll(() => world.stop())

/** A session that starts so many minutes from now, with Aroha. */
const sessionIn = (minutes: number) =>
  makeSession(world, { startsAt: new Date(today.getTime() + minutes * minuteMs), activity: team.activity })

const checkIn = ({ activitySessionId }: MadeSession, marks: readonly object[], as = team.coordinator) =>
  world.call(
    activitySession.checkInActivityBooking,
    { activitySessionId, marks: marks.map((mark) => ({ ...mark })) },
    { as },
  )

async function outcomesOf(answer: ReturnType<typeof checkIn>) {
  return (await answer).responseData?.marked.map(({ outcome }) => outcome)
}

const comes = ({ activitySessionId }: MadeSession, input: object = {}, as = team.coordinator) =>
  world.call(activitySession.getActivityBookingsInActivitySession, { activitySessionId, ...input }, { as })

const statusOf = async (bookingId: number) =>
  (await world.db.selectFrom('booking.booking').select('status').where('id', '=', bookingId).executeTakeFirstOrThrow())
    .status

describe('who comes', () => {
  test('is listed by name with what they share, for those who manage or help', async () => {
    const session = await makeSession(world, {
      activity: team.activity,
      staff: [team.aroha],
      startsAt: new Date('2026-12-03T21:00:00Z'),
    })
    const people = [
      { name: 'Mere Rangi', sharedOptionIds: [3, 7], wantsQuietPlace: false, age: 34 },
      { name: 'Tama Rangi', kind: 'companion', companionOf: 0 },
    ] as const
    const { bookingId } = await makeActivityBooking(world, { session, contactName: 'Mere Rangi', people })
    await makeActivityBooking(world, {
      session,
      guestId: 'a',
      contactName: 'Ana Guest',
      contactEmail: 'ana@example.test',
    })
    await makeActivityBooking(world, { session, guestId: 'b', status: bookingStatus.Cancelled })
    const answer = await comes(session)
    expect(answer.responseData?.items.map(({ contactName }) => contactName)).toEqual(['Ana Guest', 'Mere Rangi'])
    expect(answer.responseData?.items[0]?.contactEmail).toBe('ana@example.test')
    expect(answer.responseData?.items[1]).toMatchObject({
      activityBookingId: bookingId,
      status: bookingStatus.Confirmed,
      people: [
        { name: 'Mere Rangi', sharedAccessibilityOptionIds: [3, 7], age: 34, checkedInAt: null },
        { name: 'Tama Rangi', kind: 'companion', companionOf: 0 },
      ],
      ticketCode: expect.stringMatching(new RegExp(`^WM-${bookingId}-`)),
    })
    const forStaff = await comes(session, {}, team.aroha)
    expect(forStaff.responseData?.items[0]).toMatchObject({ contactEmail: '', contactPhone: null })
    expect(forStaff.responseData?.items[1]?.people[0]?.sharedAccessibilityOptionIds).toEqual([3, 7])
    const seenBy = async (as: MadePerson) =>
      (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId: bookingId }, { as }))
        .responseData
    expect(await seenBy(team.aroha)).toMatchObject({ contactName: 'Mere Rangi', contactEmail: '', contactPhone: null })
    expect((await seenBy(team.coordinator))?.contactEmail).not.toBe('')
    expect((await comes(session, {}, team.sione)).httpStatusCode).toBe(404)
    expect((await comes(session, { search: 'tama' })).responseData?.totalCount).toBe(1)
    expect((await comes(session, { statuses: [bookingStatus.Cancelled] })).responseData?.totalCount).toBe(1)
  })
})

describe('marks', () => {
  test('open two hours before the start, and complete the booking once it is over', async () => {
    const session = await sessionIn(121)
    const { bookingId } = await makeActivityBooking(world, { session })
    const mark = [{ activityBookingId: bookingId }]
    expect((await checkIn(session, mark)).error?.message).toBe('Check-in opens 2 hours before the start.')
    world.clock.advance(minuteMs)
    const coordinator = await world.signIn(team.coordinator.userProfileId)
    const early = await checkIn(session, mark, { ...team.coordinator, ...coordinator })
    expect(early.responseData?.marked[0]).toMatchObject({
      activityBookingId: bookingId,
      outcome: 'marked',
      contactName: 'Robin Contact',
      people: [{ checkedInAt: world.clock.now().toISOString() }],
    })
    await world.runJob(jobs.booking.completePastSessions, {})
    expect(await statusOf(bookingId)).toBe(bookingStatus.Confirmed)
    world.clock.advance(239 * minuteMs)
    await world.runJob(jobs.booking.completePastSessions, {})
    expect(await statusOf(bookingId)).toBe(bookingStatus.Confirmed)
    world.clock.advance(minuteMs)
    await world.runJob(jobs.booking.completePastSessions, {})
    expect(await statusOf(bookingId)).toBe(bookingStatus.Completed)
  })

  test('of one person by the code of the ticket completes the booking at once when it is over', async () => {
    const session = await sessionIn(-125)
    const { bookingId } = await makeActivityBooking(world, { session, people: [{}, {}] })
    const ticketCode = (await comes(session)).responseData?.items[0]?.ticketCode
    const answer = await checkIn(session, [{ ticketCode, positions: [1] }])
    expect(answer.responseData?.marked[0]?.people.map(({ checkedInAt }) => checkedInAt !== null)).toEqual([false, true])
    expect(await statusOf(bookingId)).toBe(bookingStatus.Completed)
    const history = await world.db
      .selectFrom('booking.booking_history')
      .select(['what', 'by_name'])
      .where('booking_id', '=', bookingId)
      .execute()
    expect(history).toEqual([
      { what: '1 person checked in', by_name: 'Coral Coordinator' },
      { what: 'Completed', by_name: 'Coral Coordinator' },
    ])
    // The other comes late.
    expect(await outcomesOf(checkIn(session, [{ ticketCode }]))).toEqual(['marked'])
  })

  test('sent again change nothing, and the newest counts in whatever order they arrive', async () => {
    const session = await sessionIn(-30)
    const { bookingId } = await makeActivityBooking(world, { session })
    const at = (minutes: number) => new Date(today.getTime() - minutes * minuteMs).toISOString()
    const came = { activityBookingId: bookingId, at: at(20) }
    const mistaken = { activityBookingId: bookingId, isHere: false, at: at(10) }
    expect(await outcomesOf(checkIn(session, [came, came]))).toEqual(['marked', 'unchanged'])
    expect(await outcomesOf(checkIn(session, [came]))).toEqual(['unchanged'])
    expect(await outcomesOf(checkIn(session, [mistaken]))).toEqual(['marked'])
    expect(await outcomesOf(checkIn(session, [{ activityBookingId: bookingId, at: at(15) }]))).toEqual(['unchanged'])
    expect((await comes(session)).responseData?.items[0]?.people[0]?.checkedInAt).toBeNull()
    // A second scan keeps the time of the first.
    expect(await outcomesOf(checkIn(session, [{ activityBookingId: bookingId, at: at(5) }]))).toEqual(['marked'])
    expect(await outcomesOf(checkIn(session, [{ activityBookingId: bookingId, at: at(1) }]))).toEqual(['unchanged'])
    expect((await comes(session)).responseData?.items[0]?.people[0]?.checkedInAt).toBe(at(5))
  })

  test('undone and made again after the end keep the time at which somebody came first', async () => {
    const session = await sessionIn(-180)
    const { bookingId } = await makeActivityBooking(world, { session })
    const at = (minutes: number) => new Date(today.getTime() - minutes * minuteMs).toISOString()
    const mark = (minutes: number, isHere: boolean) =>
      checkIn(session, [{ activityBookingId: bookingId, isHere, at: at(minutes) }])
    await mark(170, true)
    await mark(20, false)
    expect(await outcomesOf(mark(10, true))).toEqual(['marked'])
    expect((await comes(session)).responseData?.items[0]?.people[0]?.checkedInAt).toBe(at(170))
  })

  test('say which are not of this session, not confirmed or unknown', async () => {
    const session = await sessionIn(-45)
    const other = await makeActivityBooking(world)
    const held = await makeActivityBooking(world, { session, guestId: 'held', status: bookingStatus.New })
    const gone = await makeActivityBooking(world, { session, guestId: 'gone', status: bookingStatus.Cancelled })
    const answer = await checkIn(session, [
      { activityBookingId: other.bookingId },
      { activityBookingId: held.bookingId },
      { activityBookingId: gone.bookingId },
      { ticketCode: `WM-${held.bookingId}-AAAAAAAAAA` },
      {},
    ])
    expect(answer.responseData?.marked.map(({ outcome }) => outcome)).toEqual([
      'other session',
      'not confirmed',
      'not confirmed',
      'unknown',
      'unknown',
    ])
    expect(answer.responseData?.marked[0]).toMatchObject({ activityBookingId: null, contactName: null, people: [] })
  })

  test('of who came alone, and what is taken back, are in the history of the booking', async () => {
    const session = await sessionIn(-35)
    const people = [{ name: 'Mere Rangi' }, { name: 'Tama Rangi', kind: 'companion', companionOf: 0 }] as const
    const { bookingId: activityBookingId } = await makeActivityBooking(world, { session, people })
    await checkIn(session, [{ activityBookingId, positions: [0] }])
    await checkIn(session, [{ activityBookingId, positions: [1] }])
    world.clock.advance(1000)
    await checkIn(session, [{ activityBookingId, isHere: false }])
    const { responseData } = await world.call(
      activityBooking.getActivityBookingDetail,
      { activityBookingId },
      { as: team.coordinator },
    )
    expect(responseData?.history.map(({ what }) => what)).toEqual([
      '1 person checked in, without a companion',
      '1 person checked in',
      'Check-in of 2 people taken back',
    ])
  })

  test('before the session begins do not let anybody say that it took place', async () => {
    const session = await sessionIn(5)
    const { bookingId: activityBookingId } = await makeActivityBooking(world, { session })
    const mayComplete = async () =>
      (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as: team.coordinator }))
        .responseData?.mayComplete
    expect(await mayComplete()).toBe(false)
    world.clock.advance(5 * minuteMs)
    expect(await mayComplete()).toBe(true)
  })

  test('tell the team of the location, whatever device they come from', async () => {
    const session = await sessionIn(-20)
    const { bookingId: activityBookingId } = await makeActivityBooking(world, { session })
    const heard: string[] = []
    const { accountId, serviceAreaId } = team.activity
    const end = world.parts.bus.subscribe(`team:${accountId}`, (_topic, id) => void heard.push(id))
    await checkIn(session, [{ activityBookingId }])
    await expect.poll(() => heard).toEqual([String(serviceAreaId)])
    end()
  })

  test('of a ticket for another session of the organisation name it, by the end of the code too', async () => {
    const session = await sessionIn(-25)
    const later = await makeSession(world, { activity: team.activity, startsAt: new Date('2026-12-04T21:00:00Z') })
    const { bookingId } = await makeActivityBooking(world, { session: later, contactName: 'Mere Rangi' })
    const whole = (await comes(later)).responseData?.items[0]?.ticketCode ?? ''
    const code = whole.slice(-5).replaceAll('O', '0').replaceAll('I', '1').toLowerCase()
    const { responseData } = await checkIn(session, [{ ticketCode: code }])
    const startDateTime = '2026-12-05T10:00:00'
    expect(responseData?.marked).toMatchObject([
      { outcome: 'other session', contactName: null, session: { startDateTime }, people: [] },
    ])
    const find = async (ticketCode: string, of = session, as = team.coordinator) =>
      world.call(activitySession.getSessionOfTicket, { activitySessionId: of.activitySessionId, ticketCode }, { as })
    expect((await find(code)).responseData).toMatchObject({ place: 'other session', session: { startDateTime } })
    expect((await find(whole)).responseData).toMatchObject({ place: 'other session', session: { startDateTime } })
    expect((await find(code, later)).responseData).toEqual({ place: 'here', session: null })
    expect((await find('ZZZZZ')).responseData).toEqual({ place: 'unknown', session: null })
    expect((await find('<b>')).responseData).toEqual({ place: 'unknown', session: null })
    expect((await find(code, session, team.sione)).httpStatusCode).toBe(404)
    // Of another organisation nothing is said.
    const elsewhere = await makeActivityBooking(world)
    const foreign = ticketCodeOf(world.parts.secrets.present(), idFrom(elsewhere.bookingId))
    expect((await find(foreign)).responseData).toEqual({ place: 'other session', session: null })
    expect((await find(foreign.slice(-10))).responseData).toEqual({ place: 'unknown', session: null })
    expect(await outcomesOf(checkIn(later, [{ ticketCode: code }]))).toBeUndefined()
    expect(await statusOf(bookingId)).toBe(bookingStatus.Confirmed)
  })

  test('of two devices at once agree', async () => {
    const session = await sessionIn(-150)
    const made: number[] = []
    for (let index = 0; index < 6; index += 1)
      made.push((await makeActivityBooking(world, { session, guestId: `guest ${index}` })).bookingId)
    const marks = made.map((activityBookingId) => ({ activityBookingId }))
    const answers = await Promise.all([checkIn(session, marks), checkIn(session, marks.toReversed())])
    expect(answers.map(({ httpStatusCode }) => httpStatusCode)).toEqual([200, 200])
    expect((await comes(session)).responseData?.items.every(({ status }) => status === bookingStatus.Completed)).toBe(
      true,
    )
  })

  test('are for those who manage the session or help with it', async () => {
    const session = await makeSession(world, {
      activity: team.activity,
      staff: [team.aroha],
      startsAt: new Date(today.getTime() + 60 * minuteMs),
    })
    const { bookingId } = await makeActivityBooking(world, { session })
    const mark = [{ activityBookingId: bookingId }]
    expect((await checkIn(session, mark, team.sione)).httpStatusCode).toBe(404)
    expect(await outcomesOf(checkIn(session, mark, team.aroha))).toEqual(['marked'])
  })
})
