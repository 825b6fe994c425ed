import { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { payment } from '@waymark/contracts/payment'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, makePaidSession, newBookingOf } from './booked-session.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], payments: true })
})
afterAll(() => world.stop())

async function setOpen(serviceAreaId: number, isOpen: boolean): Promise<void> {
  await world.db
    .updateTable('provider.service_area')
    .set({ is_active: isOpen })
    .where('id', '=', serviceAreaId)
    .execute()
}

test('a location that is closed sells and offers no spaces of its sessions, until it opens again', async () => {
  const session = await makePaidSession(world, { maxSpaces: 2, maxSpacesPerClient: 2 })
  const { activityId, serviceAreaId } = session.activity
  const { activitySessionId } = session
  const [holder, client, waiting] = [await makePerson(world), await makePerson(world), await makePerson(world)]
  const { activityBookingId } = await book(world, session, holder)
  const other = await book(world, session, client)
  const wish = { activitySessionId, people: [{ name: 'Hemi' }], contactName: 'Hemi', contactEmail: 'hemi@example.test' }
  expect((await world.call(activityBooking.joinActivityWaitlist, wish, { as: waiting })).error).toBeNull()

  await setOpen(serviceAreaId, false)
  const released = { activityBookingId: other.activityBookingId }
  expect((await world.call(activityBooking.releaseActivityBooking, released, { as: client })).error).toBeNull()
  await world.runJob(jobs.booking.offerSpaces, { activitySessionId })
  const lines = await world.call(activityBooking.getMyActivityWaitlist, {}, { as: waiting })
  expect(lines.responseData).toMatchObject([{ state: 'waiting' }])
  const status = async (call: Promise<{ httpStatusCode: number }>) => (await call).httpStatusCode
  expect(await status(world.call(activityBooking.addNewActivityBooking, newBookingOf(session), { as: client }))).toBe(
    404,
  )
  expect(await status(world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: client }))).toBe(404)
  const found = await world.call(activityBooking.getActivitySessionsForNewBooking, {}, { as: client })
  expect(found.responseData?.items.map((one) => one.activityId)).not.toContain(activityId)
  const pay = { activityBookingId, paymentKey: 'key-of-the-holder' }
  expect((await world.call(payment.checkoutActivityBooking, pay, { as: holder })).error?.name).toBe('NotConnected')

  await setOpen(serviceAreaId, true)
  await world.runJob(jobs.booking.offerSpaces, { activitySessionId })
  expect((await world.call(activityBooking.getMyActivityWaitlist, {}, { as: waiting })).responseData).toMatchObject([
    { state: 'offered' },
  ])
  expect((await world.call(payment.checkoutActivityBooking, pay, { as: holder })).error).toBeNull()
})
