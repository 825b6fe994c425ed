import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { staffRole } from '@waymark/domain/enums'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { noteCredential, requireCredential } from '@waymark/test-world/makers/credential'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeException } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

/** A booking on Thursday 26 November 2026 at 9:00 of one of several staff, and a manager of the area. */
async function thursday(staffCount: number) {
  const offered = await makeOfferedService(world, { staffCount })
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffManager },
  })
  const { bookingId, client } = await confirmedBooking(world, { offered })
  const ask = async (wishes: object = {}, as = manager) =>
    world.call(
      bookingTeam.getBookingsToReassign,
      { serviceAreaId: offered.serviceAreaId, bookingIds: [bookingId], ...wishes },
      { as },
    )
  const freeNames = async (wishes: object = {}) =>
    (await ask(wishes)).responseData?.[0]?.freeStaff.map(({ firstName }) => firstName)
  return { offered, manager, bookingId, client, ask, freeNames }
}

const at = (wall: string) => new Date(wallToInstant('Pacific/Auckland', wall) ?? Number.NaN)

test('answers the booking with client and time, and everyone else who is free', async () => {
  const { bookingId, ask, freeNames } = await thursday(3)
  const answer = await ask()
  expect(answer.responseData).toMatchObject([
    {
      bookingId,
      requestedStartDateTime: '2026-11-26T09:00:00',
      serviceName: 'Morning care',
      clientName: 'Hēmi Parata',
      staff: [{ firstName: 'Staff 1' }],
      freeStaff: [{ firstName: 'Staff 2' }, { firstName: 'Staff 3' }],
      freeStaffCount: 2,
    },
  ])
  expect(await freeNames({ search: 'Staff 3' })).toEqual(['Staff 3'])
})

test('leaves out staff who are booked, on leave, away or not at work then', async () => {
  const { offered, freeNames } = await thursday(6)
  const [, , onLeave, away, part, other] = offered.staff.map(({ userProfileId }) => userProfileId)
  // The second booking goes to the second person.
  await confirmedBooking(world, { offered })
  await world.db
    .insertInto('provider.staff_leave')
    .values({
      account_id: offered.accountId,
      user_profile_id: onLeave ?? 0,
      starts_at: at('2026-11-26T00:00:00'),
      ends_at: at('2026-11-27T00:00:00'),
      note: null,
    })
    .execute()
  const day = { start: '2026-11-26T00:00:00', end: '2026-11-27T00:00:00' }
  await makeException(world, offered.serviceAreaServiceId, { kind: 'away', ...day, staffId: away ?? 0 })
  for (const userProfileId of [part ?? 0, other ?? 0])
    await world.db
      .insertInto('provider.staff_hours')
      .values({
        service_area_id: offered.serviceAreaId,
        user_profile_id: userProfileId,
        day_of_week: userProfileId === part ? 1 : 4,
        starts_minute: 480,
        ends_minute: 720,
      })
      .execute()
  expect(await freeNames()).toEqual(['Staff 6'])
  // A person's own extra time counts as work.
  await makeException(world, offered.serviceAreaServiceId, { kind: 'extra', ...day, staffId: part ?? 0 })
  expect(await freeNames()).toEqual(['Staff 5', 'Staff 6'])
})

test('names those whom only a credential keeps from it, where nobody is free', async () => {
  const { offered, ask } = await thursday(3)
  await requireCredential(world, offered, 'driverLicence')
  const [, ended, other] = offered.staff
  if (ended) await noteCredential(world, ended, { kind: 'driverLicence', expiresOn: '2026-11-25' })
  expect((await ask()).responseData).toMatchObject([
    {
      freeStaff: [],
      freeStaffCount: 0,
      lackingStaff: [
        { firstName: 'Staff 2', lacks: [{ kind: 'driverLicence', expiresOn: '2026-11-25' }] },
        { firstName: 'Staff 3', lacks: [{ kind: 'driverLicence', expiresOn: null }] },
      ],
    },
  ])
  if (other) await noteCredential(world, other, { kind: 'driverLicence', expiresOn: '2026-11-26' })
  expect((await ask()).responseData).toMatchObject([{ freeStaff: [{ firstName: 'Staff 3' }], lackingStaff: [] }])
})

test('answers only confirmed future bookings of the location', async () => {
  const { ask, bookingId, manager, client } = await thursday(1)
  const elsewhere = await confirmedBooking(world)
  expect((await ask({ bookingIds: [bookingId, elsewhere.bookingId] })).responseData).toHaveLength(1)
  expect((await ask({ bookingIds: [] })).httpStatusCode).toBe(422)
  expect((await ask({}, client)).httpStatusCode).toBe(403)
  expect((await ask({ serviceAreaId: elsewhere.offered.serviceAreaId })).httpStatusCode).toBe(404)
  await world.call(booking.cancelBooking, { bookingId }, { as: client })
  expect((await ask({}, manager)).responseData).toEqual([])
})
