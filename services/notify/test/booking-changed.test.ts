import { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { tell } from './tell.ts'

const world = await testWorld({ services: ['notify', 'booking'] })

async function notificationsOf(person: Person) {
  const answer = await world.call(notification.getNotifications, {}, { as: person })
  return answer.responseData?.items ?? []
}

/** An area with a manager of each role, and its account's admin. */
async function staffedArea() {
  const area = await makeArea(world, { name: 'Kōwhai Care, Newtown' })
  const { accountId, serviceAreaId } = area
  const of = (role: 2 | 3 | 4 | 5) => makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
  return {
    area,
    admin: await makePerson(world, { accountId, isAccountAdmin: true }),
    manager: await of(staffRole.StaffAndServiceManager),
    staffManager: await of(staffRole.StaffManager),
    coordinator: await of(staffRole.ActivityCoordinator),
  }
}

describe('somebody who is only invited', () => {
  test('is told of no booking: the address may be a stranger’s', async () => {
    const area = await makeArea(world, { name: 'Kōwhai Care, Porirua' })
    const { accountId, serviceAreaId } = area
    const invited = await makePerson(world, {
      accountId,
      roles: { [serviceAreaId]: staffRole.StaffAndServiceManager },
      isOnlyInvited: true,
    })
    const invitedAdmin = await makePerson(world, { accountId, isAccountAdmin: true, isOnlyInvited: true })
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    const offered = await makeOfferedService(world, { area })
    const { bookingId } = await makeBooking(world, { offered, client: await makePerson(world) })
    await tell(world, { bookingId, change: 'confirmed' })
    expect(await world.mailbox(invited.email)).toEqual([])
    expect(await world.mailbox(invitedAdmin.email)).toEqual([])
    // Without a manager who has accepted, the admin is told.
    expect(await world.mailbox(admin.email)).toHaveLength(1)
  })
})

describe('a booking that was confirmed', () => {
  test('is announced to the client, the assigned staff and the managers of the area, and to nobody else', async () => {
    const { area, admin, manager, staffManager, coordinator } = await staffedArea()
    const offered = await makeOfferedService(world, { area, staffCount: 2 })
    const client = await makePerson(world, { firstName: 'Hēmi', lastName: 'Parata' })
    const { bookingId } = await makeBooking(world, { offered, client, recipientName: 'Moana Parata' })
    await tell(world, { bookingId, change: 'confirmed' })

    const [toClient] = await world.mailbox(client.email)
    expect(toClient?.subject).toBe('Your booking is confirmed: Thursday 26 November 2026, 9:00 am')
    expect(toClient?.text).toContain('Staff 1 from')
    expect(toClient?.text).toContain('comes to Moana Parata.')
    expect(toClient?.text).toContain('When: Thursday 26 November 2026, 9:00 am to 10:00 am (Auckland time)')
    expect(toClient?.text).toContain('Where: 42 Daniell Street, Newtown, Wellington 6021')
    expect(toClient?.text).toContain('Price: $48.00 NZD\n')
    expect(toClient?.text).toContain(`http://localhost:8080/booking/${bookingId}`)
    const [assigned, other] = offered.staff
    const [toStaff] = await world.mailbox(assigned?.email)
    expect(toStaff?.subject).toBe('A new booking: Thursday 26 November 2026, 9:00 am')
    expect(toStaff?.text).toContain('Hēmi Parata booked with Kōwhai Care, Newtown. You are the one going.')
    expect(toStaff?.text).not.toContain('Price')
    for (const recipient of [manager, staffManager])
      expect((await world.mailbox(recipient.email)).map(({ text }) => text)).toEqual([
        expect.stringContaining('Staff 1 goes.'),
      ])
    for (const untold of [admin, coordinator, other]) expect(await world.mailbox(untold?.email)).toEqual([])
    expect(await notificationsOf(client)).toMatchObject([
      {
        kind: 'booking confirmed',
        title: 'Your booking is confirmed',
        text: 'Morning care, Thursday 26 November 2026, 9:00 am',
        href: `/booking/${bookingId}`,
        isRead: false,
      },
    ])
  })

  test('is announced to the account admin when an area has no manager', async () => {
    const area = await makeArea(world)
    const admin = await makePerson(world, { accountId: area.accountId, isAccountAdmin: true })
    const { bookingId } = await makeBooking(world, { offered: await makeOfferedService(world, { area }) })
    await tell(world, { bookingId, change: 'confirmed' })
    expect(await world.mailbox(admin.email)).toHaveLength(1)
  })

  test('is announced once, however often the job runs', async () => {
    const { bookingId, client, offered } = await makeBooking(world)
    const payload = await tell(world, { bookingId, change: 'confirmed' })
    await world.runJob(jobs.notify.bookingChanged, payload)
    expect(await world.mailbox(client.email)).toHaveLength(1)
    expect(await world.mailbox(offered.staff[0]?.email)).toHaveLength(1)
    expect(await notificationsOf(client)).toHaveLength(1)
  })

  test('sends a notification but no email to people who turned off that kind', async () => {
    const client = await makePerson(world)
    await world.db
      .insertInto('identity.email_preference')
      .values({ user_profile_id: client.userProfileId, email_kind: 'booking confirmed', is_wanted: false })
      .execute()
    const { bookingId, offered } = await makeBooking(world, { client })
    await tell(world, { bookingId, change: 'confirmed' })
    expect(await world.mailbox(client.email)).toEqual([])
    expect(await notificationsOf(client)).toHaveLength(1)
    expect(await world.mailbox(offered.staff[0]?.email)).toHaveLength(1)
    await tell(world, { bookingId, change: 'completed' })
    expect(await world.mailbox(client.email)).toHaveLength(1)
  })

  test('is announced to nobody whose account is closed', async () => {
    const client = await makePerson(world)
    await world.db
      .updateTable('identity.user_profile')
      .set({ is_active: false })
      .where('id', '=', client.userProfileId)
      .execute()
    const { bookingId } = await makeBooking(world, { client })
    await tell(world, { bookingId, change: 'confirmed' })
    expect(await world.mailbox(client.email)).toEqual([])
  })

  test('is announced to those who book for the area that booked', async () => {
    const accountId = await makeAccount(world)
    const { serviceAreaId } = await makeArea(world, { accountId })
    const booker = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
    const staff = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
    const client = await makePerson(world, { accountId, isAccountAdmin: true })
    const { bookingId } = await makeBooking(world, { client, userServiceAreaId: serviceAreaId })
    await tell(world, { bookingId, change: 'confirmed' })
    expect(await world.mailbox(client.email)).toHaveLength(1)
    expect((await world.mailbox(booker.email)).map(({ subject }) => subject)).toEqual([
      'Your booking is confirmed: Thursday 26 November 2026, 9:00 am',
    ])
    expect(await world.mailbox(staff.email)).toEqual([])
  })
})

test('announces a changed booking with its previous time, to both sides', async () => {
  const { bookingId, client, offered } = await makeBooking(world)
  const moved = { bookingId, RequestedStartDateTime: '2026-11-27T10:15:00' }
  expect((await world.call(booking.changeBooking, moved, { as: client })).error).toBeNull()
  for (const { email } of [client, offered.staff[0] ?? client]) {
    const [recipient] = await world.mailbox(email)
    expect(recipient?.text).toContain('When: Friday 27 November 2026, 10:15 am to 11:15 am (Auckland time)')
    expect(recipient?.text).toContain('Before: Thursday 26 November 2026, 9:00 am')
  }
})

describe('several dates of one request', () => {
  const second = new Date('2026-12-02T20:00:00Z')

  test('are announced in one email when the last of them is placed', async () => {
    const first = await makeBooking(world)
    const { offered, client, seriesId } = first
    const open = await makeBooking(world, { offered, client, seriesId, startsAt: second, status: bookingStatus.New })
    const payload = await tell(world, { bookingId: first.bookingId, change: 'confirmed' })
    expect(await world.mailbox(client.email)).toEqual([])

    await world.db
      .updateTable('booking.booking')
      .set({ status: bookingStatus.Incomplete })
      .where('id', '=', open.bookingId)
      .execute()
    await tell(world, { bookingId: open.bookingId, change: 'incomplete' })
    await world.runJob(jobs.notify.bookingChanged, payload)
    const [email, ...more] = await world.mailbox(client.email)
    expect(more).toEqual([])
    expect(email?.subject).toBe('1 of your 2 bookings is confirmed')
    expect(email?.text).toContain(
      '- Thursday 26 November 2026, 9:00 am to 10:00 am\n- Thursday 3 December 2026, 9:00 am to 10:00 am: nobody is free',
    )
    expect(await world.mailbox(offered.staff[0]?.email)).toHaveLength(1)
  })

  test.each([
    ['once where it is the same person', ['Sina', 'Sina'], /Sina from .* comes to you\./, /am to 10:00 am\n/],
    ['at each date where it differs', ['Sina', 'Tāne'], /am to 10:00 am: Sina\n/, /am to 10:00 am: Tāne\n/],
  ])('name who comes: %s', async (_case, [firstName = '', secondName = ''], ...said) => {
    const sina = await makePerson(world, { firstName })
    const other = firstName === secondName ? sina : await makePerson(world, { firstName: secondName })
    const offered = await makeOfferedService(world, { staff: [...new Set([sina, other])] })
    const first = await makeBooking(world, { offered })
    const { client, seriesId } = first
    await makeBooking(world, { offered: { ...offered, staff: [other] }, client, seriesId, startsAt: second })
    await tell(world, { bookingId: first.bookingId, change: 'confirmed' })
    const [email] = await world.mailbox(client.email)
    expect(email?.subject).toBe('Your 2 bookings are confirmed')
    for (const sentence of said) expect(email?.text).toMatch(sentence)
  })

  test('are announced individually after that', async () => {
    const first = await makeBooking(world)
    const { offered, client, seriesId } = first
    const other = await makeBooking(world, {
      offered,
      client,
      seriesId,
      startsAt: second,
      status: bookingStatus.Incomplete,
    })
    await tell(world, { bookingId: other.bookingId, change: 'incomplete' })
    await world.db
      .updateTable('booking.booking')
      .set({ status: bookingStatus.Confirmed })
      .where('id', '=', other.bookingId)
      .execute()
    await tell(world, { bookingId: other.bookingId, change: 'confirmed' })
    expect((await world.mailbox(client.email)).map(({ subject }) => subject)).toEqual([
      '1 of your 2 bookings is confirmed',
      'Your booking is confirmed: Thursday 3 December 2026, 9:00 am',
    ])
  })

  test('are announced in one email when changed together, with their new times', async () => {
    const { bookingId, client, offered, seriesId } = await makeBooking(world)
    await makeBooking(world, { offered, client, seriesId, startsAt: second })
    const moved = { bookingId, RequestedStartDateTime: '2026-11-26T10:15:00', scope: 'all' } as const
    const answer = await world.call(booking.changeBooking, moved, { as: client })
    expect(answer.responseData?.changedBookingIds).toHaveLength(2)
    const [toClient, ...more] = await world.mailbox(client.email)
    expect(toClient?.subject).toBe('Your 2 bookings have new times')
    expect(toClient?.text).toContain('You changed them.')
    expect(toClient?.text).toContain('- Thursday 26 November 2026, 10:15 am')
    expect(toClient?.text).not.toContain('Before:')
    expect(more).toEqual([])
    const toStaff = await world.mailbox(offered.staff[0]?.email)
    expect(toStaff.map(({ subject }) => subject)).toEqual(['2 bookings have new times'])
  })

  test('are announced in one email when cancelled together, also to their former staff', async () => {
    const first = await makeBooking(world)
    const { offered, client, seriesId } = first
    await makeBooking(world, { offered, client, seriesId, startsAt: second })
    const answer = await world.call(
      booking.cancelBooking,
      { bookingId: first.bookingId, scope: 'all', reason: 'We are <away> & well' },
      { as: client },
    )
    expect(answer.responseData?.cancelledBookingIds).toHaveLength(2)
    await world.settle()
    const toClient = await world.mailbox(client.email)
    expect(toClient.map(({ subject }) => subject)).toEqual(['Your 2 bookings are cancelled'])
    expect(toClient[0]?.text).toContain('You cancelled. The reason given: We are <away> & well.')
    expect(toClient[0]?.html).toContain('We are &lt;away&gt; &amp; well.')
    const toStaff = await world.mailbox(offered.staff[0]?.email)
    expect(toStaff.map(({ subject }) => subject)).toEqual(['2 bookings are cancelled'])
    expect(await notificationsOf(client)).toEqual([])
  })
})

test('offers the client alternatives to a time that nobody could take, and tells the managers', async () => {
  const { area, manager } = await staffedArea()
  const offered = await makeOfferedService(world, { area })
  const { bookingId, client } = await makeBooking(world, {
    offered,
    status: bookingStatus.Incomplete,
    alternativeStarts: [new Date('2026-11-25T21:15:00Z'), new Date('2026-11-26T00:00:00Z')],
  })
  await tell(world, { bookingId, change: 'incomplete' })
  const [toClient] = await world.mailbox(client.email)
  expect(toClient?.subject).toBe('Nobody is free for your booking: Thursday 26 November 2026, 9:00 am')
  expect(toClient?.text).toContain('- Thursday 26 November 2026, 10:15 am\n- Thursday 26 November 2026, 1:00 pm')
  expect(toClient?.text).toContain(`Choose another time on Waymark:\nhttp://localhost:8080/booking/${bookingId}`)
  expect((await world.mailbox(manager.email)).map(({ subject }) => subject)).toEqual([
    'Nobody was free for a booking: Thursday 26 November 2026, 9:00 am',
  ])
  expect(await world.mailbox(offered.staff[0]?.email)).toEqual([])
})

test('names the author, who gets an email and no notification', async () => {
  const { area, manager } = await staffedArea()
  const offered = await makeOfferedService(world, { area })
  const { bookingId, client } = await makeBooking(world, { offered, status: bookingStatus.Completed })
  await tell(world, { bookingId, change: 'completed', by: manager })
  expect((await world.mailbox(manager.email))[0]?.text).toContain('You marked it as completed.')
  expect(await notificationsOf(manager)).toEqual([])
  expect((await notificationsOf(client)).map(({ title }) => title)).toEqual(['Your booking is completed'])
})

test('keeps the kind of service out of subject lines, and renders every email as an English page', async () => {
  for (const change of [
    'requested',
    'confirmed',
    'changed',
    'cancelled',
    'completed',
    'staff changed',
    'feedback given',
    'feedback answered',
  ] as const) {
    const { bookingId } = await makeBooking(world)
    await tell(world, { bookingId, change })
  }
  for (const { subject, html, text } of await world.mailbox()) {
    expect(subject).not.toMatch(/care/i)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-NZ">/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
    expect(text).not.toContain('undefined')
  }
})

test('skips a history entry of a deleted booking', async () => {
  await expect(
    world.runJob(jobs.notify.bookingChanged, {
      bookingId: 999_999,
      change: 'confirmed',
      historyId: 1,
      byUserProfileId: null,
    }),
  ).resolves.toBeUndefined()
})

test('says of a visit that did not happen that it was recorded so, not that one to come is cancelled', async () => {
  const { area, manager } = await staffedArea()
  const offered = await makeOfferedService(world, { area })
  const { bookingId, client } = await makeBooking(world, { offered, status: bookingStatus.Cancelled })
  const { ends_at: end } = await world.db
    .updateTable('booking.booking')
    .set({ cancel_reason: 'Nobody was home' })
    .where('id', '=', bookingId)
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('booking.staff_time').set({ is_live: true }).where('booking_id', '=', bookingId).execute()
  world.clock.set(end)
  await tell(world, { bookingId, change: 'cancelled', by: manager })
  const [email] = await world.mailbox(client.email)
  expect(email?.subject).toMatch(/^Your visit is recorded as not having happened: /)
  expect(email?.text).toContain('recorded that it did not happen. The reason given: Nobody was home.')
  expect(email?.text).toContain('Waymark charges nothing for it.')
  expect(email?.text).not.toContain('Price')
  expect(email?.attachmentName ?? null).toBeNull()
  expect((await notificationsOf(await world.signIn(client.userProfileId))).map(({ title }) => title)).toEqual([
    'Your visit is recorded as not having happened',
  ])
  const [own] = await world.mailbox(manager.email)
  expect(own?.text).toContain('You recorded that it did not happen.')
  expect(own?.text).not.toContain('free again')
  expect(own?.text).toContain('Staff 1 was to go.')
})
