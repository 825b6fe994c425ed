import { page } from '@waymark/web-kit/page'
import { expect, test, vi } from 'vitest'
import { loadAhead, startLoadingAhead } from './load-ahead.ts'

const Screen = () => null

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
  startLoadingAhead({ routes: () => routes, preloadRemote })
  loadAhead('/help?topic=fit#top')
  expect(loadHelp).toHaveBeenCalledOnce()
  expect(preloadRemote).not.toHaveBeenCalled()
  loadAhead('/booking/7')
  expect(loadBooking).toHaveBeenCalledOnce()
  expect(preloadRemote.mock.calls).toEqual([['mfe_booking']])
  // What does not load is said by the visit.
  loadAhead('/booking/upcoming')
  for (const elsewhere of ['mailto:hello@waymark.example', 'https://elsewhere.test/help', '#top']) loadAhead(elsewhere)
  await Promise.allSettled(loadUpcoming.mock.results.map(({ value }) => value))
  expect(loadHelp).toHaveBeenCalledOnce()
})
