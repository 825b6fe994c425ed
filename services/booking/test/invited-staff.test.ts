import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { staffRole } from '@waymark/domain/enums'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

async function setConfirmed(userProfileId: number, email_confirmed_at: Date | null) {
  await world.db
    .updateTable('identity.user_profile')
    .set({ email_confirmed_at })
    .where('id', '=', userProfileId)
    .execute()
}

async function freeOf({ serviceAreaServiceId }: OfferedService) {
  const input = { ServiceAreaServiceId: serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: '2026-11-26', days: 1 }
  const times = booking.getAvailableTimesForServiceAreaForNewBooking
  const answer = await world.call(times, input, { as: await makePerson(world) })
  return answer.responseData?.days.flatMap(({ free }) => free)
}

test('a service of which all staff are only invited has free times once one has accepted', async () => {
  const offered = await makeOfferedService(world)
  const invited = offered.staff[0]?.userProfileId ?? 0
  await setConfirmed(invited, null)
  expect(await freeOf(offered)).toEqual([])
  await setConfirmed(invited, world.clock.now())
  expect(await freeOf(offered)).toEqual(['09:00', '10:15', '13:00'])
})

test('somebody who is only invited is neither offered, assigned nor on the roster', async () => {
  const offered = await makeOfferedService(world, { staffCount: 3 })
  const [invited = 0] = offered.staff.map(({ userProfileId }) => userProfileId)
  await setConfirmed(invited, null)
  const { bookingId, client } = await confirmedBooking(world, { offered })
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffManager },
  })
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
  const input = { serviceAreaServiceId: offered.serviceAreaServiceId }
  const form = await world.call(booking.getDataForNewBooking, input, { as: client })
  const others = await world.call(bookingTeam.getStaffForBooking, { bookingId }, { as: manager })
  const week = { serviceAreaId: offered.serviceAreaId, date: '2026-11-26' }
  const roster = await world.call(bookingTeam.getRoster, week, { as: manager })
  const shown = [detail.responseData, form.responseData, others.responseData, roster.responseData]
  for (const data of shown) {
    expect(data).not.toBeNull()
    expect(JSON.stringify(data)).not.toContain(`"userProfileId":${invited},`)
  }
  expect(detail.responseData?.staff).toHaveLength(1)
})
