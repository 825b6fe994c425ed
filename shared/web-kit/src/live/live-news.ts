import type { QueryClient } from '@tanstack/react-query'
import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import type { Call, OutputOf } from '@waymark/contracts/define-call'
import { type LiveEvent, notification } from '@waymark/contracts/notification'
import { callKey } from '../calls/query-client.ts'

const counted: readonly Call[] = [consumer.getDataForConsumerDashboard, consumer.getDataForProviderDashboard]

/** The calls whose answers an event makes out of date. */
const outOfDate: Readonly<Record<LiveEvent['type'], readonly Call[]>> = {
  notifications: [notification.getNotifications],
  booking: [booking.getBookingDetail, booking.getBookingList, ...counted],
  message: [booking.getBookingsHaveUnreadMessage, booking.getBookingList, ...counted],
  refresh: [
    notification.getNotifications,
    booking.getBookingDetail,
    booking.getBookingList,
    booking.getBookingsHaveUnreadMessage,
    ...counted,
  ],
}

/** A series of dates is told one by one: the screens ask again once for those that come together. */
const gatherMs = 100

/**
 * Brings what the live channel says into the query cache: what is out of date is asked again where a screen shows it.
 * `end` drops what is not asked yet.
 */
export function openLiveNews(queryClient: QueryClient): {
  readonly hear: (event: LiveEvent) => void
  readonly end: () => void
} {
  const waiting = new Set<Call>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const askAgain = () => {
    timer = undefined
    const calls = [...waiting]
    waiting.clear()
    for (const call of calls) void queryClient.invalidateQueries({ queryKey: callKey(call) })
  }
  return {
    hear(event) {
      if (event.type === 'notifications' && !knowsAnother(queryClient, event.unreadCount)) return
      for (const call of outOfDate[event.type]) waiting.add(call)
      timer ??= setTimeout(askAgain, gatherMs)
    },
    end: () => clearTimeout(timer),
  }
}

/** Each connection begins with the count; where the list has it already there is no news. */
function knowsAnother(queryClient: QueryClient, unreadCount: number): boolean {
  const known = queryClient.getQueriesData<OutputOf<typeof notification.getNotifications>>({
    queryKey: callKey(notification.getNotifications),
  })
  return known.some(([, answer]) => answer !== undefined && answer.unreadCount !== unreadCount)
}
