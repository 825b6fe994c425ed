import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'notify'] })
})
afterAll(() => world.stop())

test('a cancelled session is announced to whoever waited for it, people and guests, once', async () => {
  const activity = await makeActivity(world, { title: 'The lighthouse play' })
  const session = await makeSession(world, { activity, maxSpaces: 1 })
  const { serviceAreaId, accountId } = activity
  const coordinator = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } })
  const [lucky, waiting] = [await makePerson(world), await makePerson(world)]
  const guest = await world.people.guest()
  const about = (name: string) => ({
    activitySessionId: session.activitySessionId,
    people: [{ name }],
    contactName: name,
    contactEmail: `${name.toLowerCase()}@waitlist.test`,
  })
  await world.call(activityBooking.addNewActivityBooking, { ...about('Lucky'), totalCents: 0 }, { as: lucky })
  const join = (name: string, as: Person) => world.call(activityBooking.joinActivityWaitlist, about(name), { as })
  await join('Wiremu', waiting)
  await join('Ngaire', guest)

  const { activitySessionId } = session
  const cancelled = await world.call(
    activitySession.updateActivitySession,
    { activitySessionId, version: 1, status: 'Cancelled', cancelReason: 'The lamp is broken.' },
    { as: coordinator },
  )
  expect(cancelled.httpStatusCode).toBe(200)
  await world.settle()

  const emails = await world.db
    .selectFrom('notify.email')
    .select(['to_address', 'text_body'])
    .where('kind', '=', 'waitlist ended')
    .orderBy('id')
    .execute()
  expect(emails.map(({ to_address }) => to_address).toSorted()).toEqual([
    'ngaire@waitlist.test',
    'wiremu@waitlist.test',
  ])
  for (const { text_body: text } of emails) {
    expect(text).toContain('The lighthouse play')
    expect(text).toContain('The lamp is broken.')
    expect(text).toContain(`/activity-booking/new-booking?activityId=${activity.activityId}`)
  }
  const notices = await world.db
    .selectFrom('notify.notification')
    .select('user_profile_id')
    .where('kind', '=', 'waitlist ended')
    .execute()
  expect(notices).toEqual([{ user_profile_id: waiting.userProfileId }])
})

test('a session that moves is told to whoever waits for it, with both times', async () => {
  const activity = await makeActivity(world, { title: 'Clay evening' })
  const session = await makeSession(world, { activity, maxSpaces: 1, startsAt: new Date('2026-12-01T10:00:00Z') })
  const { serviceAreaId, accountId } = activity
  const coordinator = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } })
  const about = (name: string) => ({
    activitySessionId: session.activitySessionId,
    people: [{ name }],
    contactName: name,
    contactEmail: `${name.toLowerCase()}@moved.test`,
  })
  const booked = { ...about('Lucky'), totalCents: 0 }
  await world.call(activityBooking.addNewActivityBooking, booked, { as: await makePerson(world) })
  await world.call(activityBooking.joinActivityWaitlist, about('Gus'), { as: await world.people.guest() })
  await world.settle()
  const told = async () =>
    (await world.mailbox('gus@moved.test'))
      .filter(({ kind }) => kind === 'waitlist joined')
      .map(({ subject }) => subject)
  expect(await told()).toHaveLength(1)
  const moved = await world.call(
    activitySession.updateActivitySession,
    {
      activitySessionId: session.activitySessionId,
      version: 1,
      startDateTime: '2026-12-02T14:00:00',
      endDateTime: '2026-12-02T15:00:00',
    },
    { as: coordinator },
  )
  expect(moved.error).toBeNull()
  await world.settle()
  expect(await told()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^What you wait for has another time: Wednesday 2 December/)]),
  )
  const [email] = (await world.mailbox('gus@moved.test')).filter(({ subject }) => /another time/.test(subject))
  expect(email?.text).toMatch(/It was to start Tuesday 1 December/)
})
