import { activityBooking } from '@waymark/contracts/activity-booking'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { jobs } from '@waymark/contracts/jobs'
import { recipientLimits } from '@waymark/contracts/limits'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, makePaidSession, newBookingOf } from './booked-session.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity', 'booking', 'notify'] })
})
afterAll(() => world.stop())

const read = (activityBookingId: number, as: { readonly headers: Readonly<Record<string, string>> }) =>
  world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })

test('a guest is emailed a link that opens the booking once, and another when they ask for it', async () => {
  const session = await makeSession(world)
  const guest = await world.people.guest()
  const contactEmail = 'tama@guests.test'
  const { activityBookingId } = await book(world, session, guest, { contactEmail, totalCents: 0 })
  const [confirmed] = await world.mailbox(contactEmail)
  expect(confirmed?.subject).toContain('Your booking is confirmed')
  expect(confirmed?.text).toContain(session.activity.title)
  expect(confirmed?.text).toContain('The link to your booking works once')
  const token = /#guest=([\w-]+\.[\w-]+)/.exec(confirmed?.text ?? '')?.[1] ?? ''
  const opened = (await world.call(guestBooking.openGuestBooking, { token })).responseData
  expect(opened?.activityBookingId).toBe(activityBookingId)
  const later = { headers: { 'x-guest-token': opened?.token ?? '' } }
  expect((await read(activityBookingId, later)).responseData).toMatchObject({ isGuest: true, mySide: 'client' })
  expect((await world.call(guestBooking.openGuestBooking, { token })).error?.name).toBe('LinkOver')

  await world.call(activityBooking.sendGuestBookingLink, { email: 'Tama@guests.test' })
  await world.call(activityBooking.sendGuestBookingLink, { email: 'nobody@guests.test' })
  expect((await world.mailbox(contactEmail)).map(({ kind }) => kind)).toEqual([
    'booking confirmed',
    'guest booking link',
  ])
  expect(await world.mailbox('nobody@guests.test')).toEqual([])
})

test('the link to spaces that are held says that nothing is booked or paid yet, and until when; later what became of it', async () => {
  const session = await makePaidSession(world)
  const contactEmail = 'moana@guests.test'
  const { activityBookingId } = await book(world, session, await world.people.guest(), { contactEmail })
  const linkEmail = async () => {
    await world.call(activityBooking.sendGuestBookingLink, { email: contactEmail })
    await world.settle()
    return (await world.mailbox(contactEmail)).findLast(({ kind }) => kind === 'guest booking link')
  }
  const held = await linkEmail()
  expect(held?.subject).toBe('The link to your spaces')
  expect(held?.text).toContain(`Your spaces are held for you: ${session.activity.title} at `)
  expect(held?.text).toMatch(/not paid for yet, and not booked until they are\. .* by \w+day \d+ November 2026, /)
  expect(held?.text).not.toMatch(/You booked|See the booking/)

  const became = async (status: BookingStatus) => {
    await world.db.updateTable('booking.booking').set({ status }).where('id', '=', activityBookingId).execute()
    return (await linkEmail())?.text
  }
  expect(await became(bookingStatus.Confirmed)).toContain(`You booked ${session.activity.title} at `)
  expect(await became(bookingStatus.Cancelled)).toContain('This booking is cancelled.')
})

test('a guest who waits is emailed what they wait for, with a link by which they leave', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  await book(world, session, await world.people.guest(), { totalCents: 0 })
  const contactEmail = 'ngaire@guests.test'
  const { totalCents: _, ...waiting } = newBookingOf(session, { contactEmail })
  await world.call(activityBooking.joinActivityWaitlist, waiting, { as: await world.people.guest() })

  const linkIn = (text: string) => /[?]activitySessionId=(\d+)&waitlist=1#guest=([\w-]+\.[\w-]+)/.exec(text) ?? []
  const open = async (token = '') => (await world.call(guestBooking.openGuestWaitlist, { token })).responseData
  const [joined, ...more] = await world.mailbox(contactEmail)
  expect(joined?.kind).toBe('waitlist joined')
  expect(more).toEqual([])
  expect(joined?.text).toContain(session.activity.title)
  expect(joined?.text).toMatch(/hold them for 2 hours and send you an email/)
  expect(joined?.text).toMatch(/Spaces\W+1/)
  const [, sessionId, token] = linkIn(joined?.text ?? '')
  expect(Number(sessionId)).toBe(session.activitySessionId)
  expect((await open(token))?.activitySessionId).toBe(session.activitySessionId)

  world.clock.advance(1000)
  await world.call(activityBooking.sendGuestBookingLink, { email: contactEmail })
  const emails = await world.mailbox(contactEmail)
  expect(emails.map(({ kind }) => kind)).toEqual(['waitlist joined', 'waitlist joined'])
  const opened = await open(linkIn(emails.at(-1)?.text ?? '')[2])
  const as = { headers: { 'x-guest-token': opened?.token ?? '' } }
  const mine = async () => (await world.call(activityBooking.getMyActivityWaitlist, {}, { as })).responseData ?? []
  const [place] = await mine()
  expect(place).toMatchObject({ activitySessionId: session.activitySessionId, state: 'waiting' })
  const waitlistEntryId = place?.waitlistEntryId ?? 0
  await world.call(activityBooking.leaveActivityWaitlist, { waitlistEntryId }, { as })
  expect(await mine()).toEqual([])
})

test('a person who waits is emailed at their own address, unless they do not want such emails', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  await book(world, session, await world.people.guest(), { totalCents: 0 })
  const [wants, declines] = [await makePerson(world), await makePerson(world)]
  await world.db
    .insertInto('identity.email_preference')
    .values({ user_profile_id: declines.userProfileId, email_kind: 'booking requested', is_wanted: false })
    .execute()
  const contactEmail = 'somebody-else@guests.test'
  const { totalCents: _, ...waiting } = newBookingOf(session, { contactEmail })
  for (const as of [wants, declines]) await world.call(activityBooking.joinActivityWaitlist, waiting, { as })
  const [email] = await world.mailbox(wants.email)
  expect(email?.text).toContain(
    `/activity-booking/new-booking?activitySessionId=${session.activitySessionId}&waitlist=1`,
  )
  expect(email?.text).not.toContain('#guest=')
  expect(await world.mailbox(declines.email)).toEqual([])
  expect(await world.mailbox(contactEmail)).toEqual([])
})

test('both sides are told of a cancellation, with its reason', async () => {
  const session = await makeSession(world)
  const manager = await makePerson(world, { accountId: session.activity.accountId, isAccountAdmin: true })
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, session, client, { totalCents: 0 })
  await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId, refundCents: 0, reason: 'I have a cold' },
    { as: client },
  )
  const told = await world.mailbox(manager.email)
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['An activity was booked', 'A booking is cancelled'])
  expect(told.at(-1)?.text).toContain('I have a cold')
  expect((await world.mailbox(client.email)).at(-1)?.subject).toContain('Your booking is cancelled')
})

test('who confirms the address of a guest sees their bookings', async () => {
  const [first, second] = [await makeSession(world), await makeSession(world)]
  const guest = await world.people.guest()
  const person = await makePerson(world)
  const contactEmail = person.email.toUpperCase()
  const one = await book(world, first, guest, { contactEmail, totalCents: 0 })
  const other = await book(world, second, guest, { contactEmail: 'else@guests.test', totalCents: 0 })
  const own = await book(world, first, person, { totalCents: 0 })
  await world.runJob(jobs.booking.adoptGuestBookings, { userProfileId: person.userProfileId })
  expect((await read(one.activityBookingId, person)).httpStatusCode, 'they have booked this session themselves').toBe(
    404,
  )
  const cancelling = { activityBookingId: own.activityBookingId, refundCents: 0 }
  await world.call(activityBooking.cancelActivityBooking, cancelling, { as: person })
  await world.runJob(jobs.booking.adoptGuestBookings, { userProfileId: person.userProfileId })
  expect((await read(one.activityBookingId, person)).responseData).toMatchObject({ isGuest: false, mySide: 'client' })
  expect((await read(one.activityBookingId, guest)).httpStatusCode).toBe(200)
  expect((await read(other.activityBookingId, person)).httpStatusCode).toBe(404)
})

test('the link of one address opens nothing that the same guest booked with another', async () => {
  const guest = await world.people.guest()
  const one = await book(world, await makeSession(world), guest, { contactEmail: 'one@guests.test', totalCents: 0 })
  const full = await makeSession(world, { maxSpaces: 1 })
  await book(world, full, await world.people.guest(), { totalCents: 0 })
  const other = await book(world, await makeSession(world), guest, { contactEmail: 'two@guests.test', totalCents: 0 })
  const { totalCents: _, ...waiting } = newBookingOf(full, { contactEmail: 'two@guests.test' })
  const joined = await world.call(activityBooking.joinActivityWaitlist, waiting, { as: guest })
  const [email] = await world.mailbox('one@guests.test')
  const token = /#guest=([\w-]+\.[\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  const opened = (await world.call(guestBooking.openGuestBooking, { token })).responseData
  const byLink = { headers: { 'x-guest-token': opened?.token ?? '' } }

  expect((await read(one.activityBookingId, byLink)).responseData?.mySide).toBe('client')
  expect((await read(other.activityBookingId, byLink)).httpStatusCode).toBe(404)
  const cancelling = { activityBookingId: other.activityBookingId, refundCents: 0 }
  expect((await world.call(activityBooking.cancelActivityBooking, cancelling, { as: byLink })).httpStatusCode).toBe(404)
  expect((await world.call(activityBooking.getMyActivityWaitlist, {}, { as: byLink })).responseData).toEqual([])
  expect((await world.call(activityBooking.getMyActivityWaitlist, {}, { as: guest })).responseData).toHaveLength(1)
  const leaving = { waitlistEntryId: joined.responseData?.waitlistEntryId ?? 0 }
  expect((await world.call(activityBooking.leaveActivityWaitlist, leaving, { as: byLink })).httpStatusCode).toBe(404)
  const { activityId } = await activityOf(other.activityBookingId)
  const seen = await world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: byLink })
  expect(seen.responseData?.myBookings).toEqual([])
  const booking = newBookingOf(await makeSession(world), { contactEmail: 'two@guests.test', totalCents: 0 })
  const again = await world.call(activityBooking.addNewActivityBooking, booking, { as: byLink })
  expect(again.error).toMatchObject({ name: 'OtherAddress', fields: { contactEmail: expect.any(String) } })
})

const activityOf = async (activityBookingId: number) =>
  world.db
    .selectFrom('booking.booking as b')
    .innerJoin('booking.activity_session as s', 's.id', 'b.activity_session_id')
    .select('s.activity_id as activityId')
    .where('b.id', '=', activityBookingId)
    .executeTakeFirstOrThrow()

test('strangers cannot fill a mailbox with bookings, nor send web addresses as names', async () => {
  const contactEmail = 'victim@example.test'
  const sessions = await Promise.all(Array.from({ length: 32 }, () => makeSession(world)))
  const answers = []
  for (const session of sessions) {
    const booking = newBookingOf(session, { contactEmail: contactEmail.toUpperCase(), totalCents: 0 })
    answers.push(await world.call(activityBooking.addNewActivityBooking, booking, { as: await world.people.guest() }))
  }
  expect(answers.filter(({ responseData }) => responseData)).toHaveLength(recipientLimits.guestBookings.max)
  expect(answers.at(-1)?.error).toMatchObject({ name: 'AddressFull', fields: { contactEmail: expect.any(String) } })
  const [session] = sessions
  if (!session) throw new Error('There is no session.')
  const advert = 'Win at https://prize.test'
  const booking = newBookingOf(session, { contactName: advert, people: [{ name: advert }], totalCents: 0 })
  const refused = await world.call(activityBooking.addNewActivityBooking, booking, { as: await world.people.guest() })
  expect(Object.keys(refused.error?.fields ?? {})).toEqual(['people.0.name', 'contactName'])
})
