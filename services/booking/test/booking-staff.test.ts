import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { consumer } from '@waymark/contracts/consumer'
import { staffRole } from '@waymark/domain/enums'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { requireCredential } from '@waymark/test-world/makers/credential'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

/** A confirmed booking with its staff, the others who could take it, and a manager of the area. */
async function booked() {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const made = await confirmedBooking(world, { offered })
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffManager },
  })
  const detail = await world.call(booking.getBookingDetail, { bookingId: made.bookingId }, { as: manager })
  const going = detail.responseData?.staff[0]?.userProfileId ?? 0
  const other = offered.staff.find(({ userProfileId }) => userProfileId !== going)?.userProfileId ?? 0
  return { ...made, manager, going, other }
}

const idsOf = (staff: readonly { userProfileId: number }[] | undefined) => staff?.map((one) => one.userProfileId)

test('whoever assigns the staff is told that somebody who goes is away, and nobody else', async () => {
  const { bookingId, client, manager, going, other, offered } = await booked()
  const awayFor = async (as: typeof client) =>
    (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData?.awayStaffIds
  expect(await awayFor(manager)).toEqual([])
  await world.db
    .insertInto('provider.staff_leave')
    .values(
      [going, other].map((staffId) => ({
        account_id: offered.accountId,
        user_profile_id: staffId,
        starts_at: new Date('2026-11-26T00:00:00+13:00'),
        ends_at: new Date('2026-11-27T00:00:00+13:00'),
        note: null,
      })),
    )
    .execute()
  expect(await awayFor(manager)).toEqual([going])
  expect(await awayFor(client)).toEqual([])
})

test('the dashboard names visits whose staff are away or lack what is required, to managers alone', async () => {
  const { manager, going, offered, bookingId } = await booked()
  const { serviceAreaId } = offered
  const unable = async (as = manager) =>
    (await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as })).responseData?.unable
  const { starts_at: startsAt } = await world.db
    .selectFrom('booking.booking')
    .select('starts_at')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const leave = (from: number, until: number) =>
    world.db
      .insertInto('provider.staff_leave')
      .values({
        account_id: offered.accountId,
        user_profile_id: going,
        starts_at: new Date(startsAt.getTime() + from * 3_600_000),
        ends_at: new Date(startsAt.getTime() + until * 3_600_000),
        note: null,
      })
      .execute()
  const expected = { count: 1, firstDay: dayAt('Pacific/Auckland', startsAt.getTime()) }
  await leave(-3, 0)
  expect(await unable()).toBeUndefined()
  await requireCredential(world, offered, 'driverLicence')
  expect(await unable()).toEqual(expected)
  await leave(0, 3)
  expect(await unable()).toEqual(expected)
  await world.db.deleteFrom('provider.required_credential').execute()
  expect(await unable()).toEqual(expected)
  const goingPerson = offered.staff.find(({ userProfileId }) => userProfileId === going)
  expect(await unable(goingPerson)).toBeUndefined()
})

test.each(['is deactivated', 'leaves the location'])(
  'the visit of somebody who %s is theirs still, and managers are told that they work there no more',
  async (how) => {
    const { bookingId, manager, going, offered } = await booked()
    const { serviceAreaId } = offered
    const seen = async () => {
      const { responseData: board } = await world.call(
        consumer.getDataForProviderDashboard,
        { serviceAreaId },
        { as: manager },
      )
      const { responseData: detail } = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
      const date = detail?.requestedStartDateTime.slice(0, 10)
      const { responseData: sheet } = await world.call(
        bookingTeam.getDaySheet,
        { serviceAreaId, date },
        { as: manager },
      )
      return {
        unable: board?.unable?.count,
        former: detail?.formerStaffIds,
        nobody: sheet?.nobody.bookings.length,
        sheet: sheet?.items.map(({ userProfileId, isInTeam }) => ({ userProfileId, isInTeam })),
      }
    }
    expect(await seen()).toEqual({
      unable: undefined,
      former: [],
      nobody: 0,
      sheet: [{ userProfileId: going, isInTeam: true }],
    })
    if (how === 'is deactivated')
      await world.db.updateTable('identity.user_profile').set({ is_active: false }).where('id', '=', going).execute()
    else await world.db.deleteFrom('identity.membership').where('user_profile_id', '=', going).execute()
    expect(await seen()).toEqual({
      unable: 1,
      former: [going],
      nobody: 0,
      sheet: [{ userProfileId: going, isInTeam: how === 'gets a role without visits' }],
    })
  },
)

test('whoever assigns the staff is told which credential somebody who goes lacks, not that they are away', async () => {
  const { bookingId, client, manager, going, offered } = await booked()
  await requireCredential(world, offered, 'driverLicence')
  const detailFor = async (as: typeof client) =>
    (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData
  expect(await detailFor(manager)).toMatchObject({
    awayStaffIds: [],
    staffLacks: [{ userProfileId: going, kind: 'driverLicence', expiresOn: null }],
  })
  expect((await detailFor(client))?.staffLacks).toEqual([])
})

describe('update-booking-staff', () => {
  test('replaces a staff member, releases their time and notifies both', async () => {
    const { bookingId, manager, going, other, offered } = await booked()
    const input = { bookingId, staffUserProfileId: other, replacedStaffUserProfileId: going }
    const answer = await world.call(booking.updateBookingStaff, input, { as: manager })
    expect(idsOf(answer.responseData?.staff)).toEqual([other])
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
    expect(detail.responseData?.history.at(-1)?.what).toMatch(/ goes instead of /)
    const rows = await world.db
      .selectFrom('booking.staff_time')
      .select(['user_profile_id', 'is_live'])
      .where('booking_id', '=', bookingId)
      .orderBy('is_live')
      .execute()
    expect(rows).toEqual([
      { user_profile_id: going, is_live: false },
      { user_profile_id: other, is_live: true },
    ])
    const asked = await world.parts.queues.inspect('notify').getJobs(['waiting'])
    expect(asked.map((job) => job.data)).toContainEqual(
      expect.objectContaining({ bookingId, change: 'staff changed', byUserProfileId: manager.userProfileId }),
    )
    const next = await confirmedBooking(world, { offered })
    const ofNext = await world.call(booking.getBookingDetail, { bookingId: next.bookingId }, { as: next.client })
    expect(idsOf(ofNext.responseData?.staff)).toEqual([going])
  })

  test('adds a second person and removes them again', async () => {
    const { bookingId, manager, going, other } = await booked()
    const add = (staffUserProfileId: number) =>
      world.call(booking.updateBookingStaff, { bookingId, staffUserProfileId }, { as: manager })
    expect(idsOf((await add(other)).responseData?.staff)?.toSorted()).toEqual([going, other].toSorted())
    await world.call(booking.deleteBookingStaff, { bookingId, staffUserProfileId: other }, { as: manager })
    expect((await add(other)).error).toBeNull()
    expect((await add(other)).responseData?.staff).toHaveLength(2)
  })

  test('refuses someone with another booking at that time', async () => {
    const { bookingId, manager, going, other, offered } = await booked()
    await confirmedBooking(world, { offered })
    const input = { bookingId, staffUserProfileId: other, replacedStaffUserProfileId: going }
    const answer = await world.call(booking.updateBookingStaff, input, { as: manager })
    expect(answer.error?.name).toBe('StaffBusy')
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
    expect(idsOf(detail.responseData?.staff)).toEqual([going])
  })

  test('neither overlaps nor deadlocks when two managers swap two bookings at once', async () => {
    const offered = await makeOfferedService(world, { staffCount: 2 })
    const one = await confirmedBooking(world, { offered })
    const two = await confirmedBooking(world, { offered, dates: ['2026-11-26T10:15:00'] })
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    const swap = async (bookingId: number) => {
      const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: admin })
      const [going] = idsOf(detail.responseData?.staff) ?? []
      const other = offered.staff.find(({ userProfileId }) => userProfileId !== going)?.userProfileId ?? 0
      const input = { bookingId, staffUserProfileId: other, replacedStaffUserProfileId: going ?? 0 }
      return (await world.call(booking.updateBookingStaff, input, { as: admin })).error
    }
    expect(await Promise.all([swap(one.bookingId), swap(two.bookingId)])).toEqual([null, null])
  })

  test('is only for managers, staff of the service and confirmed bookings', async () => {
    const { bookingId, client, manager, going, other, offered } = await booked()
    const send = async (as: typeof client, staffUserProfileId: number, replacedStaffUserProfileId?: number) => {
      const input = {
        bookingId,
        staffUserProfileId,
        ...(replacedStaffUserProfileId ? { replacedStaffUserProfileId } : {}),
      }
      const answer = await world.call(booking.updateBookingStaff, input, { as })
      return answer.error?.name ?? answer.httpStatusCode
    }
    expect(await send(client, other)).toBe('ManagersOnly')
    const goingPerson = offered.staff.find(({ userProfileId }) => userProfileId === going)
    if (goingPerson) expect(await send(goingPerson, other)).toBe('ManagersOnly')
    const stranger = await makePerson(world)
    const asStranger = await world.call(
      booking.updateBookingStaff,
      { bookingId, staffUserProfileId: other },
      { as: stranger },
    )
    expect(asStranger.httpStatusCode).toBe(404)
    expect(await send(manager, stranger.userProfileId)).toBe('NotOnService')
    expect(await send(manager, other, other)).toBe('NotOnBooking')
    await world.call(booking.cancelBooking, { bookingId }, { as: client })
    expect(await send(manager, other)).toBe('NotConfirmed')
  })
})

describe('delete-booking-staff', () => {
  test('removes a staff member, but not the last', async () => {
    const { bookingId, manager, going, other, client } = await booked()
    await world.call(booking.updateBookingStaff, { bookingId, staffUserProfileId: other }, { as: manager })
    const remove = (staffUserProfileId: number, as = manager) =>
      world.call(booking.deleteBookingStaff, { bookingId, staffUserProfileId }, { as })
    expect((await remove(going, client)).error?.name).toBe('ManagersOnly')
    expect(idsOf((await remove(going)).responseData?.staff)).toEqual([other])
    expect(idsOf((await remove(going)).responseData?.staff)).toEqual([other])
    expect((await remove(other)).error?.name).toBe('LastStaff')
  })
})
