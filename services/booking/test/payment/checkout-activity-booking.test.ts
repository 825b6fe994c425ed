import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import { payment } from '@waymark/contracts/payment'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { book, makePaidActivity, makePaidSession, sessionCounts } from '../booked-session.ts'

const approved = '4242424242424242'
const declined = '4000000000000002'
const minuteMs = 60_000

let world: World
let keys = 0

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], payments: true })
})
afterAll(() => world.stop())
afterEach(() => {
  world.payments.release()
  world.payments.held.length = 0
})

const newKey = () => {
  keys += 1
  return `payment-key-of-test-${keys}`
}

async function checkout(activityBookingId: number, as: Person, paymentKey = newKey()) {
  const answer = await world.call(payment.checkoutActivityBooking, { activityBookingId, paymentKey }, { as })
  return answer.responseData?.checkoutUrl ?? `${answer.error?.name}`
}
const paidState = async (id: number, as: Person) =>
  (await world.call(activityBooking.getPaidActivityBooking, { id }, { as })).responseData
const detail = async (activityBookingId: number, as: Person) =>
  (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData
const sweep = () => world.runJob(jobs.booking.sweepPayments, {})

/** The entries of a booking's ledger and their sum, which must be what Stripe keeps. */
/** The statements that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(world.db)
  return rows.length
}

async function ledger(bookingId: number) {
  const entries = await world.db
    .selectFrom('booking.ledger_entry')
    .select(['kind', 'amount_cents'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return {
    kinds: entries.map(({ kind }) => kind),
    balance: entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  }
}

async function held(wishes: { session?: MadeSession; as?: Person } = {}) {
  const session = wishes.session ?? (await makePaidSession(world))
  const as = wishes.as ?? (await makePerson(world))
  const { activityBookingId } = await book(world, session, as)
  return { session, as, id: activityBookingId }
}

async function paid(card = approved, wishes: { session?: MadeSession; as?: Person } = {}) {
  const made = await held(wishes)
  await world.payments.pay(await checkout(made.id, made.as), card)
  await world.settle()
  return made
}

test('a paid booking is confirmed, with the payment in its ledger, history and receipt', async () => {
  const { id, as, session } = await paid()
  const saysNumber = (taxNumber: string | null) =>
    world.db
      .updateTable('provider.business')
      .set({ tax_number: taxNumber })
      .where('account_id', '=', session.activity.accountId)
      .execute()
  expect(await detail(id, as)).toMatchObject({
    status: 1,
    paymentFlow: 'CompletedPayment',
    paidCents: 2400,
    heldUntil: null,
    ticketCode: expect.stringContaining('WM-'),
    history: [{ what: 'Spaces held for payment' }, { what: 'Paid $24.00 NZD', byName: 'Waymark' }],
  })
  expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
  const receipt = await world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })
  expect(receipt.responseData).toMatchObject({ title: 'Receipt', totalCents: 2400, gst: null, balanceCents: 2400 })
  expect(receipt.responseData).toMatchObject({ cards: [{ brand: 'visa', last4: '4242' }], supplierTaxNumber: null })
  // A number that the seller says later is on later receipts alone.
  await saysNumber('49091850')
  const sameReceipt = await world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })
  expect(sameReceipt.responseData?.supplierTaxNumber).toBeNull()
  await world.db
    .updateTable('booking.payment')
    .set({ seller_tax_number: '49091850' })
    .where('booking_id', '=', id)
    .execute()
  const numbered = await world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })
  expect(numbered.responseData).toMatchObject({
    title: 'GST receipt',
    supplierTaxNumber: { name: 'GST number', text: '049-091-850' },
    gst: { percent: 15, cents: 313 },
  })
  await saysNumber(null)
  const pdf = await world.fetch(payment.getActivityBookingReceiptFile, { activityBookingId: id }, { as })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('two tabs get the same checkout, and it is charged on the account of the organiser', async () => {
  const { id, as, session } = await held()
  const [one, two] = await Promise.all([checkout(id, as), checkout(id, as)])
  expect(one).toMatch(/sandbox-stripe\/c\/pay\/cs_test_/)
  expect(two).toBe(one)
  const { stripe_account_id: account } = await world.db
    .selectFrom('booking.payment')
    .select('stripe_account_id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(account).toBe(`acct_demo${session.activity.accountId}`)
})

test('the hold covers the checkout, and the flow says where the payment stands', async () => {
  const { id, as } = await held()
  await checkout(id, as)
  const open = await detail(id, as)
  expect(open?.paymentFlow).toBe('IsPayment')
  expect(Date.parse(open?.heldUntil ?? '') - world.clock.now().getTime()).toBeGreaterThanOrEqual(31 * minuteMs)
  const closing = { activityBookingId: id, paymentKey: newKey(), isClosed: true }
  const closed = await world.call(payment.checkoutActivityBooking, closing, { as })
  expect(closed.responseData).toMatchObject({ checkoutUrl: null, paymentFlow: 'ClosedPayment' })
})

test('a declined card changes nothing: the next one pays the same checkout', async () => {
  const { id, as } = await held()
  const url = await checkout(id, as)
  expect((await world.payments.pay(url, declined)).status).toBe(402)
  await world.settle()
  expect(await paidState(id, as)).toMatchObject({ status: 0, paidCents: 0 })
  await world.payments.pay(url, approved)
  await world.settle()
  expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
})

describe('the webhook', () => {
  test('twice, three times, in the wrong order: the booking is paid once', async () => {
    const { id, as } = await held()
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    const events = [...world.payments.held]
    for (const event of [...events.toReversed(), ...events, ...events]) await world.payments.post(event)
    await world.settle()
    expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
    expect((await detail(id, as))?.status).toBe(1)
  })

  test('never: the landing page asks Stripe itself', async () => {
    const { id, as } = await held()
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    expect(await paidState(id, as)).toMatchObject({ status: 1, paymentFlow: 'CompletedPayment', paidCents: 2400 })
  })

  test('never, and nobody lands: the sweeper asks after a minute', async () => {
    const { id, as } = await held()
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    await world.travel(minuteMs)
    await sweep()
    expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
  })

  test('after the landing page: nothing is paid again', async () => {
    const { id, as } = await held()
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    await paidState(id, as)
    for (const event of world.payments.held) await world.payments.post(event)
    await world.settle()
    expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
  })
})

describe('abandoned', () => {
  test('a hold that is over frees its spaces', async () => {
    const { id, session } = await held()
    await world.travel(31 * minuteMs)
    await sweep()
    const fresh = await world.signIn(await clientOf(id))
    expect(await detail(id, fresh)).toMatchObject({ status: 4, paymentFlow: 'Failed', heldUntil: null })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
    expect(await checkout(id, fresh)).toBe('HoldOver')
  })

  test('a checkout that expires frees its spaces, and cannot be paid any more', async () => {
    const { id, as, session } = await held()
    const url = await checkout(id, as)
    await world.travel(33 * minuteMs)
    await sweep()
    expect((await world.payments.pay(url, approved)).status).toBe(410)
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
    expect(await ledger(id)).toEqual({ kinds: [], balance: 0 })
    const state = await detail(id, await world.signIn(await clientOf(id)))
    expect(state).toMatchObject({ status: 4, paymentFlow: 'Failed' })
  })

  test('given back: the checkout is closed at Stripe first', async () => {
    const { id, as, session } = await held()
    const url = await checkout(id, as)
    const released = await world.call(activityBooking.releaseActivityBooking, { activityBookingId: id }, { as })
    expect(released.responseData).toEqual({ done: true })
    expect((await world.payments.pay(url, approved)).status).toBe(410)
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
  })

  test('given back when it was just paid: it is settled instead', async () => {
    const { id, as, session } = await held()
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    const released = await world.call(activityBooking.releaseActivityBooking, { activityBookingId: id }, { as })
    expect(released.error?.name).toBe('AlreadyPaid')
    expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
  })
})

describe('a bank that decides later', () => {
  async function underWay(card: string) {
    const made = await held()
    await world.payments.pay(await checkout(made.id, made.as), card)
    await world.settle()
    // Long after the hold would have ended, were it not for the bank.
    return made
  }

  test('holds the spaces until it has paid, and nobody pays twice', async () => {
    const { id, as, session } = await underWay('4000000000006009')
    expect(await paidState(id, as)).toMatchObject({ status: 0, paymentFlow: 'IsPayment', paidCents: 0 })
    expect(await checkout(id, as)).toBe('UnderWay')
    const released = await world.call(activityBooking.releaseActivityBooking, { activityBookingId: id }, { as })
    expect(released.error?.name).toBe('UnderWay')
    await world.travel(2 * minuteMs)
    await world.settle()
    expect(await detail(id, as)).toMatchObject({ status: 1, paymentFlow: 'CompletedPayment' })
    expect(await ledger(id)).toEqual({ kinds: ['charge'], balance: 2400 })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
  })

  test('refuses: the hold goes on for another card, and frees its spaces when it is over', async () => {
    const { id, as, session } = await underWay('4000000000006017')
    await world.travel(2 * minuteMs)
    await world.settle()
    expect(await detail(id, as)).toMatchObject({ status: 0, paymentFlow: 'Failed' })
    expect(await checkout(id, as)).toMatch(/c\/pay\//)
    await world.travel(40 * minuteMs)
    await sweep()
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
    expect(await ledger(id)).toEqual({ kinds: [], balance: 0 })
  })
})

describe('paid after its spaces were released', () => {
  /** As after a clock that went wrong, or a crash between Stripe's answer and ours: the hold ended though it was paid. */
  async function paidLate(session: MadeSession) {
    const made = await held({ session })
    world.payments.hold()
    await world.payments.pay(await checkout(made.id, made.as), approved)
    await world.db.updateTable('booking.booking').set({ status: 4 }).where('id', '=', made.id).execute()
    return made
  }

  test('it takes them again while they are left', async () => {
    const session = await makePaidSession(world)
    const { id, as } = await paidLate(session)
    await world.runJob(jobs.booking.settlePayment, { bookingId: id })
    expect(await detail(id, as)).toMatchObject({ status: 1, paymentFlow: 'CompletedPayment' })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
  })

  test('with the time that was booked, where the session moved meanwhile', async () => {
    const session = await makePaidSession(world)
    const { id, as } = await paidLate(session)
    await moveSession(session, new Date(session.startsAt.getTime() + 3_600_000))
    await world.runJob(jobs.booking.settlePayment, { bookingId: id })
    const agreedStartDateTime = wallOf(session.startsAt)
    expect(await detail(id, as)).toMatchObject({ status: 1, agreedStartDateTime, isCutoffWaived: true })
  })

  test('otherwise it goes back in full', async () => {
    const session = await makePaidSession(world, { maxSpaces: 1 })
    const { id, as } = await paidLate(session)
    await held({ session })
    await world.runJob(jobs.booking.settlePayment, { bookingId: id })
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
    expect(await detail(id, as)).toMatchObject({ status: 4, paymentFlow: 'Failed', refundedCents: 2400 })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
  })

  test('also when the session was cancelled meanwhile', async () => {
    const session = await makePaidSession(world)
    const { id, as } = await held({ session })
    world.payments.hold()
    await world.payments.pay(await checkout(id, as), approved)
    await world.db
      .updateTable('booking.activity_session')
      .set({ status: 'Cancelled', cancel_reason: 'The kiln is broken.' })
      .where('id', '=', session.activitySessionId)
      .execute()
    await world.runJob(jobs.booking.settlePayment, { bookingId: id })
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
    const failure = 'The organiser cancelled this session: The kiln is broken.'
    const known = await detail(id, as)
    expect(known).toMatchObject({ status: 4, sessionStatus: 'Cancelled', failure })
    expect(known?.history.map(({ what }) => what)).toContain(
      'Paid $24.00 NZD after the organiser had cancelled the session: it goes back to the card',
    )
    expect((await paidState(id, as))?.failure).toBe(failure)
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
  })
})

describe('cancelling', () => {
  const message = async (activityBookingId: number, as: Person, positions?: number[]) =>
    (
      await world.call(
        activityBooking.getActivityBookingRefundMessage,
        { activityBookingId, ...(positions && { positions }) },
        { as },
      )
    ).responseData
  const cancel = (activityBookingId: number, as: Person, refundCents: number, positions?: number[]) =>
    world.call(
      activityBooking.cancelActivityBooking,
      { activityBookingId, refundCents, ...(positions && { positions }) },
      { as },
    )

  test('gives the money back in full, once', async () => {
    const { id, as, session } = await paid()
    expect(await message(id, as)).toMatchObject({ refundCents: 2400, spaces: 1, currency: 'NZD' })
    expect((await cancel(id, as, 0)).error?.message).toContain('$24.00 NZD')
    const answers = await Promise.all([cancel(id, as, 2400), cancel(id, as, 2400)])
    expect(answers.map(({ error }) => error?.name).toSorted()).toEqual(['NotConfirmed', undefined].toSorted())
    await world.settle()
    await world.runJob(jobs.booking.settleMoneyBack, { paymentIntentId: await intentOf(id) })
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
  })

  test('some people leave with their companions, and the rest keeps its places', async () => {
    const session = await makePaidSession(world, { wheelchairSpaces: 1 })
    const as = await makePerson(world)
    const people = [
      { name: 'Aroha', wantsWheelchairSpace: true },
      { name: 'Mere', kind: 'companion' as const, companionOf: 0 },
      { name: 'Tama' },
    ]
    const { activityBookingId: id } = await book(world, session, as, { people, totalCents: 4800 })
    await world.payments.pay(await checkout(id, as), approved)
    await world.settle()
    expect(await message(id, as, [0])).toMatchObject({ refundCents: 2400, spaces: 2 })
    const left = await cancel(id, as, 2400, [0])
    await world.settle()
    expect(left.responseData).toMatchObject({ status: 1, totalCents: 2400, people: [{ name: 'Tama' }] })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1, wheelchair_spaces_taken: 0 })
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 2400 })
    await cancel(id, as, 2400)
    await world.settle()
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund', 'refund'], balance: 0 })
  })

  test('gives nothing back when it is too late for the policy that held when they booked', async () => {
    const activity = await makePaidActivity(world, { refundUntilHours: 48 })
    const startsAt = new Date(world.clock.now().getTime() + 40 * 3_600_000)
    const { id, as } = await paid(approved, { session: await makeSession(world, { activity, startsAt }) })
    await world.db
      .updateTable('provider.activity')
      .set({ refund_until_hours: 1 })
      .where('id', '=', activity.activityId)
      .execute()
    expect(await message(id, as)).toMatchObject({ refundCents: 0 })
    expect((await message(id, as))?.message).toContain('less than 48 hours')
    const cancelled = (await cancel(id, as, 0)).responseData
    expect(cancelled).toMatchObject({ status: 3, paidCents: 2400, refundedCents: 0 })
    // The email says the same as the history.
    expect(cancelled?.history.map(({ what }) => what).join()).toContain('nothing is paid back')
  })

  test('is refused less than 3 hours before the start', async () => {
    const activity = await makePaidActivity(world)
    const startsAt = new Date(world.clock.now().getTime() + 2 * 3_600_000)
    const { id, as } = await paid(approved, { session: await makeSession(world, { activity, startsAt }) })
    expect((await cancel(id, as, 0)).error?.message).toBe('Cannot cancel/change booking within 3 hours of start time.')
  })

  test('a refund that Stripe has not answered yet is on its way in the receipt', async () => {
    const { id, as } = await paid()
    const receipt = async () =>
      (await world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })).responseData
    expect(await receipt()).toMatchObject({ refundOnItsWayCents: 0 })
    // The job that asks Stripe waits until the receipt has been read.
    const queue = world.parts.queues.inspect('booking')
    await queue.pause()
    await cancel(id, as, 2400)
    expect(await receipt()).toMatchObject({ balanceCents: 2400, refundOnItsWayCents: 2400, entries: [{}] })
    await queue.resume()
    await world.settle()
    expect(await receipt()).toMatchObject({
      balanceCents: 0,
      refundOnItsWayCents: 0,
      entries: [{}, { kind: 'refund' }],
    })
  })

  test('a refund that settles while the receipt is read is in it once, on its way or sent', async () => {
    const { id, as } = await paid()
    const queue = world.parts.queues.inspect('booking')
    await queue.pause()
    await cancel(id, as, 2400)
    const read = await world.db.transaction().execute(async (trx) => {
      await sql`lock table booking.refund in access exclusive mode`.execute(trx)
      const reading = world.call(payment.getActivityBookingReceipt, { activityBookingId: id }, { as })
      // The booking and its refunds wait for the lock; the ledger is read.
      await expect.poll(countWaiting).toBe(2)
      const { payment_id } = await trx
        .updateTable('booking.refund')
        .set({ state: 'succeeded' })
        .where('booking_id', '=', id)
        .returning('payment_id')
        .executeTakeFirstOrThrow()
      const entry = { kind: 'refund', amount_cents: -2400, currency: 'NZD', stripe_id: `re_${id}` } as const
      await trx
        .insertInto('booking.ledger_entry')
        .values({ ...entry, booking_id: id, payment_id, at: world.clock.now(), by_user_profile_id: null })
        .execute()
      return { reading }
    })
    const { balanceCents = 0, refundOnItsWayCents = 0 } = (await read.reading).responseData ?? {}
    expect(balanceCents - refundOnItsWayCents).toBe(0)
    await queue.resume()
    await world.settle()
  })

  test('a refund that the bank refuses later is in the ledger and the history', async () => {
    const { id, as } = await paid('4000000000005126')
    await cancel(id, as, 2400)
    await world.settle()
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
    await world.travel(2 * minuteMs)
    expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund', 'refund failed'], balance: 2400 })
  })
})

test('a dispute is in the ledger, though its event came before the payment was settled', async () => {
  const { id, as } = await paid('4000000000000259')
  await world.travel(3 * minuteMs)
  expect(await ledger(id)).toEqual({ kinds: ['charge', 'dispute'], balance: 0 })
  expect((await detail(id, as))?.history.at(-1)?.what).toContain('disputes $24.00 NZD')
})

describe('payment keys', () => {
  test.each([
    ['here', payment.getPaymentKey, payment.storePaymentKey],
    ['in a frame', payment.staGetPaymentKey, payment.staStorePaymentKey],
  ] as const)('belong to one person, or one guest, %s', async (_where, getKey, storeKey) => {
    const { id, as } = await held()
    const paymentKey = newKey()
    await checkout(id, as, paymentKey)
    const read = async (who: Person) => (await world.call(getKey, { paymentKey }, { as: who })).responseData
    expect(await read(as)).toMatchObject({ activityBookingId: id, paymentFlow: 'IsPayment' })
    expect(await read(await makePerson(world))).toBeNull()
    expect(await read(await world.people.guest())).toBeNull()
    const other = await held()
    const stolen = await world.call(storeKey, { activityBookingId: other.id, paymentKey }, { as: other.as })
    expect(stolen.error?.name).toBe('KeyTaken')
  })
})

describe('an organisation that stops while somebody pays', () => {
  const stop = async ({ session }: { readonly session: MadeSession }, isStopped = true) => {
    const { accountId, serviceAreaId } = session.activity
    const business = world.db.updateTable('provider.business').where('account_id', '=', accountId)
    await business.set({ card_status: isStopped ? 'refused' : 'connected' }).execute()
    const area = world.db.updateTable('provider.service_area').where('id', '=', serviceAreaId)
    await area.set({ is_active: !isStopped }).execute()
  }

  test('takes no new payment, and the hold goes on until it is back', async () => {
    const made = await held()
    await stop(made)
    expect(await checkout(made.id, made.as)).toBe('NotConnected')
    await stop(made, false)
    await world.payments.pay(await checkout(made.id, made.as), approved)
    await world.settle()
    expect(await paidState(made.id, made.as)).toMatchObject({ status: 1, paidCents: 2400 })
  })

  test('keeps what was being paid already, with its space', async () => {
    const made = await held()
    const url = await checkout(made.id, made.as)
    await stop(made)
    await world.payments.pay(url, approved)
    await world.settle()
    expect(await paidState(made.id, made.as)).toMatchObject({ status: 1, paidCents: 2400 })
    expect(await sessionCounts(world, made.session)).toMatchObject({ spaces_taken: 1 })
  })
})

test('inside a frame the checkout is embedded, and closes the hosted one', async () => {
  const { id, as } = await held({ as: await world.people.guest() })
  const hosted = await checkout(id, as)
  const input = { activityBookingId: id, paymentKey: newKey() }
  const embedded = (await world.call(payment.staCheckoutActivityBooking, input, { as })).responseData
  expect(embedded).toMatchObject({ sandboxOrigin: 'http://localhost:8080', paymentFlow: 'IsPayment' })
  expect((await world.payments.pay(hosted, approved)).status).toBe(410)
  const page = `${embedded?.sandboxOrigin}/sandbox-stripe/c/embed/${embedded?.clientSecret}`
  expect(await world.payments.pay(page, approved)).toMatchObject({ status: 200 })
  await world.settle()
  expect(await paidState(id, as)).toMatchObject({ status: 1, paidCents: 2400 })
})

test('nobody pays while acting as another person, nor for what is not theirs', async () => {
  const { id } = await held()
  const input = { activityBookingId: id, paymentKey: newKey() }
  const client = await world.signIn(await clientOf(id), {
    actingAdminId: (await makePerson(world, { isGlobalAdmin: true })).userProfileId,
  })
  expect((await world.call(payment.checkoutActivityBooking, input, { as: client })).httpStatusCode).toBe(403)
  const stranger = await makePerson(world)
  expect((await world.call(payment.checkoutActivityBooking, input, { as: stranger })).httpStatusCode).toBe(404)
})

async function clientOf(bookingId: number): Promise<number> {
  const row = await world.db
    .selectFrom('booking.booking')
    .select('client_user_profile_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(row.client_user_profile_id)
}

/** What Stripe calls the payment of a booking. */
async function intentOf(bookingId: number): Promise<string> {
  const row = await world.db
    .selectFrom('booking.payment')
    .select('payment_intent_id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
  return row.payment_intent_id ?? ''
}

test('a fact that somebody relied on got worse: they cancel until the start, with everything back', async () => {
  const hearingLoop = 29
  const startsAt = new Date(world.clock.now().getTime() + 2 * 3_600_000)
  const session = await makePaidSession(world, { startsAt })
  const { serviceAreaId } = session.activity
  const setFact = (isMet: boolean) =>
    world.db
      .insertInto('provider.venue_fact')
      .values({ service_area_id: serviceAreaId, accessibility_option_id: hearingLoop, is_met: isMet })
      .onConflict((row) => row.columns(['service_area_id', 'accessibility_option_id']).doUpdateSet({ is_met: isMet }))
      .execute()
  await setFact(true)
  const as = await makePerson(world)
  const people = [{ name: 'Aroha', sharedAccessibilityOptionIds: [hearingLoop] }]
  const { activityBookingId: id } = await book(world, session, as, { people })
  await world.payments.pay(await checkout(id, as), approved)
  await world.settle()
  expect(await detail(id, as)).toMatchObject({ mayCancel: false, worsenedOptionIds: [] })
  await setFact(false)
  expect(await detail(id, as)).toMatchObject({ mayCancel: true, worsenedOptionIds: [hearingLoop] })
  const input = { activityBookingId: id, refundCents: 2400 }
  const cancelled = await world.call(activityBooking.cancelActivityBooking, input, { as })
  expect(cancelled.responseData?.status).toBe(3)
  await world.settle()
  expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
})

const wallOf = (instant: Date) => instantToWall('Pacific/Auckland', instant.getTime())

/** As an admin of its organisation does. */
async function moveSession({ activitySessionId, activity }: MadeSession, to: Date): Promise<void> {
  const { version } = await world.db
    .selectFrom('booking.activity_session')
    .select('version')
    .where('id', '=', activitySessionId)
    .executeTakeFirstOrThrow()
  const input = { activitySessionId, version, startDateTime: wallOf(to) }
  const as = await makePerson(world, { accountId: activity.accountId, isAccountAdmin: true })
  const moved = await world.call(activitySession.updateActivitySession, input, { as })
  expect(moved.error).toBeNull()
}

test('a session that its organiser moved: who had booked it cancels until the start, with everything back', async () => {
  const hourMs = 3_600_000
  const startsAt = new Date(world.clock.now().getTime() + 20 * hourMs)
  const { id, as, session } = await paid(approved, { session: await makePaidSession(world, { startsAt }) })
  const refundMessage = async () =>
    (await world.call(activityBooking.getActivityBookingRefundMessage, { activityBookingId: id }, { as })).responseData

  const soon = new Date(startsAt.getTime() - 18 * hourMs)
  await moveSession(session, soon)
  expect(await detail(id, as)).toMatchObject({
    agreedStartDateTime: wallOf(startsAt),
    isCutoffWaived: true,
    mayCancel: true,
  })
  expect(await refundMessage()).toMatchObject({
    refundCents: 2400,
    message: expect.stringMatching(/^You get \$24\.00 NZD back\./),
  })

  // As it was agreed again: the usual rule holds, which gives nothing back any more.
  await moveSession(session, startsAt)
  expect(await detail(id, as)).toMatchObject({ agreedStartDateTime: null, isCutoffWaived: false })
  expect(await refundMessage()).toMatchObject({ refundCents: 0 })

  await moveSession(session, soon)
  const input = { activityBookingId: id, refundCents: 2400 }
  const cancelled = await world.call(activityBooking.cancelActivityBooking, input, { as })
  expect(cancelled.responseData?.status).toBe(3)
  await world.settle()
  expect(await ledger(id)).toEqual({ kinds: ['charge', 'refund'], balance: 0 })
})
