import { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { payment } from '@waymark/contracts/payment'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { book, makePaidSession } from './booked-session.ts'
import { type LossyProxy, openLossyProxy } from './lossy-proxy.ts'

const minuteMs = 60_000

let world: World
let line: LossyProxy

beforeAll(async () => {
  line = await openLossyProxy()
  world = await bootWorld({ services: ['booking'], payments: true, env: { STRIPE_API_BASE: line.address } })
  line.target = world.payments.sandbox.env.STRIPE_API_BASE
})
afterAll(async () => {
  await world.stop()
  await line.close()
})
afterEach(() => {
  line.heal()
  world.payments.release()
  world.payments.held.length = 0
})

/** What Stripe holds for a booking: charged, less what was given back. */
async function keptByStripe(bookingId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum((record->'body'->>'amount')::int - (record->'body'->>'amount_refunded')::int), 0)::int as cents
    from sandbox_stripe.object
    where kind = 'charge' and record->'body'->'metadata'->>'activityBookingId' = ${String(bookingId)}`.execute(world.db)
  return rows[0]?.cents ?? 0
}

/** Money and spaces agree, whatever was lost on the way. */
async function expectAgreement(bookingId: number): Promise<{ status: number; kept: number }> {
  const booking = await world.db
    .selectFrom('booking.booking as b')
    .innerJoin('booking.activity_booking as h', 'h.booking_id', 'b.id')
    .innerJoin('booking.activity_session as s', 's.id', 'h.activity_session_id')
    .select(['b.status', 's.spaces_taken', 'h.spaces', 'h.held_until'])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { cents } = await world.db
    .selectFrom('booking.ledger_entry')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const kept = await keptByStripe(bookingId)
  expect(cents, 'the ledger says what Stripe holds').toBe(kept)
  expect(kept, 'who has paid has a place, and who has not has none').toBe(booking.status === 1 ? 2400 : 0)
  expect(booking.spaces_taken, 'spaces are taken by live bookings alone').toBe(
    booking.status === 1 ? booking.spaces : 0,
  )
  expect(booking.status, 'nothing is left hanging').not.toBe(0)
  return { status: booking.status, kept }
}

/** Everything that happens by itself, until long after every hold and checkout is over. */
async function letTimePass(): Promise<void> {
  for (const minutes of [2, 40, 2]) {
    await world.travel(minutes * minuteMs)
    await world.runJob(jobs.booking.sweepPayments, {})
  }
}

async function open(bookingId: number, as: Awaited<ReturnType<typeof makePerson>>, key: string) {
  const input = { activityBookingId: bookingId, paymentKey: key }
  const answer = await world.call(payment.checkoutActivityBooking, input, { as })
  return answer.responseData?.checkoutUrl ?? null
}

/** Requests to Stripe at which the line breaks: opening the checkout, settling it, giving the money back. */
const steps = [1, 2, 3, 4, 5] as const
const losses = steps.flatMap((step) => (['requests', 'answers'] as const).map((what) => [what, step] as const))

test.each(losses)('loses %s from request %i on: money and spaces agree in the end', async (what, step) => {
  const session = await makePaidSession(world)
  const client = await makePerson(world)
  const { activityBookingId: id } = await book(world, session, client)
  world.payments.hold()
  line.lose(step, what)
  const url = await open(id, client, `lost-${what}-${step}-first`)
  if (url !== null) await world.payments.pay(url, '4242424242424242')
  await world.call(activityBooking.getPaidActivityBooking, { id }, { as: client })
  line.heal()
  // Whoever saw nothing happen tries again; they never pay twice.
  const again = await open(id, client, `lost-${what}-${step}-again`)
  if (again !== null && url === null) await world.payments.pay(again, '4242424242424242')
  const events = [...world.payments.held]
  world.payments.release()
  for (const event of [...events, ...events]) await world.payments.post(event)
  await world.settle()
  expect((await expectAgreement(id)).status).toBe(1)

  const as = await world.signIn(client.userProfileId)
  line.lose(1, what)
  const cancelled = await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId: id, refundCents: 2400 },
    { as },
  )
  expect(cancelled.responseData?.status).toBe(3)
  line.heal()
  await letTimePass()
  await expectAgreement(id)
})

test('nobody comes back and no event arrives: what was paid is confirmed, what was not is free again', async () => {
  const session = await makePaidSession(world)
  const [payer, leaver] = [await makePerson(world), await makePerson(world)]
  const paid = await book(world, session, payer)
  const left = await book(world, await makePaidSession(world), leaver)
  world.payments.hold()
  const url = await open(paid.activityBookingId, payer, 'nobody-comes-back-1')
  await open(left.activityBookingId, leaver, 'nobody-comes-back-2')
  await world.payments.pay(url ?? '', '4242424242424242')
  await letTimePass()
  expect((await expectAgreement(paid.activityBookingId)).status).toBe(1)
  expect((await expectAgreement(left.activityBookingId)).status).toBe(4)
})
