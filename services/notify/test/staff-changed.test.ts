import { booking } from '@waymark/contracts/booking'
import { notification } from '@waymark/contracts/notification'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['notify', 'booking'] })

async function bellOf(person: MadePerson) {
  const answer = await world.call(notification.getNotifications, {}, { as: person })
  return (answer.responseData?.items ?? []).map(({ title, href }) => ({ title, href }))
}

const emailsTo = async (person: MadePerson) =>
  (await world.mailbox(person.email)).map(({ subject, text }) => ({ subject, text }))

async function teamOfTwo() {
  const area = await makeArea(world)
  const offered = await makeOfferedService(world, { area, staffCount: 2 })
  const [sina, sione] = offered.staff
  if (!sina || !sione) throw new Error('The service has two people.')
  const roles = { [area.serviceAreaId]: staffRole.StaffAndServiceManager }
  const manager = await makePerson(world, { accountId: area.accountId, roles })
  return { offered, sina, sione, manager }
}

const itsDay = '/booking/upcoming?sheet=2026-11-26'

test('who got, lost, keeps or manages a visit each reads so, and whoever lost it is led to their own day', async () => {
  const { offered, sina, sione, manager } = await teamOfTwo()
  const { bookingId } = await makeBooking(world, { offered })
  const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  const change = { bookingId, staffUserProfileId: sione.userProfileId }
  const replaced = { ...change, replacedStaffUserProfileId: sina.userProfileId }
  expect((await world.call(booking.updateBookingStaff, replaced, { as: admin })).error).toBeNull()
  await world.settle()

  const page = `/booking/${bookingId}`
  expect(await bellOf(sina)).toEqual([{ title: 'You are not on a booking any more', href: itsDay }])
  expect(await bellOf(sione)).toEqual([{ title: 'You have been given a booking', href: page }])
  expect(await bellOf(manager)).toEqual([{ title: 'The staff of a booking changed', href: page }])
  const [toSina] = await emailsTo(sina)
  expect(toSina?.subject).toBe('You are not on a booking any more: Thursday 26 November 2026, 9:00 am')
  expect(toSina?.text).toContain(`See your day on Waymark:\nhttp://localhost:8080${itsDay}`)
  expect(toSina?.text).not.toMatch(/\/booking\/\d|The booking page/)
  expect((await emailsTo(sione))[0]?.text).toContain('You are the one going.')

  const back = { bookingId, staffUserProfileId: sina.userProfileId }
  await world.call(booking.updateBookingStaff, back, { as: admin })
  await world.settle()
  expect((await bellOf(sina))[0]).toEqual({ title: 'You have been given a booking', href: page })
  expect((await bellOf(sione))[0]).toEqual({ title: 'Who goes to a booking with you has changed', href: page })
  expect((await emailsTo(sione)).at(-1)?.text).toContain('You go with Staff 1.')
  await world.call(booking.deleteBookingStaff, back, { as: admin })
  await world.settle()
  expect((await bellOf(sina))[0]).toEqual({ title: 'You are not on a booking any more', href: itsDay })
  expect((await bellOf(sione))[0]).toEqual({ title: 'Who goes to a booking with you has changed', href: page })
  expect((await emailsTo(sione)).at(-1)?.text).toContain('You are the one going.')
})

test('whoever loses a visit because it moved is told so, and led to their own day', async () => {
  const { offered, sina, sione } = await teamOfTwo()
  const { bookingId, client } = await makeBooking(world, { offered })
  const moved = {
    bookingId,
    RequestedStartDateTime: '2026-11-27T10:15:00',
    preferredStaffUserProfileId: sione.userProfileId,
  }
  expect((await world.call(booking.changeBooking, moved, { as: client })).error).toBeNull()
  await world.settle()
  expect(await bellOf(sina)).toEqual([{ title: 'You are not on a booking any more', href: itsDay }])
  expect(await bellOf(sione)).toEqual([{ title: 'A booking has a new time', href: `/booking/${bookingId}` }])
})

test('staff of a cancelled visit, which is hidden from them, are led to their own day, and managers to its page', async () => {
  const { offered, sina, manager } = await teamOfTwo()
  const { bookingId, client } = await makeBooking(world, { offered })
  await world.call(booking.cancelBooking, { bookingId, scope: 'one', reason: 'We are away' }, { as: client })
  await world.settle()
  expect((await world.call(booking.getBookingDetail, { bookingId }, { as: sina })).error).not.toBeNull()
  expect(await bellOf(sina)).toEqual([{ title: 'A booking is cancelled', href: itsDay }])
  expect(await bellOf(manager)).toEqual([{ title: 'A booking is cancelled', href: `/booking/${bookingId}` }])
})
