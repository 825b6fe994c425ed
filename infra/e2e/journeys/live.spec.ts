import type { Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import { liveChannelPath } from '@waymark/contracts/notification'
import { bookedBy, type FreeDays, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, test } from '../fixtures/test.ts'

/** Morning care by Kōwhai Care, which `hybrid.admin` manages. */
const serviceAreaServiceId = 1

test('what the provider does is on the client’s open page at once', async ({ as, request }) => {
  const client = await callerFor(request, 'individual')
  const bookingId = await booked(client)
  const page = await as('individual')
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
  const live = firstWord(page)
  await page.goto(`/booking/${bookingId}`)
  await live
  await expect(status(page, 'Confirmed')).toBeVisible()

  const provider = await callerFor(request, 'hybrid.admin')
  await provider.ask(booking.cancelBooking, { bookingId, reason: 'Our van broke down' })
  await expect(status(page, 'Cancelled')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happened so far' })).toContainText('Our van broke down')
  expect(sockets.filter((path) => path === liveChannelPath)).toHaveLength(1)
})

test('each date of a series is reported as the queue places it, without polling', async ({ as, request }) => {
  const page = await as('individual')
  const told: number[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const event = JSON.parse(String(payload))
      if (event.type === 'booking') told.push(event.bookingId)
    }),
  )
  const live = firstWord(page)
  await page.goto('/dashboard')
  await live
  const client = await callerFor(request, 'individual')
  const found = await freeDaysOf(client, serviceAreaServiceId, 21)
  const starts = lastStarts(found).slice(0, 2)
  const bookingIds = await bookedBy(client, newBookingOf(found, starts))
  await expect.poll(() => told).toEqual(expect.arrayContaining([...bookingIds]))
  await client.ask(booking.cancelBooking, { bookingId: bookingIds[0] ?? 0, scope: 'all' })
})

test('without the live channel the notifications are polled', async ({ as }) => {
  const page = await as('individual')
  await page.routeWebSocket(new RegExp(liveChannelPath), (socket) => socket.close())
  await page.clock.install()
  const first = page.waitForResponse(/get-notifications$/)
  await page.goto('/user/profile')
  await (await first).finished()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  const asked = page.waitForRequest(/get-notifications$/)
  await page.clock.fastForward(31_000)
  await asked
})

/** Books the last free time of a day some weeks ahead. */
async function booked(client: Caller): Promise<number> {
  const found = await freeDaysOf(client, serviceAreaServiceId, 14)
  const [start] = lastStarts(found)
  const [bookingId] = start === undefined ? [] : await bookedBy(client, newBookingOf(found, [start]))
  if (bookingId === undefined) throw new Error('no time is free')
  return bookingId
}

/** The last free time of each day. */
function lastStarts({ days }: FreeDays): string[] {
  return days.flatMap(({ date, free }) => free.slice(-1).map((time) => `${date}T${time}:00`))
}

function status(page: Page, word: 'Confirmed' | 'Cancelled') {
  return page.getByRole('main').getByText(word, { exact: true }).first()
}

/** Resolves on the first message of the live channel, which it sends once it knows who is listening. */
function firstWord(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().endsWith(liveChannelPath)) socket.once('framereceived', () => resolve())
    })
  })
}
