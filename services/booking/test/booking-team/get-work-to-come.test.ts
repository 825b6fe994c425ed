import { bookingTeam } from '@waymark/contracts/booking-team'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../activity-session/team.ts'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

test('answers what somebody has still to do, visits and sessions of each location', async () => {
  const { activity, aroha } = await makeTeam(world)
  await makeSession(world, { activity, staff: [aroha] })
  await makeSession(world, { activity, staff: [aroha], status: 'Draft', startsAt: new Date('2026-12-05T21:00:00Z') })
  const admin = await makePerson(world, { accountId: activity.accountId, isAccountAdmin: true })
  const ask = (userProfileId: number, as = admin) => world.call(bookingTeam.getWorkToCome, { userProfileId }, { as })
  expect((await ask(aroha.userProfileId)).responseData).toMatchObject([
    { serviceAreaId: activity.serviceAreaId, bookingIds: [], bookingCount: 0, sessionCount: 1 },
  ])

  const offered = await makeOfferedService(world)
  const staffId = offered.staff[0]?.userProfileId ?? 0
  const { bookingId } = await confirmedBooking(world, { offered })
  const theirs = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  expect((await ask(staffId, theirs)).responseData).toMatchObject([
    { serviceAreaId: offered.serviceAreaId, bookingIds: [bookingId], bookingCount: 1, sessionCount: 0 },
  ])
  expect((await ask(staffId)).responseData).toEqual([])
})
