import type { QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@waymark/contracts/define-call'
import { type LiveEvent, liveEventChanges, notification } from '@waymark/contracts/notification'
import type { Tag } from '@waymark/contracts/tags'
import { noteChange } from '../calls/heard-change.ts'
import { callKey, makeStale } from '../calls/query-client.ts'

/** The dates of a series are reported one by one: screens refetch once for those that come together. */
const gatherMs = 100

/**
 * Applies live events to the query cache: stale answers that a screen shows are refetched.
 * `end` drops pending refetches.
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
    noteChange()
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

/** Each connection starts with the count; if the list already has it, nothing is new. */
function knowsAnother(queryClient: QueryClient, unreadCount: number): boolean {
  const known = queryClient.getQueriesData<OutputOf<typeof notification.getNotifications>>({
    queryKey: callKey(notification.getNotifications),
  })
  return known.some(([, answer]) => answer !== undefined && answer.unreadCount !== unreadCount)
}
