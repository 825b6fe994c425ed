import { activity } from '@waymark/contracts/activity'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActivityTeam, yoga } from './activity/activity-team.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['provider', 'booking', 'notify'] })
})
afterAll(() => world.stop())

test('a cancelled activity takes its sessions to come and their bookings with it', async () => {
  const team = await makeActivityTeam(world)
  const made = {
    activityId: team.activityId,
    serviceAreaId: team.serviceAreaId,
    accountId: team.accountId,
    title: yoga.title,
    priceCents: 0,
    concessionPriceCents: null,
    spacesPerSession: yoga.maxSpacesPerSession,
    spacesPerClient: yoga.maxSpacesPerClient,
  }
  const coming = await makeSession(world, { activity: made })
  const over = await makeSession(world, { activity: made, startsAt: new Date('2026-11-20T21:00:00Z') })
  const { bookingId } = await makeActivityBooking(world, { session: coming })
  const change = (version: number, wishes: object) =>
    world.call(
      activity.submitActivity,
      { serviceAreaId: team.serviceAreaId, ...yoga, activityId: team.activityId, version, ...wishes },
      { as: team.coordinator },
    )
  await change(1, { status: 'Active' })
  const cancelled = await change(2, { status: 'Cancelled', cancelReason: 'The hall has burnt down.' })
  expect(cancelled.responseData?.status).toBe('Cancelled')
  await world.settle()
  const sessions = await world.db
    .selectFrom('booking.activity_session')
    .select(['id', 'status', 'cancel_reason'])
    .where('activity_id', '=', team.activityId)
    .orderBy('id')
    .execute()
  expect(sessions).toEqual([
    { id: coming.activitySessionId, status: 'Cancelled', cancel_reason: 'The hall has burnt down.' },
    { id: over.activitySessionId, status: 'Completed', cancel_reason: null },
  ])
  const booking = await world.db
    .selectFrom('booking.booking')
    .select('status')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  expect(booking.status).toBe(bookingStatus.Cancelled)
})
