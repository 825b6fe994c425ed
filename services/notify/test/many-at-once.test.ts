import { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['notify', 'booking'] })

const subjectsTo = async (person: MadePerson | undefined) =>
  (await world.mailbox(person?.email)).map(({ subject }) => subject)

test('whoever closes a location and cancels what is booked gets no email about each, and everybody else does', async () => {
  const area = await makeArea(world)
  const roles = { [area.serviceAreaId]: staffRole.StaffAndServiceManager }
  const author = await makePerson(world, { accountId: area.accountId, roles })
  const other = await makePerson(world, { accountId: area.accountId, roles })
  const offered = await makeOfferedService(world, { area })
  const visit = await makeBooking(world, { offered })
  const session = await makeSession(world, { activity: await makeActivity(world, { area }) })
  const guest = await makePerson(world)
  const wish = {
    activitySessionId: session.activitySessionId,
    people: [{ name: 'Hemi' }],
    contactName: 'Hemi',
    contactEmail: guest.email,
    contactPhone: '021 555 0142',
    totalCents: session.priceCents,
  }
  expect((await world.call(activityBooking.addNewActivityBooking, wish, { as: guest })).error).toBeNull()
  await world.settle()
  const before = (await world.mailbox()).length

  await world.runJob(jobs.booking.cancelAreaBookings, {
    serviceAreaId: area.serviceAreaId,
    from: world.clock.now().toISOString(),
    reason: 'We close',
    byUserProfileId: author.userProfileId,
  })
  await world.settle()
  expect((await world.mailbox()).length).toBeGreaterThan(before)
  const cancelled = 'A booking is cancelled'
  const isOfCancelling = (subject: string) => subject.startsWith(cancelled)
  expect((await subjectsTo(author)).filter(isOfCancelling)).toEqual([])
  expect((await subjectsTo(other)).filter(isOfCancelling)).toHaveLength(2)
  expect(await subjectsTo(offered.staff[0])).toEqual([expect.stringContaining(cancelled)])
  expect(await subjectsTo(visit.client)).toEqual([expect.stringContaining('Your booking is cancelled')])
  expect((await subjectsTo(guest)).at(-1)).toContain('Your booking is cancelled')
})
