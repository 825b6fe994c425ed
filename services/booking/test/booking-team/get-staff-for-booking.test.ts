import { bookingTeam } from '@waymark/contracts/booking-team'
import { staffRole } from '@waymark/domain/enums'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

const at = (wall: string) => new Date(wallToInstant('Pacific/Auckland', wall) ?? Number.NaN)

/** A booking on Thursday 26 November 2026 at 9:00 of the first of several staff, and a manager of the area. */
async function thursday(staffCount: number) {
  const offered = await makeOfferedService(world, { staffCount })
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    firstName: 'Manager',
    roles: { [offered.serviceAreaId]: staffRole.StaffManager },
  })
  const { bookingId, client } = await confirmedBooking(world, { offered })
  const ask = (wishes: object = {}, as = manager) =>
    world.call(bookingTeam.getStaffForBooking, { bookingId, ...wishes }, { as })
  return { offered, client, ask }
}

test('says who is free, and what keeps each of the others', async () => {
  const { offered, ask } = await thursday(5)
  const [, , onLeave, atOtherHours] = offered.staff.map(({ userProfileId }) => userProfileId)
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
  await world.db
    .insertInto('provider.staff_hours')
    .values({
      service_area_id: offered.serviceAreaId,
      user_profile_id: atOtherHours ?? 0,
      day_of_week: 1,
      starts_minute: 480,
      ends_minute: 720,
    })
    .execute()
  const { responseData } = await ask()
  expect(responseData?.people.map(({ firstName, notFree }) => [firstName, notFree])).toEqual([
    ['Staff 5', null],
    ['Manager', 'notOnService'],
    ['Staff 2', 'busy'],
    ['Staff 3', 'away'],
    ['Staff 4', 'notAtWork'],
  ])
  expect(responseData?.canGoCount).toBe(2)
  const busy = responseData?.people.find(({ notFree }) => notFree === 'busy')
  expect(busy?.busyStartDateTime).toBe('2026-11-26T09:00:00')
})

test('finds people by name and still counts all who can go', async () => {
  const { ask } = await thursday(4)
  const { responseData } = await ask({ search: 'ff 3' })
  expect(responseData?.people.map(({ firstName }) => firstName)).toEqual(['Staff 3'])
  expect(responseData?.canGoCount).toBe(3)
})

test('is for those who decide who goes', async () => {
  const { offered, client, ask } = await thursday(2)
  const [goes] = offered.staff
  expect((await ask({}, client)).error?.name).toBe('ManagersOnly')
  expect((await ask({}, await makePerson(world))).httpStatusCode).toBe(404)
  if (goes) expect((await ask({}, goes)).error?.name).toBe('ManagersOnly')
  expect((await ask({ bookingId: 999_999_999 })).httpStatusCode).toBe(404)
})
