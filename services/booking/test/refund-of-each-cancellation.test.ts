import { activityBooking } from '@waymark/contracts/activity-booking'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, makePaidSession } from './booked-session.ts'

const goodCard = '4242424242424242'
let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'notify'], payments: true })
})
afterAll(() => world.stop())

test.each([
  ['organiser', ['organiser', 'organiser', 'organiser']],
  ['client', ['client', 'client', 'client']],
  ['organiser and client', ['organiser', 'client', 'organiser']],
] as const)('%s: each of several cancellations of one booking is sent back to the card', async (_, turns) => {
  const session = await makePaidSession(world)
  const people = {
    client: await makePerson(world),
    organiser: await makePerson(world, { accountId: session.activity.accountId, isAccountAdmin: true }),
  }
  const { activityBookingId } = await book(world, session, people.client, {
    people: ['Aroha', 'Hēmi', 'Tama'].map((name) => ({ name })),
    totalCents: 7200,
  })
  const paymentKey = `payment-key-of-${activityBookingId}`
  const checkout = await world.call(
    payment.checkoutActivityBooking,
    { activityBookingId, paymentKey },
    { as: people.client },
  )
  await world.payments.pay(`${checkout.responseData?.checkoutUrl}`, goodCard)
  await world.settle()
  for (const [position, turn] of turns.entries()) {
    const input = { activityBookingId, positions: [position], reason: '', refundCents: 2400 }
    const done = await world.call(activityBooking.cancelActivityBooking, input, { as: people[turn] })
    expect(done.error).toBeNull()
    await world.settle()
    const receipt = await world.call(payment.getActivityBookingReceipt, { activityBookingId }, { as: people.client })
    expect(receipt.responseData).toMatchObject({
      balanceCents: 7200 - 2400 * (position + 1),
      refundOnItsWayCents: 0,
    })
  }
  const detail = await world.call(
    activityBooking.getActivityBookingDetail,
    { activityBookingId },
    { as: people.client },
  )
  expect(detail.responseData).toMatchObject({ status: bookingStatus.Cancelled, refundedCents: 7200, owedCents: 0 })
})
