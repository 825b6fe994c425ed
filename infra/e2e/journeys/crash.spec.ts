import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Route } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import { type FreeDays, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { test } from '../fixtures/own-suite.ts'
import { expect } from '../fixtures/test.ts'
import { emailsTo } from '../pages/mailbox.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'
import { tick } from '../pages/tick.ts'

/** One request of a client, with the same idempotency key for every attempt. */
interface Wish {
  readonly key: string
  readonly input: InputOf<typeof booking.addNewBooking>
}

const wishCount = 24
/** The series is with another organisation's service, so that nothing else takes its times. */
const seriesServiceId = 19
/** Long enough to be caught half way. */
const seriesLength = 40
/** The process is killed once this many are acknowledged and the rest are in flight. */
const acknowledgedBefore = 8

test('kill -9 while bookings are placed: nothing acknowledged is lost, nothing is done twice, and the suite comes back', async ({
  as,
  request,
  suite,
}) => {
  test.setTimeout(300_000)
  const client = await callerFor(request, 'individual')
  const wishes = await wishesOf(client)
  const page = await as('restricted')
  const form = new NewBookingPage(page)
  await test.step('somebody has filled in a booking', async () => {
    await page.goto('/booking/new-booking?serviceAreaServiceId=19')
    await tick(page.getByRole('radio').first())
    await form.useLastAddress()
    await form.takeNextFree()
    await page.getByLabel(/Notes for the visit/).fill('Ring twice.')
  })

  const killed = suite.pids().suite
  const acknowledged = new Map<string, number>()
  await test.step('the process dies in the middle of it', async () => {
    const enough = Promise.withResolvers<void>()
    const dead = Promise.withResolvers<void>()
    // However quickly the suite is back, the page's request finds nobody.
    const holdBack = async (route: Route) => {
      await dead.promise
      await route.continue()
    }
    await page.route(`**${booking.addNewBooking.path}`, holdBack, { times: 1 })
    await form.confirm()
    const tries = wishes.map(async ({ key, input }) => {
      const bookingId = await tryToBook(client, { key, input })
      if (bookingId === null) return
      acknowledged.set(key, bookingId)
      if (acknowledged.size >= acknowledgedBefore) enough.resolve()
    })
    await enough.promise
    if (killed) process.kill(killed, 'SIGKILL')
    dead.resolve()
    await Promise.all(tries)
    expect(acknowledged.size).toBeGreaterThanOrEqual(acknowledgedBefore)
  })

  await test.step('the page says what is kept, and pressing again works a moment later', async () => {
    await expect(page.getByText('What you typed is kept, and it is safe to send it again.')).toBeVisible()
    await isBack(request)
    expect(suite.pids().suite).not.toBe(killed)
    await expect(page.getByLabel(/Notes for the visit/)).toHaveValue('Ring twice.')
    await form.confirm()
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
  })

  await test.step('every request is there once, under the number that was returned', async () => {
    const again = await callerFor(request, 'individual')
    for (const wish of wishes) {
      const bookingId = await tryToBook(again, wish)
      expect(bookingId).not.toBeNull()
      expect(acknowledged.get(wish.key) ?? bookingId).toBe(bookingId)
      if (bookingId !== null) acknowledged.set(wish.key, bookingId)
    }
    expect(new Set(acknowledged.values()).size).toBe(wishCount)
    await expect.poll(() => statusesOf(again, wishes)).toEqual(wishes.map(() => bookingStatus.Confirmed))
  })

  await test.step('each gets one email', async () => {
    const numbers = [...acknowledged.values()].toSorted((a, b) => a - b)
    await expect
      .poll(async () => {
        const emails = await emailsTo(request, 'individual@demo.test')
        const told = emails.filter(({ kind }) => kind === 'booking confirmed').map(({ text }) => bookingIn(text))
        return told.filter((number) => numbers.includes(number)).toSorted((a, b) => a - b)
      })
      .toEqual(numbers)
  })

  await test.step('the process dies again, half way through a series: each date is placed once, and announced in one email', async () => {
    const again = await callerFor(request, 'individual')
    const series = await seriesOf(again)
    const asked = series.input.RequestedStartDateTimes
    expect(asked).toHaveLength(seriesLength)
    const bookingId = (await tryToBook(again, series)) ?? 0
    const datesOf = async () => (await again.ask(booking.getBookingDetail, { bookingId })).bookingDatesSummary
    const statuses = async () => new Set((await datesOf()).map(({ status }) => status))
    await expect.poll(statuses, { intervals: [1] }).toEqual(new Set([bookingStatus.New, bookingStatus.Confirmed]))
    const { suite: worker } = suite.pids()
    if (worker) process.kill(worker, 'SIGKILL')
    await isBack(request)
    expect(suite.pids().suite).not.toBe(worker)
    await expect.poll(() => statuses().catch(() => null)).toEqual(new Set([bookingStatus.Confirmed]))
    const dates = await datesOf()
    expect(dates.map(({ bookingStartDateTime }) => bookingStartDateTime)).toEqual(asked)
    for (const { bookingId: id } of dates) {
      const { staff, history } = await again.ask(booking.getBookingDetail, { bookingId: id })
      expect([staff.length, history.map(({ what }) => what)]).toEqual([1, ['Requested', 'Confirmed']])
    }
    expect(await tryToBook(again, series)).toBe(bookingId)
    const told = async () =>
      (await emailsTo(request, 'individual@demo.test')).filter(({ text }) => bookingIn(text) === bookingId).length
    await expect.poll(told).toBe(1)
  })
})

/** A process that is started again loads every service, which takes its time on a busy machine. */
async function isBack(request: APIRequestContext): Promise<void> {
  const health = async () => (await request.get('/healthz').catch(() => null))?.status()
  await expect.poll(health, { timeout: 60_000 }).toBe(200)
}

/** The booking number, or null when no response came. */
async function tryToBook(client: Caller, { key, input }: Wish): Promise<number | null> {
  try {
    const { data, error } = await client.call(booking.addNewBooking, input, key)
    if (error) throw new Refused(error.message)
    return data?.bookingDatesSummary[0]?.bookingId ?? null
  } catch (error) {
    if (error instanceof Refused) throw error
    return null
  }
}

class Refused extends Error {
  override readonly name = 'Refused'
}

/** Requests for times of morning care that do not conflict with each other. */
async function wishesOf(client: Caller): Promise<Wish[]> {
  const free = await freeDaysOf(client, 1)
  return twiceADay(free)
    .slice(0, wishCount)
    .map((start) => ({ key: randomUUID(), input: newBookingOf(free, [start]) }))
}

/** Two times a day, morning and afternoon, so that no visit overlaps the next. */
function twiceADay({ days }: FreeDays): readonly string[] {
  const starts = days.flatMap(({ date, free }) =>
    [free.at(0), free.at(-1)].flatMap((time) => (time ? [`${date}T${time}:00`] : [])),
  )
  return [...new Set(starts)]
}

/** One request for many days of another service, morning and afternoon. */
async function seriesOf(client: Caller): Promise<Wish> {
  const free = await freeDaysOf(client, seriesServiceId)
  return { key: randomUUID(), input: newBookingOf(free, twiceADay(free).slice(0, seriesLength)) }
}

/** Statuses of the live bookings at the requested times; a duplicate booking shows twice. */
async function statusesOf(client: Caller, wishes: readonly Wish[]): Promise<number[]> {
  const wanted = wishes.flatMap(({ input }) => input.RequestedStartDateTimes)
  const { items } = await client.ask(booking.getBookingList, {
    side: 'client',
    period: 'upcoming',
    serviceId: wishes[0]?.input.ServiceId,
    fromDate: wanted[0]?.slice(0, 10),
    statuses: [bookingStatus.New, bookingStatus.Confirmed, bookingStatus.Incomplete],
    pageSize: 50,
  })
  return items.filter(({ requestedStartDateTime: start }) => wanted.includes(start)).map(({ status }) => status)
}

function bookingIn(text: string): number {
  return Number(/\/booking\/(\d+)/.exec(text)?.[1])
}
