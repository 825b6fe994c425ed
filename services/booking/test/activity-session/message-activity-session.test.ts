import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from './team.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'notify'] })
})
afterAll(() => world.stop())

const message = { subject: 'Bring a\r\ntowel', body: 'The pool has none.\n\nSee you there!' }

test('writes to everybody who comes, guests as well, once to each address', async () => {
  const { activity, coordinator, aroha } = await makeTeam(world, { title: 'Swim' })
  const session = await makeSession(world, { activity })
  const contact = (contactEmail: string, guestId: string, status: 0 | 1 | 3 = 1) =>
    makeActivityBooking(world, { session, guestId, contactEmail, contactName: 'Ana Guest', status })
  const { client } = await makeActivityBooking(world, { session })
  await contact('ana@example.test', 'a')
  await contact('ANA@example.test', 'b')
  await contact('held@example.test', 'c', bookingStatus.New)
  await contact('gone@example.test', 'd', bookingStatus.Cancelled)
  const { activitySessionId } = session
  const send = (as = coordinator) =>
    world.call(
      activitySession.messageActivitySession,
      { activitySessionId, ...message },
      { as, idempotencyKey: 'towel-message' },
    )
  expect((await send()).responseData).toEqual({ done: true, recipients: 2 })
  await send()
  const emails = (await world.mailbox()).filter(({ kind }) => kind === 'session message')
  expect(emails.map(({ to }) => to).toSorted()).toEqual(['ana@example.test', client?.email].toSorted())
  expect(emails.find(({ to }) => to === 'ana@example.test')).toMatchObject({ subject: 'Bring a towel' })
  expect(emails[0]?.text).toContain('The pool has none.')
  expect(emails[0]?.text).toContain('Tuesday 1 December 2026, 10:00 am to 12:00 pm')
  expect((await send(aroha)).httpStatusCode).toBe(403)
})

test('refuses when nobody has booked', async () => {
  const { activity, coordinator } = await makeTeam(world)
  const { activitySessionId } = await makeSession(world, { activity })
  const input = { activitySessionId, ...message }
  const answer = await world.call(activitySession.messageActivitySession, input, { as: coordinator })
  expect(answer.error?.name).toBe('NobodyComes')
})
