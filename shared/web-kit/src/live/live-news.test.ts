import { QueryClient } from '@tanstack/react-query'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { notification } from '@waymark/contracts/notification'
import { quote } from '@waymark/contracts/quote'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callKey } from '../calls/query-client.ts'
import { openLiveNews } from './live-news.ts'

const known = [
  booking.getBookingDetail,
  booking.getBookingList,
  booking.getBookingsHaveUnreadMessage,
  consumer.getDataForConsumerDashboard,
  notification.getNotifications,
  quote.getQuotes,
]

function cacheOf(unreadCount: number) {
  const queryClient = new QueryClient()
  for (const call of known) {
    queryClient.setQueryDefaults(callKey(call), { meta: { reads: call.reads ?? [] } })
    queryClient.setQueryData([...callKey(call), {}], { unreadCount })
  }
  const outOfDate = () =>
    known.filter((call) => queryClient.getQueryState([...callKey(call), {}])?.isInvalidated).map(({ path }) => path)
  return { ...openLiveNews(queryClient), outOfDate, queryClient }
}

describe('live news', () => {
  beforeEach(() => vi.useFakeTimers())
  it('makes a changed booking stale where it is shown, once for several dates', async () => {
    const { hear, outOfDate, queryClient } = cacheOf(0)
    const asked = vi.spyOn(queryClient, 'invalidateQueries')
    hear({ type: 'booking', bookingId: 7 })
    hear({ type: 'booking', bookingId: 8 })
    await vi.advanceTimersByTimeAsync(100)
    expect(outOfDate()).toEqual([
      '/api/Booking/get-booking-detail',
      '/api/Booking/get-booking-list',
      '/api/consumer/get-data-for-consumer-dashboard',
    ])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('refetches the notifications, and what they may be about, when their count differs', async () => {
    const { hear, outOfDate } = cacheOf(2)
    hear({ type: 'notifications', unreadCount: 2 })
    await vi.advanceTimersByTimeAsync(100)
    expect(outOfDate()).toEqual([])
    hear({ type: 'notifications', unreadCount: 3 })
    await vi.advanceTimersByTimeAsync(100)
    expect(outOfDate()).toEqual([
      '/api/Booking/get-booking-detail',
      '/api/consumer/get-data-for-consumer-dashboard',
      '/api/Notification/get-notifications',
      '/api/Booking/get-quotes',
    ])
  })

  it('refetches the quotes of a location when its team is told', async () => {
    const { hear, outOfDate } = cacheOf(0)
    hear({ type: 'team', serviceAreaId: 1 })
    await vi.advanceTimersByTimeAsync(100)
    expect(outOfDate()).toContain('/api/Booking/get-quotes')
  })

  it('treats everything as stale after a gap', async () => {
    const { hear, outOfDate } = cacheOf(2)
    hear({ type: 'refresh' })
    await vi.advanceTimersByTimeAsync(100)
    expect(outOfDate()).toHaveLength(known.length)
  })
})
