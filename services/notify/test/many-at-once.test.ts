import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
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
  expect((await subjectsTo(other)).filter(isOfCancelling)).toHaveLength(1)
  expect((await subjectsTo(other)).filter((subject) => subject.startsWith('A session is cancelled'))).toHaveLength(1)
  expect(await subjectsTo(offered.staff[0])).toEqual([expect.stringContaining(cancelled)])
  expect(await subjectsTo(visit.client)).toEqual([expect.stringContaining('Your booking is cancelled')])
  expect((await subjectsTo(guest)).at(-1)).toContain('Your booking is cancelled')
})

test('those who manage activities are told once of a cancelled session, and everybody who had booked of their booking', async () => {
  const activity = await makeActivity(world)
  const { accountId, serviceAreaId } = activity
  const member = () => makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } })
  const [author, other] = [await member(), await member()]
  const session = await makeSession(world, { activity, startsAt: new Date('2026-12-01T21:00:00Z') })
  const { activitySessionId } = session
  const clients = [await makePerson(world), await makePerson(world), await makePerson(world)]
  for (const client of clients) await makeActivityBooking(world, { session, client })
  const empty = await makeSession(world, { activity, startsAt: new Date('2026-12-08T21:00:00Z') })

  for (const { activitySessionId: id } of [session, empty]) {
    const cancel = {
      activitySessionId: id,
      version: 1,
      status: 'Cancelled' as const,
      cancelReason: 'The kiln is broken',
    }
    expect((await world.call(activitySession.updateActivitySession, cancel, { as: author })).error).toBeNull()
  }
  await world.settle()
  expect(await subjectsTo(author)).toEqual([])
  const [email, ...more] = await world.mailbox(other.email)
  expect(more).toEqual([])
  expect(email?.subject).toBe('A session is cancelled: Wed 2 Dec 2026, 10:00 am')
  expect(email?.text).toContain('3 bookings are cancelled with it, and whoever had booked is told. The kiln is broken.')
  expect(email?.text).toContain(`/service-area/activities-events/activity-session/${activitySessionId}`)
  const bell = await world.db
    .selectFrom('notify.notification')
    .select('title')
    .where('user_profile_id', '=', other.userProfileId)
    .execute()
  expect(bell).toHaveLength(1)
  for (const client of clients)
    expect(await subjectsTo(client)).toEqual([expect.stringContaining('Your booking is cancelled')])
})
