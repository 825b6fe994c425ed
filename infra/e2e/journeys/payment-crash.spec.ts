import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { activityBooking } from '@waymark/contracts/activity-booking'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { newClient } from '../fixtures/arrange-person.ts'
import type { Caller } from '../fixtures/caller.ts'
import { booksOf } from '../fixtures/money-and-spaces.ts'
import { test } from '../fixtures/own-suite.ts'
import { expect } from '../fixtures/test.ts'
import { testCards } from '../pages/payment-sandbox.ts'

const priceCents = 2400
/** The steps of a payment, at each of which a process dies while the request is on its way. */
const steps = ['hold', 'open', 'pay', 'land', 'cancel'] as const
type Step = (typeof steps)[number]
const processes = ['suite', 'postgres'] as const
interface Death {
  readonly step: Step
  readonly process: (typeof processes)[number]
}
const deaths = processes.flatMap((process) => steps.map((step): Death => ({ step, process })))

test('kill -9 of the process and of PostgreSQL at each step of a payment: money and spaces always agree, and nothing acknowledged is lost', async ({
  request,
  suite,
}) => {
  test.setTimeout(600_000)
  const { sessionIds } = await newActivity(request, { priceCents })
  const activitySessionId = sessionIds[0] ?? 0

  /** Sends one step; at the step where the process dies, sends it again with the same key until it is answered. */
  async function walk({ step: diesAt, process: dying }: Death): Promise<number> {
    const client = await newClient(request)
    const attempt = async <Answer>(step: Step, send: () => Promise<Answer>): Promise<Answer> => {
      if (step !== diesAt) return send()
      const first = send().catch(() => null)
      const { [dying]: killed } = suite.pids()
      if (killed) process.kill(killed, 'SIGKILL')
      const answered = await first
      await expect.poll(() => suite.pids()[dying], { timeout: 60_000 }).not.toBe(killed)
      await isBack(request)
      const again = await send()
      // What was acknowledged before the process died is answered again, not done again.
      if (answered !== null) expect<unknown>(again).toEqual(answered)
      return again
    }
    const holdKey = randomUUID()
    const activityBookingId = await attempt('hold', async () => {
      const held = await ask(client, activityBooking.addNewActivityBooking, newBooking(activitySessionId), holdKey)
      return held.activityBookingId
    })
    const paymentKey = randomUUID()
    const checkoutUrl = await attempt('open', async () => {
      const opened = await ask(client, payment.checkoutActivityBooking, { activityBookingId, paymentKey })
      return opened.checkoutUrl
    })
    await attempt('pay', async () => payByCard(request, checkoutUrl ?? ''))
    await attempt('land', async () => {
      const isConfirmed = async () =>
        (await ask(client, activityBooking.getPaidActivityBooking, { id: activityBookingId })).status
      await expect.poll(isConfirmed, { timeout: 60_000 }).toBe(bookingStatus.Confirmed)
    })
    if (diesAt !== 'cancel') return activityBookingId
    await attempt('cancel', async () => {
      const { status } = await ask(client, activityBooking.getActivityBookingDetail, { activityBookingId })
      if (status === bookingStatus.Confirmed)
        await ask(client, activityBooking.cancelActivityBooking, { activityBookingId, refundCents: priceCents })
    })
    return activityBookingId
  }

  for (const death of deaths) await test.step(`${death.process} dies: ${death.step}`, () => walk(death))

  await test.step('the ledger, the payment provider and the session say the same', async () => {
    const books = async () => {
      const { bookings, spacesTaken, spacesBooked } = await booksOf(suite, activitySessionId)
      return {
        spaces: spacesTaken === spacesBooked,
        bookings: bookings.map(({ status, ledgerCents, keptByStripeCents }) => [
          status,
          ledgerCents,
          keptByStripeCents,
        ]),
      }
    }
    const paid = [bookingStatus.Confirmed, priceCents, priceCents]
    const givenBack = [bookingStatus.Cancelled, 0, 0]
    await expect
      .poll(books, { timeout: 120_000 })
      .toEqual({ spaces: true, bookings: deaths.map(({ step }) => (step === 'cancel' ? givenBack : paid)) })
  })
})

/** Like `Caller.ask`, with an idempotency key. */
async function ask<C extends Call>(
  client: Caller,
  call: C,
  input: InputOf<C>,
  idempotencyKey?: string,
): Promise<OutputOf<C>> {
  const { status, data, error } = await client.call(call, input, idempotencyKey)
  if (status !== 200 || data === null) throw new Error(`${call.path} answered ${status}: ${error?.message}`)
  return data
}

function newBooking(activitySessionId: number) {
  return {
    activitySessionId,
    people: [{ name: 'Hana Rewi' }],
    contactName: 'Hana Rewi',
    contactEmail: 'hana@journeys.test',
    totalCents: priceCents,
  }
}

/** Submits the form of the payment sandbox; sent again once it is paid, it leads to the same place. */
async function payByCard(request: APIRequestContext, url: string): Promise<void> {
  const form = {
    email: 'hana@journeys.test',
    name: 'Hana Rewi',
    number: testCards.approved,
    expiry: '12 / 34',
    cvc: '123',
  }
  const answer = await request.post(url, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

async function isBack(request: APIRequestContext): Promise<void> {
  const health = async () => (await request.get('/readyz').catch(() => null))?.status()
  await expect.poll(health, { timeout: 60_000 }).toBe(200)
}
