import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { consumer } from '@waymark/contracts/consumer'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

/** A date for which nobody was free, the booking that has the one person then, and a manager of the location. */
async function lostDate() {
  const won = await confirmedBooking(world)
  const { offered } = won
  const { accountId, serviceAreaId } = offered
  const lost = await confirmedBooking(world, { offered })
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
  const staffUserProfileId = offered.staff[0]?.userProfileId ?? 0
  const send = () =>
    world.call(booking.updateBookingStaff, { bookingId: lost.bookingId, staffUserProfileId }, { as: manager })
  /** Where the manager sees it as what nobody does. */
  const shown = async () => {
    const day = { serviceAreaId, date: '2026-11-26' }
    const [roster, sheet, dashboard] = await Promise.all([
      world.call(bookingTeam.getRoster, day, { as: manager }),
      world.call(bookingTeam.getDaySheet, day, { as: manager }),
      world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: manager }),
    ])
    return [
      roster.responseData?.nobody.visits.map(({ bookingId }) => bookingId),
      sheet.responseData?.nobody.bookings.map(({ bookingId }) => bookingId),
      dashboard.responseData?.unplaced.map(({ bookingId }) => bookingId),
    ]
  }
  const detail = async () =>
    (await world.call(booking.getBookingDetail, { bookingId: lost.bookingId }, { as: manager })).responseData
  return { won, lost, manager, serviceAreaId, send, shown, detail }
}

test('a visit that nobody does is on roster, day sheet and dashboard, and is confirmed by whom a manager sends', async () => {
  const { won, lost, manager, serviceAreaId, send, shown, detail } = await lostDate()
  const { bookingId } = lost
  expect(await shown()).toEqual([[bookingId], [bookingId], [bookingId]])
  expect(await detail()).toMatchObject({ status: bookingStatus.Incomplete, mayAssignStaff: true })
  const free = async () =>
    (await world.call(bookingTeam.getBookingsToReassign, { serviceAreaId, bookingIds: [bookingId] }, { as: manager }))
      .responseData?.[0]?.freeStaffCount
  expect([await free(), (await send()).error?.name]).toEqual([0, 'StaffBusy'])
  await world.call(booking.cancelBooking, { bookingId: won.bookingId }, { as: won.client })
  expect(await free()).toBe(1)
  expect((await send()).error).toBeNull()
  expect(await shown()).toEqual([[], [], []])
  expect(await detail()).toMatchObject({ status: bookingStatus.Confirmed, addingError: null, alternativeTimes: [] })
  expect((await detail())?.history.at(-1)?.what).toMatch(/^Confirmed: .* goes$/)
  const told = await world.parts.queues.inspect('notify').getJobs(['waiting'])
  expect(told.map((job) => job.data)).toContainEqual(
    expect.objectContaining({ bookingId, change: 'confirmed', byUserProfileId: manager.userProfileId }),
  )
})

test('nobody is sent to a visit that its client has put aside', async () => {
  const { lost, send, shown, detail } = await lostDate()
  await world.call(booking.dismissBooking, { bookingId: lost.bookingId }, { as: lost.client })
  expect(await shown()).toEqual([[], [], []])
  expect((await detail())?.mayAssignStaff).toBe(false)
  expect((await send()).error?.name).toBe('NotWaiting')
})

test('a client who has the service at that time by now is not given it twice', async () => {
  const { won, lost, send } = await lostDate()
  await world.call(booking.cancelBooking, { bookingId: won.bookingId }, { as: won.client })
  await confirmedBooking(world, { offered: won.offered, client: lost.client })
  // Somebody else of the service could go.
  await world.db.deleteFrom('booking.staff_time').where('booking_id', '!=', lost.bookingId).execute()
  expect((await send()).error?.name).toBe('AlreadyBooked')
})
