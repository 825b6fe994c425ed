import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import { payment } from '@waymark/contracts/payment'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectCards, makeTeam, type Team } from './team.ts'

let world: World
let team: Team
let session: MadeSession
let startsInMinutes = 0
const today = new Date('2026-11-23T20:00:00Z')
const hourMs = 3_600_000

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], now: today })
  team = await makeTeam(world)
  await connectCards(world, team.activity)
})
afterAll(() => world.stop())

beforeEach(async () => {
  startsInMinutes += 5
  session = await sessionAt(today.getTime() + startsInMinutes * 60_000)
})

const sessionAt = (startMs: number) =>
  makeSession(world, { activity: team.activity, startsAt: new Date(startMs), priceCents: 1800 })

const atDoor = async (input: object = {}) => {
  const added = await world.call(
    activitySession.addActivityBookingAtDoor,
    { activitySessionId: session.activitySessionId, name: 'Wiremu Walker', price: 'standard', ...input },
    { as: team.coordinator },
  )
  if (!added.responseData) throw new Error(JSON.stringify(added.error))
  return added.responseData.activityBookingId
}

const note = (
  activityBookingId: number,
  step: 'taken' | 'undone' | 'given back',
  amountCents = 1800,
  as = team.coordinator,
) =>
  world.call(
    activitySession.noteCashAtDoor,
    { activitySessionId: session.activitySessionId, activityBookingId, step, amountCents },
    { as },
  )

/** The entries of a booking's ledger and their sum. */
async function ledger(bookingId: number) {
  const entries = await world.db
    .selectFrom('booking.ledger_entry')
    .select(['kind', 'amount_cents'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return {
    kinds: entries.map(({ kind }) => kind),
    balance: entries.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0),
  }
}

const row = async (activityBookingId: number, statuses: BookingStatus[] = []) => {
  const { responseData } = await world.call(
    activitySession.getActivityBookingsInActivitySession,
    { activitySessionId: session.activitySessionId, statuses },
    { as: team.coordinator },
  )
  return responseData?.items.find((one) => one.activityBookingId === activityBookingId)
}

test('cash is taken once, however often the button is pressed, and counts with what the session earned', async () => {
  const id = await atDoor()
  expect(await row(id)).toMatchObject({ totalCents: 1800, paidCents: 0, cashCents: 0 })
  const answers = await Promise.all([note(id, 'taken'), note(id, 'taken'), note(id, 'taken')])
  expect(answers.map(({ httpStatusCode }) => httpStatusCode).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ error }) => error)?.error).toMatchObject({
    name: 'AmountChanged',
    message: 'Somebody else noted this meanwhile: nothing is left for it.',
  })
  expect(await ledger(id)).toEqual({ kinds: ['cash'], balance: 1800 })
  expect(await row(id)).toMatchObject({ totalCents: 1800, paidCents: 1800, cashCents: 1800 })
  const { responseData: detail } = await world.call(
    activitySession.getActivitySessionDetail,
    { activitySessionId: session.activitySessionId },
    { as: team.coordinator },
  )
  expect(detail?.incomeCents).toBe(1800)
})

test('a note is taken back, and the money can be taken again', async () => {
  const id = await atDoor({ isPaidInCash: true })
  expect(await ledger(id)).toEqual({ kinds: ['cash'], balance: 1800 })
  expect((await note(id, 'undone')).responseData).toEqual({ paidCents: 0, cashCents: 0, cashToGiveBackCents: 0 })
  expect((await note(id, 'undone')).error?.name).toBe('AmountChanged')
  expect((await note(id, 'taken')).httpStatusCode).toBe(200)
  expect(await ledger(id)).toEqual({ kinds: ['cash', 'cash undone', 'cash'], balance: 1800 })
  await world.db
    .updateTable('provider.business')
    .set({
      tax_number: '49091850',
      legal_name: 'Studio Holdings Limited',
      nzbn: '9429041525746',
      billing_address: 'PO Box 12, Wellington 6140',
    })
    .where('account_id', '=', team.activity.accountId)
    .execute()
  const { responseData: receipt } = await world.call(
    payment.getActivityBookingReceipt,
    { activityBookingId: id },
    { as: team.coordinator },
  )
  expect(receipt).toMatchObject({
    lines: [{ text: expect.stringContaining('Wiremu Walker'), amountCents: 1800 }],
    totalCents: 1800,
    balanceCents: 1800,
    gst: { percent: 15, cents: 235 },
    supplierLegalName: 'Studio Holdings Limited',
    supplierNzbn: '9429 0415 2574 6',
    supplierAddress: 'PO Box 12, Wellington 6140',
    refundOnItsWayCents: 0,
    cashToGiveBackCents: 0,
    entries: [
      { kind: 'cash', amountCents: 1800 },
      { kind: 'cash undone', amountCents: -1800 },
      { kind: 'cash', amountCents: 1800 },
    ],
  })
})

test('a cancelled session owes the cash until somebody has handed it over', async () => {
  const id = await atDoor({ isPaidInCash: true })
  const unpaid = await atDoor({ name: 'Hana Unpaid' })
  const { responseData: detail } = await world.call(
    activitySession.getActivitySessionDetail,
    { activitySessionId: session.activitySessionId },
    { as: team.coordinator },
  )
  const cancelled = await world.call(
    activitySession.updateActivitySession,
    {
      activitySessionId: session.activitySessionId,
      version: detail?.version ?? 0,
      status: 'Cancelled',
      cancelReason: 'A burst pipe.',
    },
    { as: team.coordinator },
  )
  expect(cancelled.httpStatusCode).toBe(200)
  await world.runJob(jobs.booking.cancelSessionBookings, {
    activitySessionId: session.activitySessionId,
    byUserProfileId: team.coordinator.userProfileId,
  })
  const gone = [bookingStatus.Cancelled]
  expect(await row(id, gone)).toMatchObject({ paidCents: 1800, cashToGiveBackCents: 1800 })
  expect(await row(unpaid, gone)).toMatchObject({ paidCents: 0, cashToGiveBackCents: 0 })
  expect((await note(id, 'undone')).error?.name).toBe('NotConfirmed')
  const given = await Promise.all([note(id, 'given back'), note(id, 'given back')])
  expect(given.map(({ httpStatusCode }) => httpStatusCode).sort()).toEqual([200, 409])
  expect(await ledger(id)).toEqual({ kinds: ['cash', 'cash given back'], balance: 0 })
  expect(await row(id, gone)).toMatchObject({ paidCents: 0, cashToGiveBackCents: 0 })
  expect(await ledger(unpaid)).toEqual({ kinds: [], balance: 0 })
})

test('a client who paid cash and cancels in time is told that it is given back in cash', async () => {
  session = await sessionAt(today.getTime() + 72 * hourMs)
  const { bookingId, client } = await makeActivityBooking(world, { session })
  if (!client) throw new Error('No client.')
  expect((await note(bookingId, 'taken')).httpStatusCode).toBe(200)
  const asked = await world.call(
    activityBooking.getActivityBookingRefundMessage,
    { activityBookingId: bookingId },
    { as: client },
  )
  expect(asked.responseData).toMatchObject({
    message: 'You get $18.00 NZD back in cash from the organiser.',
    refundCents: 1800,
  })
  const cancelled = await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId: bookingId, refundCents: 1800, reason: '' },
    { as: client },
  )
  expect(cancelled.responseData?.history.at(-1)?.what).toBe('Cancelled. $18.00 NZD is to be given back in cash.')
  expect(await row(bookingId, [bookingStatus.Cancelled])).toMatchObject({ cashToGiveBackCents: 1800 })
  expect((await note(bookingId, 'given back')).httpStatusCode).toBe(200)
  expect(await ledger(bookingId)).toEqual({ kinds: ['cash', 'cash given back'], balance: 0 })
})

test('a concession is for sessions that have one, and cash is for those who help with the session', async () => {
  const refused = await world.call(
    activitySession.addActivityBookingAtDoor,
    { activitySessionId: session.activitySessionId, name: 'Wiremu Walker', price: 'concession' },
    { as: team.coordinator },
  )
  expect(refused.error?.fields).toEqual({ price: 'This session has no concession price.' })
  const id = await atDoor()
  expect((await note(id, 'taken', 1800, team.sione)).httpStatusCode).toBe(404)
  expect((await note(id, 'taken', 1700)).error?.message).toContain('$18.00 NZD is left')
  expect(await ledger(id)).toEqual({ kinds: [], balance: 0 })
})
