import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@waymark/contracts/define-call'
import { type LiveEvent, liveEventChanges, notification } from '@waymark/contracts/notification'
import type { Tag } from '@waymark/contracts/tags'
import { callKey, makeStale } from '../calls/query-client.ts'

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
  const waiting = new Set<Tag>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const askAgain = () => {
    timer = undefined
    const changed = [...waiting]
    waiting.clear()
    void makeStale(queryClient, changed)
  }
  return {
    hear(event) {
      if (event.type === 'notifications' && !knowsAnother(queryClient, event.unreadCount)) return
      for (const tag of liveEventChanges[event.type]) waiting.add(tag)
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
