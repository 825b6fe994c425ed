import { activityBooking } from '@waymark/contracts/activity-booking'
import { consumer } from '@waymark/contracts/consumer'
import { notification } from '@waymark/contracts/notification'
import { payment } from '@waymark/contracts/payment'
import { staffRole } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import type { MadeSession } from '@waymark/test-world/makers/session'
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

const owedBy = async (serviceAreaId: number, as: Person) =>
  (await world.call(payment.getOwedRefunds, { serviceAreaId }, { as })).responseData?.owed

const bell = async (as: Person) =>
  (await world.call(notification.getNotifications, {}, { as })).responseData?.items.filter(({ title }) =>
    title.includes('refund'),
  )

/** Paid by a card to which nothing can be sent back, and cancelled. */
async function bookAndCancel(session: MadeSession, as: Person): Promise<number> {
  const { activityBookingId } = await book(world, session, as)
  const paymentKey = `payment-key-of-failed-refund-${activityBookingId}`
  const checkout = await world.call(payment.checkoutActivityBooking, { activityBookingId, paymentKey }, { as })
  await world.payments.pay(`${checkout.responseData?.checkoutUrl}`, refundFails)
  await world.settle()
  const cancellation = { activityBookingId, reason: '', refundCents: 2400 }
  await world.call(activityBooking.cancelActivityBooking, cancellation, { as })
  await world.settle()
  return activityBookingId
}

test('a refund that failed stays owed until it is sent again, and both sides are told once', async () => {
  const session = await makePaidSession(world)
  const [as, organiser] = [
    await makePerson(world),
    await makePerson(world, { accountId: session.activity.accountId, isAccountAdmin: true }),
  ]
  const { accountId, serviceAreaId } = session.activity
  const coordinator = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } })
  const id = await bookAndCancel(session, as)
  expect(await detail(id, as)).toMatchObject({ refundedCents: 2400, owedCents: 0 })

  await world.travel(2 * minuteMs)
  expect(await detail(id, as)).toMatchObject({ refundedCents: 0, owedCents: 2400 })
  expect(await detail(id, organiser)).toMatchObject({ mySide: 'provider', owedCents: 2400 })
  expect(await bell(as)).toMatchObject([{ title: 'Your refund did not go through', href: `/activity-booking/${id}` }])
  for (const told of [organiser, coordinator])
    expect(await bell(told)).toMatchObject([{ title: 'A refund did not go through' }])
  const home = await world.call(consumer.getDataForConsumerDashboard, {}, { as })
  expect(home.responseData).toMatchObject({ owed: [{ activityBookingId: id, owedCents: 2400, currency: 'NZD' }] })
  const mails = (await world.mailbox()).filter(({ kind }) => kind === 'booking refund failed')
  expect(mails).toHaveLength(3)
  const [toClient, toOrganiser, toCoordinator] = [as, organiser, coordinator].map(
    ({ email }) => mails.find(({ to }) => to === email)?.text,
  )
  expect(toClient).toContain('still owes it to you')
  for (const text of [toOrganiser, toCoordinator]) expect(text).toContain('Refund it again at Stripe')
  expect(await owedBy(serviceAreaId, organiser)).toEqual([
    expect.objectContaining({ activityBookingId: id, contactName: 'Aroha Ngata', owedCents: 2400, currency: 'NZD' }),
  ])
  expect(await owedBy(serviceAreaId, coordinator)).toHaveLength(1)
  const helper = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  expect(await owedBy(serviceAreaId, helper)).toBeUndefined()

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
  expect(await owedBy(serviceAreaId, organiser)).toEqual([])
})

test('what was given back another way is noted once, told to the client, and owed no more', async () => {
  const session = await makePaidSession(world)
  const { accountId, serviceAreaId } = session.activity
  const [as, organiser, helper, stranger] = [
    await makePerson(world),
    await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } }),
    await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } }),
    await makePerson(world),
  ]
  const id = await bookAndCancel(session, as)
  await world.travel(2 * minuteMs)
  const note = async (by: Person, amountCents: number) => {
    const { httpStatusCode, error } = await world.call(
      payment.noteGivenBack,
      { activityBookingId: id, amountCents },
      { as: by },
    )
    return error?.name ?? httpStatusCode
  }
  expect(await detail(id, organiser)).toMatchObject({ owedCents: 2400, mayNoteGivenBack: true })
  expect(await detail(id, as)).toMatchObject({ owedCents: 2400, mayNoteGivenBack: false })
  expect([await note(as, 2400), await note(helper, 2400), await note(stranger, 2400)]).toEqual([
    'Forbidden',
    'NotFound',
    'NotFound',
  ])
  expect(await note(organiser, 1200)).toBe('AmountChanged')
  expect((await Promise.all([note(organiser, 2400), note(organiser, 2400)])).toSorted()).toEqual([200, 'AmountChanged'])
  await world.settle()

  expect(await detail(id, organiser)).toMatchObject({ refundedCents: 2400, owedCents: 0, mayNoteGivenBack: false })
  expect(await owedBy(serviceAreaId, organiser)).toEqual([])
  const receipt = (await world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })).responseData
  expect(receipt?.balanceCents).toBe(0)
  expect(receipt?.entries.at(-1)).toMatchObject({ kind: 'refund', isAnotherWay: true, amountCents: -2400 })
  const mails = (await world.mailbox()).filter(({ kind }) => kind === 'booking given back')
  expect(mails.map(({ to }) => to)).toEqual([as.email])
  expect(mails[0]?.text).toContain('$24.00 NZD given back another way')
})
