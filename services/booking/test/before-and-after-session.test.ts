import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { calendar } from '@waymark/contracts/calendar'
import { feedback } from '@waymark/contracts/feedback'
import { jobs } from '@waymark/contracts/jobs'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book } from './booked-session.ts'

let world: World
let session: MadeSession
let manager: MadePerson
let helper: MadePerson
let client: MadePerson
let guest: Awaited<ReturnType<World['people']['guest']>>
let mine: number
let theirs: number

const contactEmail = 'tama@guests.test'

beforeAll(async () => {
  world = await bootWorld({ services: ['identity', 'booking', 'notify', 'chat'] })
  const area = await makeArea(world)
  const { accountId, serviceAreaId } = area
  manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  helper = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  client = await makePerson(world, { firstName: 'Hana' })
  guest = await world.people.guest()
  const activity = await makeActivity(world, { area, title: 'Clay and kōrero' })
  session = await makeSession(world, { activity, staff: [helper] })
  mine = (await book(world, session, client, { totalCents: 0, contactEmail: client.email })).activityBookingId
  theirs = (await book(world, session, guest, { totalCents: 0, contactEmail, contactName: 'Tama' })).activityBookingId
  await world.settle()
})
afterAll(() => world.stop())

/** The addresses in an email that go to `path`. */
const linkIn = (text: string | undefined, path: string) =>
  new URL(/http\S+/.exec(text?.slice(text.indexOf(path) - 40) ?? '')?.[0] ?? 'http://x')
const latest = async (address: string) => (await world.mailbox(address)).at(-1)
/** Signs in again, since sessions end before the days of these tests have passed. */
const fresh = (person: MadePerson) => world.signIn(person.userProfileId)

describe('the calendar', () => {
  test('has a booking for its client, its guest and whoever has the link of the email', async () => {
    const own = await world.fetch(calendar.getCalendarFile, { id: mine }, { as: client })
    expect(own.payload).toContain('SUMMARY:Clay and kōrero with')
    expect(own.payload).toContain('DTSTART:20261130T210000Z')
    expect((await world.fetch(calendar.getCalendarFile, { id: theirs }, { as: guest })).statusCode).toBe(200)
    expect((await world.fetch(calendar.getCalendarFile, { id: mine }, { as: guest })).statusCode).toBe(404)
    expect((await world.fetch(calendar.getCalendarFile, { id: theirs })).statusCode).toBe(404)
    const email = await latest(contactEmail)
    const token = linkIn(email?.text, 'get-calendar-file').searchParams.get('token') ?? ''
    const linked = await world.fetch(calendar.getCalendarFile, { id: theirs, token })
    expect(linked.payload).toContain(`UID:booking-${theirs}@waymark`)
    expect((await world.fetch(calendar.getCalendarFile, { id: mine, token })).statusCode).toBe(404)
  })

  test('has bookings in the feed of a client, and each session once in that of its staff', async () => {
    const feedOf = async (as: MadePerson) => {
      const { responseData } = await world.call(calendar.updateCalendarFeed, { action: 'open' }, { as })
      const token = new URL(responseData?.url ?? 'http://x').searchParams.get('token') ?? ''
      return (await world.fetch(calendar.calendarFeed, { token })).payload.replaceAll('\r\n ', '')
    }
    expect(await feedOf(client)).toContain(`/activity-booking/${mine}`)
    const staffs = await feedOf(helper)
    expect(staffs.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(staffs).toContain(`UID:session-${session.activitySessionId}@waymark`)
    expect(staffs).toContain('2 of 10 spaces taken')
  })
})

describe('messages', () => {
  test('are between the client and those who run the session; a guest is reached by email', async () => {
    const people = await world.db
      .selectFrom('chat.participant as p')
      .innerJoin('chat.conversation as c', 'c.id', 'p.conversation_id')
      .select(['c.booking_id', 'p.user_profile_id'])
      .execute()
    const ids = [client, helper, manager].map(({ userProfileId }) => userProfileId)
    expect(people.map((one) => one.user_profile_id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(people.map((one) => one.booking_id))).toEqual(new Set([mine]))
    const list = await world.call(booking.getBookingList, { side: 'client' }, { as: client })
    expect(list.responseData?.items[0]?.twilioChannelId).toMatch(/^CH/)
  })
})

describe('a session that its organiser moves', () => {
  test('tells those who booked that they may cancel, and nobody of the team that', async () => {
    const update = async (startDateTime: string) => {
      const { activitySessionId } = session
      const { version } = await world.db
        .selectFrom('booking.activity_session')
        .select('version')
        .where('id', '=', activitySessionId)
        .executeTakeFirstOrThrow()
      const input = { activitySessionId, version, startDateTime }
      const moved = await world.call(activitySession.updateActivitySession, input, { as: manager })
      expect(moved.error).toBeNull()
      await world.settle()
    }
    const told = 'The organiser has moved it since you booked. You may cancel until it starts.'
    await update('2026-12-01T14:00:00')
    for (const address of [client.email, contactEmail]) expect((await latest(address))?.text).toContain(told)
    const toTeam = (await Promise.all([manager, helper].map(({ email }) => world.mailbox(email)))).flat()
    expect(toTeam.filter(({ text }) => text.includes(told))).toEqual([])
    await update('2026-12-01T10:00:00')
    expect((await latest(client.email))?.text).not.toContain(told)
  })
})

describe('reminders', () => {
  test('go to those who booked, a guest among them, 24 and 2 hours before; not to those who run it', async () => {
    for (const hours of [24, 2, 2]) {
      world.clock.set(new Date(session.startsAt.getTime() - hours * 3_600_000))
      await world.runJob(jobs.booking.remindOfBookings, {})
      await world.settle()
    }
    for (const address of [client.email, contactEmail]) {
      const reminders = (await world.mailbox(address)).filter(({ kind }) => kind.startsWith('booking reminder'))
      expect(reminders.map(({ subject }) => subject)).toEqual([
        'Your activity is coming up: Tuesday 1 December 2026, 10:00 am',
        'Your activity starts soon: Tuesday 1 December 2026, 10:00 am',
      ])
    }
    expect((await latest(contactEmail))?.text).toContain(`/activity-booking/${theirs}#guest=`)
    for (const { email } of [manager, helper])
      expect((await world.mailbox(email)).filter(({ kind }) => kind.startsWith('booking reminder'))).toEqual([])
  })
})

describe('feedback', () => {
  test('is asked for once it is over, given by link or as guest, answered, and counts for the activity and its place', async () => {
    world.clock.set(new Date(session.endsAt.getTime() + 49 * 3_600_000))
    await world.runJob(jobs.booking.completePastSessions, {})
    await world.settle()
    const { hash } = linkIn((await latest(contactEmail))?.text, '/feedback-booking')
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    const asked = await world.call(feedback.getFeedbackBooking, { token })
    expect(asked.responseData).toMatchObject({
      bookingId: theirs,
      itemType: 'Activity',
      itemName: 'Clay and kōrero',
      clientFirstName: 'Tama',
    })
    const given = await world.call(feedback.submitFeedbackBooking, { token, stars: 5, wasAsAccessible: 'partly' })
    expect(given.error).toBeNull()
    const own = { bookingId: mine, stars: 4, comment: 'Lovely.' }
    expect((await world.call(feedback.submitFeedbackBooking, own, { as: await fresh(client) })).error).toBeNull()
    await world.settle()
    expect((await latest(manager.email))?.subject).toContain('A client gave feedback')

    const as = await fresh(manager)
    const detail = async (activityBookingId: number) =>
      (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData
    expect(await detail(theirs)).toMatchObject({ feedback: { stars: 5, answer: null }, mayAnswerFeedback: true })
    const answer = { bookingId: theirs, answer: 'Thank you.' }
    expect((await world.call(feedback.answerFeedbackBooking, answer, { as: await fresh(helper) })).error?.name).toBe(
      'ManagersOnly',
    )
    expect((await world.call(feedback.answerFeedbackBooking, answer, { as })).error).toBeNull()
    expect(await detail(theirs)).toMatchObject({ feedback: { answer: 'Thank you.' }, mayAnswerFeedback: false })
    await world.settle()
    expect((await latest(contactEmail))?.subject).toContain('Your feedback was answered')

    const { activityId, serviceAreaId } = session.activity
    const shown = await world.call(activityBooking.getActivityForNewBooking, { activityId })
    expect(shown.responseData?.rating).toEqual({ average: null, count: 2 })
    const place = await world.db
      .selectFrom('booking.feedback')
      .select('stars')
      .where('service_area_id', '=', serviceAreaId)
      .execute()
    expect(place.map(({ stars }) => stars).toSorted()).toEqual([4, 5])
  })
})
