import { activityBooking } from '@waymark/contracts/activity-booking'
import { consumer } from '@waymark/contracts/consumer'
import { notification } from '@waymark/contracts/notification'
import { payment } from '@waymark/contracts/payment'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, makePaidSession } from './booked-session.ts'

const refundFails = '4000000000005126'
const minuteMs = 60_000

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'notify'], payments: true })
})
afterAll(() => world.stop())

const detail = async (activityBookingId: number, as: Person) =>
  (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData

const bell = async (as: Person) =>
  (await world.call(notification.getNotifications, {}, { as })).responseData?.items.filter(({ title }) =>
    title.includes('refund'),
  )

test('a refund that failed stays owed until it is sent again, and both sides are told once', async () => {
  const session = await makePaidSession(world)
  const [as, organiser] = [
    await makePerson(world),
    await makePerson(world, { accountId: session.activity.accountId, isAccountAdmin: true }),
  ]
  const { activityBookingId: id } = await book(world, session, as)
  const checkout = await world.call(
    payment.checkoutActivityBooking,
    { activityBookingId: id, paymentKey: 'payment-key-of-failed-refund' },
    { as },
  )
  await world.payments.pay(`${checkout.responseData?.checkoutUrl}`, refundFails)
  await world.settle()
  await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId: id, reason: '', refundCents: 2400 },
    { as },
  )
  await world.settle()
  expect(await detail(id, as)).toMatchObject({ refundedCents: 2400, owedCents: 0 })

  await world.travel(2 * minuteMs)
  expect(await detail(id, as)).toMatchObject({ refundedCents: 0, owedCents: 2400 })
  expect(await detail(id, organiser)).toMatchObject({ mySide: 'provider', owedCents: 2400 })
  expect(await bell(as)).toMatchObject([{ title: 'Your refund did not go through', href: `/activity-booking/${id}` }])
  expect(await bell(organiser)).toMatchObject([{ title: 'A refund did not go through' }])
  const home = await world.call(consumer.getDataForConsumerDashboard, {}, { as })
  expect(home.responseData).toMatchObject({ owed: [{ activityBookingId: id, owedCents: 2400, currency: 'NZD' }] })
  const mails = (await world.mailbox()).filter(({ kind }) => kind === 'booking refund failed')
  expect(mails).toHaveLength(2)
  const [toClient, toOrganiser] = [as, organiser].map(({ email }) => mails.find(({ to }) => to === email)?.text)
  expect(toClient).toContain('still owes it to you')
  expect(toOrganiser).toContain('Refund it again at Stripe')

  // Sent again at Stripe by the organiser, it has no row of ours.
  await world.db
    .insertInto('booking.ledger_entry')
    .columns(['booking_id', 'payment_id', 'kind', 'amount_cents', 'currency', 'stripe_id', 'at'])
    .expression((from) =>
      from
        .selectFrom('booking.payment')
        .select((select) => [
          'booking_id',
          'id as payment_id',
          select.val<'refund'>('refund').as('kind'),
          select.val(-2400).as('amount_cents'),
          'currency',
          select.val('re_again').as('stripe_id'),
          select.val(world.clock.now()).as('at'),
        ])
        .where('booking_id', '=', id),
    )
    .execute()
  expect(await detail(id, as)).toMatchObject({ refundedCents: 2400, owedCents: 0 })
})
