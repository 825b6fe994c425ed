import { booking } from '@waymark/contracts/booking'
import { ask } from '@waymark/web-kit/ask'
import { page } from '@waymark/web-kit/page'
import { afterEach, expect, test, vi } from 'vitest'
import { loadAhead, startLoadingAhead } from './load-ahead.ts'

const Screen = () => null
const detailOf = (bookingId: number) => ask(booking.getBookingDetail, { bookingId })
const BookingScreen = Object.assign(() => null, { asks: (id: number) => [detailOf(id)] })

afterEach(() => vi.useRealTimers())

test('loads the screen of a link, its remote as well, and nothing else', async () => {
  const preloadRemote = vi.fn()
  const loadHelp = vi.fn(async () => Screen)
  const loadBooking = vi.fn(async () => Screen)
  const loadUpcoming = vi.fn(() => Promise.reject(new Error('offline')))
  const routes = [
    page('/help', 'Help', loadHelp),
    page('/booking/upcoming', 'Upcoming bookings', loadUpcoming),
    page('/booking/:id', 'Booking', loadBooking),
  ]
  startLoadingAhead({ routes: () => routes, preloadRemote, askAhead: vi.fn() })
  loadAhead('/help?topic=fit#top')
  await vi.waitFor(() => expect(loadHelp).toHaveBeenCalledOnce())
  expect(preloadRemote).not.toHaveBeenCalled()
  loadAhead('/booking/7')
  await vi.waitFor(() => expect(loadBooking).toHaveBeenCalledOnce())
  expect(preloadRemote.mock.calls).toEqual([['mfe_booking']])
  // What does not load is said by the visit.
  loadAhead('/booking/upcoming')
  for (const elsewhere of ['mailto:hello@waymark.example', 'https://elsewhere.test/help', '#top']) loadAhead(elsewhere)
  await Promise.allSettled(loadUpcoming.mock.results.map(({ value }) => value))
  expect(loadHelp).toHaveBeenCalledOnce()
})

test('asks what a screen asks first once the pointer rests on its link', async () => {
  vi.useFakeTimers()
  const askAhead = vi.fn(async () => {})
  const routes = [page('/booking/:id', 'Booking', async () => BookingScreen), page('/help', 'Help', async () => Screen)]
  startLoadingAhead({ routes: () => routes, preloadRemote: vi.fn(), askAhead })
  // On the way to another link, and away again.
  loadAhead('/booking/7')
  loadAhead('/help')
  await vi.advanceTimersByTimeAsync(1000)
  expect(askAhead).not.toHaveBeenCalled()
  loadAhead('/booking/7?from=list')
  loadAhead('/booking/8')
  await vi.advanceTimersByTimeAsync(1000)
  expect(askAhead.mock.calls).toEqual([[detailOf(8)]])
  // Is not found, so it asks nothing.
  loadAhead('/booking/abc')
  await vi.advanceTimersByTimeAsync(1000)
  expect(askAhead).toHaveBeenCalledOnce()
})
